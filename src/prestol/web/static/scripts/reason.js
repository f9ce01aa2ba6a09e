// Why something is refused; the rules can be read where they stand.

import { element, show } from './menu.js'

export function openReason(at, reason, rules = '') {
  const words = element('p', reason)
  for (const rule of rules.split(' ').filter(Boolean)) words.append(' ', link(rule))
  show(at, 'refusal', words)
}

function link(rule) {
  const made = element('a', rule)
  made.href = `/rules/${document.documentElement.dataset.game}#${rule}`
  made.target = '_blank'
  return made
}

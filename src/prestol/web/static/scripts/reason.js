// Why something is refused; the rules can be read where they stand.

import { $ } from './dom.js'
import { element, show } from './menu.js'

export function openReason(at, reason, rules = '') {
  const words = element('p', reason)
  $('#menu').classList.add('refusal')
  for (const rule of rules.split(' ').filter(Boolean)) words.append(' ', link(rule))
  show(at, words)
}

function link(rule) {
  const made = element('a', rule)
  made.href = `/rules/${document.documentElement.dataset.game}#${rule}`
  made.target = '_blank'
  return made
}

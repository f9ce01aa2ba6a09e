// The part of the page that changes with every answer. The server draws it, this shows it.

import { $, isAsked, part } from './dom.js'
import { rove } from './focus.js'
import { hideLens, quietTips } from './lens.js'
import { isLocked, unlock } from './lock.js'
import { followUndo, markNew, seeAll } from './log.js'
import { morph, parsed } from './markup.js'
import { glide, places } from './motion.js'
import { mark, rename, ring } from './turn.js'
import { say } from './voice.js'

export function show(html) {
  const fresh = parsed(html, '#part'), size = () => $('#board')?.getAttribute('viewBox')
  if (!fresh) return
  const before = places(), { asked } = part().dataset, oldSize = size()
  const held = document.activeElement, onBoard = held.closest('#pieces')
  quietTips(fresh)
  hideLens()
  morph(part(), fresh)
  if (size() === oldSize) glide(before)
  settle(asked)
  if (document.activeElement !== document.body) return
  const next = document.getElementById(held.id) ?? (onBoard && $('#pieces > [tabindex]')) // its piece may be gone
  next?.focus({ preventScroll: true })
}

export function settle(wasAsked) {
  if (isLocked()) seeAll() // we know what we have done ourselves
  unlock()
  rove()
  $('#actions')?.scrollTo(0, 0)
  mark()
  if (wasAsked) followUndo()
  markNew()
  if (wasAsked) say(`${part().dataset.said} ${$('#status').textContent}`)
  if (isAsked() && wasAsked === '0') ring()
  $('#curtain-button')?.focus()
}

// Show what another page shows, if it comes.
export async function visit(url) {
  const html = await fetch(url).then(reply => reply.ok && reply.text()).catch(() => '')
  if (html) rename(parsed(html, 'title').textContent)
  if (html) show(html)
  return html
}

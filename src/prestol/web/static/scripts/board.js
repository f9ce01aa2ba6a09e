// The part of the page that changes with every move. The server draws it, this shows it.

import { $, isAsked, narrow, part } from './dom.js'
import { rove } from './focus.js'
import { holdLens, quietTips } from './lens.js'
import { isLocked, unlock } from './lock.js'
import { followUndo, isAtEnd, markNew, seeAll, toEnd } from './log.js'
import { close } from './menu.js'
import { morph, parsed } from './markup.js'
import { glide, places } from './motion.js'
import { freshen, shapes } from './safe.js'
import { bringIntoSight, measureFoot } from './sheet.js'
import { roveBars } from './toolbar.js'
import { mark, rename, ring } from './turn.js'
import { say } from './voice.js'

export function show(html) {
  const fresh = parsed(html, '#part'), size = () => $('#board')?.getAttribute('viewBox')
  if (!fresh) return
  const before = places(), meant = shapes(), { asked, revision } = part().dataset, oldSize = size(), followed = isAtEnd()
  const held = document.activeElement, onBoard = held.closest('#pieces')
  quietTips(fresh)
  holdLens()
  morph(part(), fresh)
  if (part().dataset.revision !== revision) close()
  freshen(meant)
  if (size() === oldSize) glide(before)
  if (followed) toEnd()
  settle(asked)
  if (document.activeElement !== document.body) return
  const next = document.getElementById(held.id) ?? (onBoard && $('#pieces > [tabindex]')) // its piece may be gone
  next?.focus({ preventScroll: true })
}

export function settle(wasAsked) {
  if (isLocked()) seeAll() // we know what we have done ourselves
  unlock()
  rove()
  roveBars()
  mark()
  if (wasAsked) followUndo()
  markNew()
  measureFoot()
  if (isAsked() && narrow.matches) bringIntoSight()
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

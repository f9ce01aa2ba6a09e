// The part of the page that changes with every move. The server draws it, this shows it.

import { $, isAsked, narrow, part } from './dom.js'
import { celebrate, countUp, totals } from './end.js'
import { rove } from './focus.js'
import { holdLens, quietTips } from './lens.js'
import { light } from './light.js'
import { isLocked, unlock } from './lock.js'
import { followUndo, isAtEnd, markNew, seeAll, toEnd } from './log.js'
import { close } from './menu.js'
import { morph, parsed } from './markup.js'
import { glide, places } from './motion.js'
import { announce, begin, canShow, forget, lag, remember, stop } from './playback.js'
import { tellMissed } from './ribbon.js'
import { freshen, shapes } from './safe.js'
import { bringIntoSight, measureFoot } from './sheet.js'
import { frame, toTab } from './tabs.js'
import { roveBars } from './toolbar.js'
import { sound } from './sound.js'
import { mark, rename } from './turn.js'
import { say } from './voice.js'

export function show(html) {
  const fresh = parsed(html, '#part'), size = () => $('#board')?.getAttribute('viewBox')
  if (!fresh) return
  const beats = parsed(html, '#beats'), points = totals(), goesOn = !$('#score')
  const before = places(), meant = shapes(), { asked, revision } = part().dataset, oldSize = size(), followed = isAtEnd()
  const held = document.activeElement, onBoard = held.closest('#pieces')
  quietTips(fresh)
  frame(fresh)
  holdLens()
  stage(fresh, beats, size() === $('#board', fresh)?.getAttribute('viewBox'))
  morph(part(), fresh)
  if (part().dataset.revision !== revision) close()
  freshen(meant)
  if (size() === oldSize) glide(before)
  begin()
  if (followed) toEnd()
  countUp(points)
  if (goesOn && $('#score')) celebrate()
  settle(asked)
  if (document.activeElement !== document.body) return
  const next = document.getElementById(held.id) ?? (onBoard && $('#pieces > [tabindex]')) // its piece may be gone
  next?.focus({ preventScroll: true })
}

// Either the new board, or the old one while events lead to it.
function stage(fresh, beats, fits) {
  if (beats?.dataset.missed) tellMissed(beats.dataset)
  if (!beats || !fits || !('follows' in beats.dataset)) return forget(), stop()
  remember(beats)
  if (canShow(beats)) lag(fresh, beats)
  else announce(beats)
}

export function settle(wasAsked) {
  if (isLocked()) seeAll() // we know what we have done ourselves
  unlock()
  rove()
  roveBars()
  mark()
  if (wasAsked) followUndo()
  markNew()
  light()
  measureFoot()
  if (isAsked() && narrow.matches) bringIntoSight()
  if (wasAsked) say(`${part().dataset.said} ${$('#status').textContent}`)
  if (isAsked() && wasAsked === '0') sound('turn')
  if ($('#curtain')) toTab('board') // another player's eyes
  $('#curtain-button')?.focus()
}

// Show what another page shows, if it comes.
export async function visit(url) {
  const html = await fetch(url).then(reply => reply.ok && reply.text()).catch(() => '')
  if (html) rename(parsed(html, 'title').textContent)
  if (html) show(html)
  return html
}

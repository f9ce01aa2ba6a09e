// The part of the page that changes with every move. The server draws it, this shows it.

import { $, isAsked, load, narrow, part, table } from './dom.js'
import { refocus, rove } from './focus.js'
import { holdLens, quietTips } from './lens.js'
import { light } from './light.js'
import { isLocked, unlock } from './lock.js'
import { followUndo, isAtEnd, markNew, seeAll, toEnd } from './log.js'
import { close } from './menu.js'
import { morph, parsed } from './markup.js'
import { glide, places } from './motion.js'
import { countUp, totals } from './points.js'
import { freshen, shapes } from './safe.js'
import { bringIntoSight, measureFoot } from './sheet.js'
import { frame, toTab } from './tabs.js'
import { roveBars } from './toolbar.js'
import { sound } from './sound.js'
import { mark, rename } from './turn.js'
import { say } from './voice.js'

let playback // comes to a table once that can be played

if (table) setTimeout(() => load('playback').then(found => { playback = found }), 500)

const size = (root = document) => $('#board', root)?.getAttribute('viewBox')

export function show(html) {
  const fresh = parsed(html, '#part')
  if (!fresh) return
  const old = glance()
  dress(fresh, parsed(html, '#beats'))
  morph(part(), fresh)
  follow(old)
  settle(old.asked)
  refocus(old)
}

// What has to be compared with what comes.
function glance() {
  const held = document.activeElement
  return {
    ...part().dataset, size: size(), places: places(), shapes: shapes(), totals: totals(), isFollowed: isAtEnd(),
    isOver: Boolean($('#score')), held, onBoard: held.closest('#pieces')
  }
}

function dress(fresh, beats) {
  quietTips(fresh)
  frame(fresh)
  holdLens()
  playback?.stage(fresh, beats, size() === size(fresh))
}

function follow(old) {
  if (part().dataset.revision !== old.revision) close()
  freshen(old.shapes)
  if (size() === old.size) glide(old.places)
  playback?.begin()
  if (old.isFollowed) toEnd()
  countUp(old.totals)
  if (!old.isOver && $('#score')) load('end').then(({ celebrate }) => celebrate())
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
  if ($('.offer, [data-ghost]')) load('panel').then(({ prepare }) => prepare())
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

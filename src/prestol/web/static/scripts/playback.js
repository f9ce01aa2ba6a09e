// What has happened is shown event by event. The bar is right at once and takes a move at any time; only the pieces
// that an event touches lag behind.

import { $, all } from './dom.js'
import { standIn } from './lagging.js'
import { morph } from './markup.js'
import { begin, enqueue, isPlaying, stop } from './player.js'
import { hideRibbon, offerAgain, pace, tell, tellMissed } from './ribbon.js'
import { sound } from './sound.js'
import './skip.js'

export { begin }

let past // what can be shown again: a board, and what led away from it

// Either the new board, or the old one while events lead to it.
export function stage(fresh, list, fits) {
  const beats = list ? all('li', list) : []
  if (list?.dataset.missed) tellMissed(list.dataset)
  if (!list || !fits || !('follows' in list.dataset)) past = null
  else if (beats.length) remember(beats)
  offerAgain(past)
  if (past && pace() !== 'off' && (isPlaying() || beats.length > 1)) lag(fresh, beats)
  else announce(beats.at(-1))
}

function remember(beats) {
  if (!isPlaying()) past = { board: $('#board').cloneNode(true), beats: [] }
  past?.beats.push(...beats)
}

function lag(fresh, beats) {
  const now = $('#board', fresh), board = now.cloneNode(true)
  now.replaceWith(standIn($('#board'), board, enqueue(beats, board)))
}

// One event needs no showing, the board glides there by itself: a word about what others did, and a sound.
function announce(beat) {
  stop()
  if (!beat) return
  sound(beat.dataset.sound)
  if (pace() === 'off' || beat.dataset.seat === $('#part').dataset.seat) return
  tell(beat)
  hideRibbon()
}

export function again() {
  if (isPlaying() || !past) return
  const board = $('#board').cloneNode(true)
  morph($('#board'), standIn(past.board, board, enqueue(past.beats, board)))
  begin()
}

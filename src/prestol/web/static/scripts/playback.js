// What has happened is shown event by event. The bar is right at once and takes a move at any time; only the pieces
// that an event touches lag behind. It ends with the server's own board, however it ends.

import { $, all, calm, on, pieceAt } from './dom.js'
import { rove } from './focus.js'
import { morph } from './markup.js'
import { glide, places } from './motion.js'
import { PACES, hideRibbon, offerAgain, pace, tell } from './ribbon.js'
import { freshen, shapes } from './safe.js'
import { sound } from './sound.js'
import { frame } from './tabs.js'

let queue = [], board, timer, paused = false, told = 0, past

const listed = list => all('li', list)
const pieces = beat => all('svg > *', beat)
const find = (root, id) => $(`#${CSS.escape(id)}`, root)

const isPlaying = () => Boolean(board)

// One event needs no showing: the board glides there by itself.
export function canShow(beats) {
  return pace() !== 'off' && (isPlaying() || listed(beats).length > 1)
}

export function remember(beats) {
  const found = listed(beats)
  if (!found.length) return
  if (!isPlaying()) past = { board: $('#board').cloneNode(true), beats: [] }
  past?.beats.push(...found)
  offerAgain(true)
}

export function forget() {
  past = null
  offerAgain(false)
}

// The old board stands in for the server's.
export function lag(fresh, beats) {
  queue.push(...listed(beats))
  board = $('#board', fresh).cloneNode(true)
  $('#board', fresh).replaceWith(standIn($('#board')))
}

// What no event touches is right already; what one touches is only looked at.
function standIn(old) {
  const made = old.cloneNode(true), touched = new Set(queue.flatMap(ids))
  for (const piece of all('#pieces > *', made)) {
    const now = find(board, piece.id)
    if (!touched.has(piece.id) && now) piece.replaceWith(now.cloneNode(true))
    else mute(piece)
  }
  return made
}

const ids = beat => [...beat.dataset.gone.split(' '), ...pieces(beat).map(piece => piece.id)]

function mute(piece) {
  for (const name of ['data-answer', 'role', 'tabindex']) piece.removeAttribute(name)
  piece.classList.remove('can', 'cannot')
}

export function begin() {
  if (isPlaying() && !timer && !paused) next()
}

// Nothing to be shown one after another: a word about what others did, and a sound.
export function announce(beats) {
  const last = listed(beats).at(-1)
  stop()
  if (!last) return
  sound(last.dataset.sound)
  if (pace() === 'off' || last.dataset.seat === $('#part').dataset.seat) return
  tell(last)
  hideRibbon()
}

function next() {
  const beat = queue.shift(), { event, flight, longest } = PACES[pace()] ?? PACES.normal
  if (!beat) return finish()
  told += 1
  tell(beat, told, told + queue.length)
  sound(beat.dataset.sound)
  if (!queue.length) return finish()
  put(beat, flight)
  timer = setTimeout(next, Math.min(event, longest / (told + queue.length)))
}

function put(beat, flight) {
  const before = places()
  for (const id of beat.dataset.gone.split(' ')) find($('#pieces'), id || '-')?.remove()
  for (const piece of pieces(beat)) {
    const old = find($('#pieces'), piece.id)
    if (old) morph(old, piece.cloneNode(true))
    else $('#pieces').append(piece.cloneNode(true))
  }
  glide(before, flight)
}

export function stop() {
  clearTimeout(timer)
  board = timer = null
  queue = []
  told = 0
  paused = false
}

// The board as the server has it.
export function finish() {
  const before = places(), meant = shapes(), last = board
  stop()
  if (!last) return
  morph($('#board'), last)
  frame()
  freshen(meant)
  glide(before)
  rove()
  hideRibbon()
}

function again() {
  if (isPlaying() || !past) return
  queue = [...past.beats]
  board = $('#board').cloneNode(true)
  morph($('#board'), standIn(past.board))
  next()
}

function pause() {
  paused = !paused
  clearTimeout(timer)
  timer = null
  if (!paused) next()
  return paused
}

// Any click and any key lead to the end; a click on what is still on its way answers nothing.
on('click', event => {
  const { play } = event.target.closest?.('[data-play]')?.dataset ?? {}
  if (play === 'again') return again()
  if (!isPlaying()) return
  if (play === 'pause') return event.target.closest('button').ariaPressed = pause()
  if (event.target.closest('#ribbon') && play !== 'skip') return
  const lagging = pieceAt(event) && !pieceAt(event).dataset.answer
  finish()
  if (lagging) event.stopImmediatePropagation()
}, true)
on('keydown', event => {
  if (!isPlaying() || event.target.closest('#ribbon') || ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)) return
  finish()
  if (event.key === ' ' || event.key === 'Escape') event.preventDefault()
}, true)
calm.addEventListener('change', finish)

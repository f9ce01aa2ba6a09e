// Shows events one after another, and ends with the server's own board, however it ends.

import { $, calm } from './dom.js'
import { rove } from './focus.js'
import { put } from './lagging.js'
import { morph } from './markup.js'
import { glide, places } from './motion.js'
import { PACES, hideRibbon, pace, tell } from './ribbon.js'
import { freshen, shapes } from './safe.js'
import { sound } from './sound.js'
import { frame } from './tabs.js'

let queue = [], board, timer, paused = false, told = 0

export const isPlaying = () => Boolean(board)

// These after those that still wait; all of them are returned.
export function enqueue(beats, last) {
  board = last
  queue.push(...beats)
  return queue
}

export function begin() {
  if (isPlaying() && !timer && !paused) next()
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

export function pause() {
  paused = !paused
  clearTimeout(timer)
  timer = null
  if (!paused) next()
  return paused
}

export function stop() {
  clearTimeout(timer)
  board = timer = null
  queue = []
  told = 0
  paused = false
}

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

calm.addEventListener('change', finish)

// Any click and any key lead to the end of what is being shown; a click on what is still on its way answers nothing.

import { on, pieceAt } from './dom.js'
import { again } from './playback.js'
import { finish, isPlaying, pause } from './player.js'

const QUIET = ['Shift', 'Control', 'Alt', 'Meta', 'Tab']

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
  if (!isPlaying() || event.target.closest('#ribbon') || QUIET.includes(event.key)) return
  finish()
  if (event.key === ' ' || event.key === 'Escape') event.preventDefault()
}, true)

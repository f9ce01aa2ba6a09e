// It is quiet until somebody turns the sound up.

import { $, load, on } from './dom.js'

export const loudness = () => Number(localStorage.volume ?? 0) / 10

export function sound(name) {
  if (loudness()) load('tones').then(({ play }) => play(name))
}

$('#volume').value = 10 * loudness()
on('change', event => {
  if (event.target.id !== 'volume') return
  localStorage.volume = event.target.value
  sound('turn')
})

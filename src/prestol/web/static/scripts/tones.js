// Sounds are made on the spot.

import { loudness } from './sound.js'

// Shape, from and to which pitch, when, how long.
const SOUNDS = {
  card: [['triangle', 700, 300, 0, 0.09]],
  piece: [['sine', 240, 120, 0, 0.11]],
  coin: [['sine', 1320, 1320, 0, 0.08], ['sine', 1760, 1760, 0.06, 0.2]],
  reveal: [['triangle', 330, 660, 0, 0.22]],
  clash: [['sawtooth', 160, 60, 0, 0.2], ['square', 220, 90, 0.03, 0.14]],
  point: [['sine', 880, 880, 0, 0.1], ['sine', 1175, 1175, 0.09, 0.22]],
  turn: [['sine', 659, 659, 0, 0.14], ['sine', 880, 880, 0.14, 0.36]],
  end: [['triangle', 523, 523, 0, 0.2], ['triangle', 659, 659, 0.18, 0.2], ['triangle', 784, 784, 0.36, 0.5]]
}

let audio

export function play(name) {
  audio ??= new AudioContext()
  audio.resume()
  for (const tone of SOUNDS[name] ?? []) ring(...tone)
}

function ring(shape, from, to, after, length) {
  const tone = audio.createOscillator(), volume = audio.createGain(), start = audio.currentTime + after
  tone.type = shape
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + length)
  volume.gain.setValueAtTime(0.2 * loudness(), start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + length)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + length)
}

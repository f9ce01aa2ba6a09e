// “Your turn”: title, icon, sound.

import { $, isAsked, on } from './dom.js'

const icon = $('link[rel=icon]'), usual = icon.href
let name = document.title, polled = 0, audio

export function mark(elsewhere = 0) {
  document.title = isAsked() ? `● ${name}` : elsewhere ? `(${elsewhere}) ${name}` : name
  icon.href = isAsked() || elsewhere ? icon.dataset.turn : usual
}

export function rename(title) {
  name = title
}

setInterval(async () => { // a hidden page has no stream
  if (!document.hidden) return
  const { turns = 0 } = await fetch('/poll').then(reply => reply.json()).catch(() => ({}))
  if (!document.hidden) return
  mark(turns)
  if (turns > polled) ring()
  polled = turns
}, 60000)

const isLoud = () => localStorage.sound === 'on'

export function ring() {
  if (!isLoud()) return
  audio ??= new AudioContext()
  audio.resume()
  const tone = audio.createOscillator(), volume = audio.createGain(), now = audio.currentTime
  tone.frequency.setValueAtTime(659, now)
  tone.frequency.setValueAtTime(880, now + 0.14)
  volume.gain.setValueAtTime(0.12, now)
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.5)
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(now + 0.5)
}

on('click', event => {
  if (!event.target.closest('#sound')) return
  localStorage.sound = isLoud() ? 'off' : 'on'
  $('#sound').ariaPressed = isLoud()
  ring()
})
$('#sound').ariaPressed = isLoud()

// The strip above the board that tells what is being shown, and how quickly.

import { $, all, calm, on } from './dom.js'

export const PACES = { fast: { event: 250, flight: 200, longest: 2500 }, normal: { event: 600, flight: 450, longest: 6000 } }

const SHAPES = '●▲■◆', LINGER = 2500 // milliseconds

let timer

export const pace = () => document.cookie.match(/(?:^|; )pace=(\w+)/)?.[1] || (calm.matches ? 'off' : 'normal')

function show(seat, words, count = '') {
  const ribbon = $('#ribbon')
  clearTimeout(timer)
  ribbon.hidden = false
  ribbon.className = `ribbon script seat-${seat}`
  $('.shape', ribbon).textContent = SHAPES[seat] ?? ''
  $('.line', ribbon).textContent = words
  $('.count', ribbon).textContent = count
}

export function tell(beat, number = 1, all = 1) {
  show(beat.dataset.seat, beat.title, all > 1 ? `${number} / ${all}` : '')
}

// Somebody has been away for long: the replay shows the rest.
export function tellMissed({ missed, replay }) {
  show('', missed)
  $('#ribbon').classList.add('missed')
  $('#ribbon a').href = replay
  hideRibbon(4 * LINGER)
}

export function hideRibbon(after = LINGER) {
  clearTimeout(timer)
  $('#ribbon').classList.add('done')
  timer = setTimeout(() => { $('#ribbon').hidden = true }, after)
}

export function offerAgain(can) {
  for (const button of all('[data-play=again]')) button.hidden = !can
}

// On the strip and among the settings.
function markPace() {
  for (const each of all('[data-pace], [name=pace]')) each.ariaPressed = (each.dataset.pace ?? each.value) === pace()
}

markPace()
on('click', event => {
  const { pace: chosen } = event.target.closest?.('[data-pace]')?.dataset ?? {}
  if (!chosen) return
  document.cookie = `pace=${chosen}; path=/; max-age=31536000; samesite=lax`
  markPace()
  dispatchEvent(new Event('pace'))
})

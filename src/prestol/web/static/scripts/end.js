// The end of a game is celebrated above the board, never over it.

import { all, calm, part } from './dom.js'
import { sound } from './sound.js'

const SPARKS = 16, LONG = 3500 // of them in a row; milliseconds

export function celebrate() {
  sound('end')
  part().classList.add('ending')
  if (!calm.matches && 'happy' in part().dataset) for (const row of all('.top, .bar')) scatter(row)
}

function scatter(row) {
  const sparks = document.createElement('div')
  sparks.className = 'sparks'
  sparks.ariaHidden = true
  sparks.append(...Array.from({ length: SPARKS }, spark))
  row.prepend(sparks)
  setTimeout(() => sparks.remove(), LONG)
}

function spark() {
  const made = document.createElement('i'), chance = Math.random
  made.textContent = '★●◆✦'[Math.floor(4 * chance())]
  made.style.left = `${100 * chance()}%`
  made.style.animationDelay = `${1.2 * chance()}s`
  made.style.fontSize = `${12 + 12 * chance()}px`
  return made
}

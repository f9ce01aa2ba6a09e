// Names in the log light what they name on the board; a click brings it into sight.

import { $, narrow, on } from './dom.js'
import { enlarge } from './lens.js'
import { toTab } from './tabs.js'

const REST = 250 // milliseconds

let lit, rest

// Once more after a change of the board, which puts it out.
export function light(piece = lit) {
  lit?.classList.remove('lit')
  lit = piece
  lit?.classList.add('lit')
}

function onName(type, act) {
  on(type, event => {
    const name = event.target.closest?.('#log .thing'), piece = name && $(name.hash)
    clearTimeout(rest)
    if (piece) act(piece, event)
  })
}

function look(piece) {
  light(piece)
  if (!narrow.matches) rest = setTimeout(enlarge, REST, piece)
}

function toBoard() {
  document.activeElement.blur() // it goes out of sight, and would put out the light later
  toTab('board')
}

onName('pointerover', look)
onName('focusin', look)
onName('pointerout', () => light(null))
onName('focusout', () => light(null))
onName('click', (piece, event) => {
  event.preventDefault()
  if (narrow.matches) toBoard()
  piece.scrollIntoView({ block: 'center', inline: 'center' })
  light(piece)
})
on('pointerdown', () => light(null))

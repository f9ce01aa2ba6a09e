// Names in the log light what they name on the board; a click brings it into sight.

import { $, all, calm, narrow, on } from './dom.js'
import { enlarge } from './lens.js'

const REST = 250, LONG = 2500 // milliseconds

let kept, rest

const nameAt = event => event.target.closest?.('#log .thing')
const named = name => name && document.getElementById(name.hash.slice(1))
const pointedAt = () => named($('#log .thing:focus-visible') ?? $('#log .thing:hover'))

export function light() {
  const piece = pointedAt() ?? kept
  for (const e of all('#pieces > .lit')) if (e !== piece) e.classList.remove('lit')
  piece?.classList.add('lit')
}

function lookAt(name, delay) {
  clearTimeout(rest)
  light()
  if (named(name) && !narrow.matches) rest = setTimeout(enlarge, delay, named(name))
}

function keep(piece) {
  kept = piece
  light()
}

function bring(piece) {
  if (narrow.matches) $('#tab-board').checked = true
  piece.scrollIntoView({ block: 'center', inline: 'center', behavior: calm.matches ? 'instant' : 'smooth' })
  keep(piece)
  setTimeout(keep, LONG)
}

for (const type of ['pointerover', 'pointerout']) on(type, event => { if (nameAt(event)) lookAt(nameAt(event), REST) })
for (const type of ['focusin', 'focusout']) on(type, event => { if (nameAt(event)) lookAt(nameAt(event), 0) })
on('click', event => {
  const piece = named(nameAt(event))
  if (!piece) return
  event.preventDefault()
  bring(piece)
})

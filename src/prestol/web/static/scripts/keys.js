// What the keys do.

import { $, all, on, pieceAt } from './dom.js'
import { answerWith, offered } from './answers.js'
import { step } from './focus.js'
import { enlarge, hideLens } from './lens.js'
import { close, isOpen } from './menu.js'
import { zoom } from './zoom.js'

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const ZOOMS = { '+': 1.25, '=': 1.25, '-': 0.8, 0: 0 }
const OPENS = { a: '#everything > summary', w: '#everything > summary', '?': '[popovertarget=about]' }
const ON_PIECE = { Enter: answerWith, ' ': answerWith, e: piece => enlarge(piece, true) }

function fold() {
  const open = $('#actions details[open]')
  if (open) open.open = false
  return open
}

function press(key, piece) {
  if (piece && WAYS[key]) step(piece, WAYS[key])
  else if (piece && ON_PIECE[key]) ON_PIECE[key](piece)
  else if (key in ZOOMS) zoom(ZOOMS[key])
  else if (key > 0) (isOpen() ? all('#menu button') : offered())[key - 1]?.click()
  else if (key in OPENS) $(OPENS[key])?.click()
  else if (key === 'l') $('#log [tabindex="0"]')?.focus()
  else if ('hu'.includes(key)) $(`[aria-keyshortcuts=${key}]`)?.click()
  else if (key === 'Escape') return close() || hideLens() || fold() // drawers close by themselves
  else return false
  return true
}

on('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return
  if ($('#curtain') && event.key !== 'Escape') return
  if (event.shiftKey && event.key === 'Enter') return $('#slot > button, #slot > a')?.click()
  if (press(event.key, pieceAt(event))) event.preventDefault()
})
on('click', event => {
  const { zoom: factor } = event.target.closest('button')?.dataset ?? {}
  if (factor) zoom(factor)
})

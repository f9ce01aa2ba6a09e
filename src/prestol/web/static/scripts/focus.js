// The board is one stop of the Tab key; arrows lead on.

import { $, all, middle, on, pieceAt } from './dom.js'

let stop

function stops() {
  const targets = all('#pieces > [role=button]')
  return targets.length ? targets : all('#pieces > [role=img]')
}

export function rove() {
  const found = stops()
  const now = found.find(e => e.id === stop) ?? found.find(e => e.dataset.answer) ?? found[0]
  for (const e of all('#pieces > [tabindex]')) if (e !== now) e.removeAttribute('tabindex')
  now?.setAttribute('tabindex', '0')
}

export function step(piece, [dx, dy]) {
  const [x, y] = middle(piece)
  const way = e => {
    const [ex, ey] = middle(e), along = (ex - x) * dx + (ey - y) * dy
    return along > 1 ? along + 2 * Math.abs((ex - x) * dy + (ey - y) * dx) : Infinity
  }
  const next = stops().reduce((best, e) => way(e) < way(best) ? e : best, piece)
  stop = next.id
  rove()
  next.focus()
}

// A new board has come; what was in focus may be gone.
export function refocus({ held, onBoard }) {
  if (document.activeElement !== document.body) return
  const next = document.getElementById(held.id) ?? (onBoard && $('#pieces > [tabindex]'))
  next?.focus({ preventScroll: true })
}

on('focusin', event => { stop = pieceAt(event)?.id ?? stop })

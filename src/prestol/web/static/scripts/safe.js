// No move by a slip: a target that has just changed its meaning or its place, a double click and a repeated key
// answer nothing.

import { all, on } from './dom.js'

const FRESH = 500, TWICE = 350 // milliseconds

let last = 0

const targets = () => all('#pieces > [data-answer], #part [name=answer], #slot > *')
const name = e => e.id || `${e.closest('[id]').id} ${e.value}`

function shape(e) {
  const { x, y } = e.getBoundingClientRect()
  return `${e.dataset.answer ?? e.value} ${Math.round(x / 8)} ${Math.round(y / 8)}`
}

export const shapes = () => new Map(targets().map(e => [name(e), shape(e)]))

// What has come, moved or changed since then is not yet what somebody meant to click.
export function freshen(before) {
  for (const e of targets()) if (before.get(name(e)) !== shape(e)) e.dataset.fresh = performance.now() + FRESH
  setTimeout(ripen, FRESH + 10)
}

function ripen() {
  for (const e of all('[data-fresh]')) if (performance.now() >= e.dataset.fresh) delete e.dataset.fresh
}

// Two moves in quick succession are one that was meant, and a twitch.
export const isTwitch = () => performance.now() - last < TWICE

export function remember() {
  last = performance.now()
}

function guard(event) {
  const byPointer = event.detail > 0, target = event.target.closest?.('[data-fresh], [data-answer], [name=answer]')
  if (!target || !byPointer) return
  const fresh = performance.now() < Number(target.dataset.fresh ?? 0)
  if (!fresh && event.detail < 2) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

on('click', guard, true)
on('keydown', event => { if (event.repeat && ['Enter', ' '].includes(event.key)) event.preventDefault() }, true)

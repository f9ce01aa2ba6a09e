// Lines of the log are marked that came after the viewer last looked, or answered.

import { $, all, table } from './dom.js'

const latest = () => Number($('#log')?.dataset.latest)
let seen = Number(localStorage[`seen:${table}`] ?? latest())

export function markNew() {
  if (table) for (const line of all('#log li')) line.classList.toggle('new', line.dataset.step > seen)
}

// An undo goes back.
export function followUndo() {
  seen = Math.min(seen, latest())
}

export function seeAll() {
  seen = latest()
  if (table) localStorage[`seen:${table}`] = seen
  markNew()
}

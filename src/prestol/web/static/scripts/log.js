// The log reads downwards and follows its end, unless somebody has scrolled up to read. Lines are marked that came
// after the viewer last looked, or moved.

import { $, all, table } from './dom.js'

const NEAR = 40 // pixels

const latest = () => Number($('#log')?.dataset.latest)
let seen = Number(localStorage[`seen:${table}`] ?? latest())

export function markNew() {
  if (table) for (const line of all('#log li')) line.classList.toggle('new', line.dataset.step > seen)
}

export const isAtEnd = (log = $('#log')) => !log || log.scrollHeight - log.scrollTop - log.clientHeight < NEAR

export function toEnd() {
  if (table && $('#log')) $('#log').scrollTop = 1e6
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

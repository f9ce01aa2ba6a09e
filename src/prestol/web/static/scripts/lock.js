// While an answer is on its way no other one is given.

import { part } from './dom.js'

let locked = false, patience

export const isLocked = () => locked

export function lock() {
  locked = part().ariaBusy = true
}

export function unlock() {
  clearTimeout(patience)
  locked = part().ariaBusy = false
}

// If nothing has come by then, do something about it.
export function beImpatient(act, ms) {
  if (locked) patience = setTimeout(act, ms)
}

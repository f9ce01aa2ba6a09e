// A row of buttons, panels or links is one stop of the Tab key; arrows lead on.

import { all, on } from './dom.js'

const BARS = '.tools, #actions, #menu, .zoom, .panels, #log'
const WAYS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const items = bar => all('button, a, summary, .panel', bar).filter(e => e.checkVisibility() && isOf(bar, e.closest('[popover]')))
const isOf = (bar, popover) => !popover || popover === bar

export function roveBars() {
  for (const bar of all(BARS)) rove(items(bar), bar.matches('#log:not(:focus-within)') ? items(bar).at(-1) : undefined)
}

function rove(found, now = found.find(e => e.tabIndex === 0) ?? found[0]) {
  if (now?.closest('.offer')) return
  for (const e of found) e.tabIndex = e === now ? 0 : -1
}

on('focusin', event => {
  const bar = event.target.closest(BARS)
  if (bar && items(bar).includes(event.target)) rove(items(bar), event.target)
})
on('toggle', event => { if (event.target.closest?.('#actions')) roveBars() }, true) // what a fold holds comes and goes
on('keydown', event => {
  const bar = event.target.closest(BARS), found = bar ? items(bar) : [], at = found.indexOf(event.target)
  const to = { Home: 0, End: found.length - 1 }[event.key] ?? at + WAYS[event.key]
  if (at < 0 || Number.isNaN(to)) return
  event.preventDefault()
  event.stopPropagation()
  found.at(to % found.length).focus()
}, true)

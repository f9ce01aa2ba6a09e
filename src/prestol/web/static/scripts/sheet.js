// On a phone the moves are a sheet at the bottom: small, low or high. The page ends with as much air, so that nothing
// stays under it.

import { $, all, calm, isAsked, narrow, on } from './dom.js'
import { onSwipe } from './gesture.js'

const HUSH = 1000 // milliseconds after the reader's own scrolling
const FAR = 30 // pixels: a swipe

let scrolledAt = -HUSH, brought = ''

const list = () => $('#everything')
const { classList } = document.body

export function measureFoot() {
  if (list()?.open) return // it lies over the page for a moment only
  const height = narrow.matches && !$('.replay') ? $('.bar')?.getBoundingClientRect().height ?? 0 : 0
  document.documentElement.style.setProperty('--foot', `${Math.round(height)}px`)
}

const free = () => ({ top: $('.tabs').getBoundingClientRect().bottom, bottom: $('.bar').getBoundingClientRect().top })

function inSight(e) {
  const { top, bottom } = e.getBoundingClientRect(), room = free()
  return top >= room.top - 1 && bottom <= room.bottom + 1
}

// Once per question, and never against somebody who scrolls: the first piece that answers comes into the free part.
export function bringIntoSight(wanted = false) {
  const answering = all('#pieces > [data-answer]'), { revision } = $('#part').dataset
  if (!wanted && (revision === brought || performance.now() - scrolledAt < HUSH) || !$('#tab-board')?.checked) return
  brought = revision
  if (answering.filter(inSight).length * 2 >= answering.length) return
  const { top } = answering[0].getBoundingClientRect(), room = free()
  scrollBy({ top: top - room.top - (room.bottom - room.top) / 4, behavior: calm.matches ? 'instant' : 'smooth' })
}

function lift() {
  if (classList.contains('mini')) classList.remove('mini')
  else if (list()) list().open = true
  measureFoot()
}

function lower() {
  if (list()?.open) list().open = false
  else classList.toggle('mini', isAsked())
  measureFoot()
}

for (const name of ['wheel', 'touchmove']) on(name, () => { scrolledAt = performance.now() }, { passive: true })
on('resize', measureFoot)
onSwipe(e => narrow.matches && e.closest('.bar') && !(e.closest('.drop')?.scrollTop > 0), (_, dy) => {
  if (dy < -FAR) lift()
  else if (dy > FAR) lower()
})
on('click', event => { // a tap on the sheet itself; an open list is closed by any
  const bare = event.target.closest('.bar') && !event.target.closest('button, a, summary, .drop')
  if (!bare || !narrow.matches || list()?.open) return
  event.stopPropagation()
  lift()
}, true)

// On a phone the moves are a sheet at the bottom. The page ends with as much air, so that nothing stays under it.

import { $, all, narrow, on } from './dom.js'

const HUSH = 1000 // milliseconds after the reader's own scrolling

let scrolledAt = 0, brought = ''

export function measureFoot() {
  const height = narrow.matches && !$('.replay') ? $('.bar')?.getBoundingClientRect().height ?? 0 : 0
  document.body.style.setProperty('--foot', `${Math.round(height)}px`)
}

const free = () => ({ top: $('.tabs').getBoundingClientRect().bottom, bottom: $('.bar').getBoundingClientRect().top })

function inSight(e) {
  const { top, bottom } = e.getBoundingClientRect(), room = free()
  return top >= room.top - 1 && bottom <= room.bottom + 1
}

// Once per question, and never against somebody who scrolls: the first piece that answers comes into the free part.
export function bringIntoSight() {
  const answering = all('#pieces > [data-answer]'), { revision } = $('#part').dataset
  if (revision === brought || !answering.length || performance.now() - scrolledAt < HUSH) return
  brought = revision
  if (answering.filter(inSight).length * 2 >= answering.length) return
  const { top } = answering[0].getBoundingClientRect(), room = free()
  scrollBy({ top: top - room.top - (room.bottom - room.top) / 4, behavior: 'smooth' })
}

for (const name of ['wheel', 'touchmove']) on(name, () => { scrolledAt = performance.now() }, { passive: true })
on('resize', measureFoot)

// Where a popover stands: beside what it is about, never over it nor over the bar: above, else below, else at its side.

import { $, middle, narrow } from './dom.js'

const GAP = 12 // pixels

export function place(box, at) {
  if (narrow.matches) return
  const around = at.getBoundingClientRect(), { width, height } = box.getBoundingClientRect(), [x] = middle(at)
  const floor = $('.stage').getBoundingClientRect().top, above = around.top - height - GAP
  const top = above > floor ? above : Math.max(floor, Math.min(around.bottom + GAP, innerHeight - height - GAP))
  const beside = top < around.bottom && above <= floor
  const left = beside ? around.right + GAP : Math.max(GAP, x - width / 2)
  box.style.translate = `${Math.min(left, innerWidth - width - GAP)}px ${top}px`
}

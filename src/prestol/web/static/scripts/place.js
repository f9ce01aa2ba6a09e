// Where a popover stands: beside what it is about, never over it nor over the bar: above, else below, else at its side.

import { $, middle, narrow } from './dom.js'

const GAP = 12 // pixels

export function place(box, at) {
  if (narrow.matches) return
  const [left, top] = spot(box.getBoundingClientRect(), at)
  box.style.translate = `${left}px ${top}px`
}

const within = (value, least, most) => Math.max(least, Math.min(value, most))

function spot({ width, height }, at) {
  const around = at.getBoundingClientRect(), [x, y] = middle(at), bar = $('.bar').getBoundingClientRect().bottom
  const right = $('.stage').getBoundingClientRect().right - width, bottom = innerHeight - height - GAP
  const across = within(x - width / 2, GAP, right), level = within(y - height / 2, bar + GAP, bottom)
  const above = [across, around.top - height - GAP], below = [across, Math.max(around.bottom, bar) + GAP]
  const beside = [[around.right + GAP, level], [around.left - width - GAP, level]]
  return [above, below, ...beside].find(([left, top]) => left === within(left, 0, right) && top === within(top, bar, bottom)) ?? [across, bottom]
}

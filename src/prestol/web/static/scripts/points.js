// Points that have changed count up to what they are.

import { $, all, calm } from './dom.js'

export const totals = () => new Map(all('.total > b').map(e => [e.closest('.panel').id, Number(e.textContent)]))

export function countUp(before) {
  for (const [id, points] of totals()) {
    const from = before.get(id) ?? points, box = $(`#${id} .total > b`)
    if (from !== points && !calm.matches) count(box, from, points, performance.now())
  }
}

function count(box, from, to, start) {
  const done = Math.min(1, (performance.now() - start) / 400)
  box.textContent = Math.round(from + (to - from) * done)
  if (done < 1) requestAnimationFrame(() => count(box, from, to, start))
}

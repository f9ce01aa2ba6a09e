// A piece glides to where it is now.

import { $, all, calm } from './dom.js'

let flight = 0

export const places = () => new Map(all('#pieces > *').map(e => [e.id, calm.matches ? look(e) : place(e)]))

const goal = e => e.getAttribute('transform').replace(/translate\((\S+) (\S+)\)/, 'translate($1px, $2px)')
const place = e => e.getAnimations().length ? getComputedStyle(e).transform : goal(e) // caught in flight

// All at once: after each change a question about flights would have the whole board styled anew.
function land(layer) {
  const flights = layer?.getAnimations({ subtree: true }) ?? []
  for (const each of flights) if (each.effect.target.parentNode === layer) each.cancel()
}

export function glide(before, duration = 450) {
  if (calm.matches) return mark(before)
  const layer = $('#pieces'), moves = [], run = ++flight
  land(layer)
  for (const e of layer?.children ?? []) {
    const from = before.get(e.id) ?? before.get(e.dataset.start)
    if (!from) e.animate({ opacity: [0, 1] }, duration / 2)
    else if (from !== goal(e)) moves.push([e, e.nextSibling, from])
  }
  const flights = moves.map(([e, , from]) => {
    put(layer, e, null) // above all others …
    return e.animate({ transform: [from, goal(e)] }, { duration, easing: 'cubic-bezier(.3,.7,.2,1)' }).finished
  })
  Promise.allSettled(flights).then(() => { // … and back to its own place, last one first
    if (run === flight) for (const [e, next] of moves.reverse()) put(layer, e, next)
  })
}

const look = e => place(e) + e.textContent

// Without motion, what is new or has changed keeps a rim for a while.
function mark(before) {
  const news = all('#pieces > *').filter(e => before.get(e.id) !== look(e))
  for (const e of news) e.classList.add('news')
  setTimeout(() => { for (const e of news) e.classList.remove('news') }, 2000)
}

function put(layer, e, next) {
  if (next && next.parentNode !== layer) return
  if (layer.moveBefore) layer.moveBefore(e, next)
  else if (e !== document.activeElement) layer.insertBefore(e, next)
}

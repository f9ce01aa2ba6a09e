// A swipe: one finger comes, goes some way and leaves.

import { on } from './dom.js'

export function onSwipe(isMeant, act) {
  let from
  on('touchstart', event => { from = event.touches.length === 1 && isMeant(event.target) && event.touches[0] }, { passive: true })
  on('touchend', event => {
    const [to] = event.changedTouches
    if (from) act(to.clientX - from.clientX, to.clientY - from.clientY)
    from = null
  })
}

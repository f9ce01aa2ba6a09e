// What the pointer is doing: a drag, a long press or a swipe is no answer.

import { on } from './dom.js'

export const gesture = { dragged: false, grip: null }

// One finger comes, goes some way and leaves.
export function onSwipe(isMeant, act) {
  let from
  on('touchstart', ({ target, touches }) => { from = touches.length === 1 && isMeant(target) && touches[0] }, { passive: true })
  on('touchend', ({ changedTouches: [to] }) => {
    if (from) act(to.clientX - from.clientX, to.clientY - from.clientY)
    from = null
  })
}

// A wider board in a sheet that scrolls.

import { $, isMouse, narrow, on, onSheet } from './dom.js'
import { gesture } from './gesture.js'

let scale = 1, spread = 0

export const isZoomed = () => scale > 1

// By a factor; 0 is back to the whole board. The place under the pointer stays where it is.
export function zoom(factor, at) {
  const sheet = $('.sheet'), box = sheet?.getBoundingClientRect()
  if (!sheet) return
  const x = at ? at.clientX - box.x : box.width / 2, y = at ? at.clientY - box.y : box.height / 2
  const growth = Math.min(4, Math.max(1, factor * scale)) / scale
  const left = (sheet.scrollLeft + x) * growth - x, top = (sheet.scrollTop + y) * growth - y
  scale *= growth
  sheet.style.setProperty('--zoom', scale)
  sheet.classList.toggle('zoomed', scale > 1)
  sheet.scrollTo(left, top)
  if (narrow.matches) scrollBy({ top, behavior: 'instant' }) // there the page is as long as the board
}

onSheet('wheel', event => {
  if (!event.ctrlKey) return // a plain wheel scrolls
  event.preventDefault()
  zoom(Math.exp(-event.deltaY / 100), event)
})
onSheet('touchmove', event => { // a pinch; the page itself stays as it is
  if (event.touches.length !== 2) return
  const [{ clientX, clientY }, { clientX: x, clientY: y }] = event.touches, now = Math.hypot(clientX - x, clientY - y)
  gesture.dragged = true
  if (event.cancelable) event.preventDefault()
  if (spread) zoom(now / spread, { clientX: (clientX + x) / 2, clientY: (clientY + y) / 2 })
  spread = now
})
on('touchend', () => { spread = 0 })
onSheet('pointerdown', event => {
  gesture.dragged = false
  if (isMouse(event) && event.button === 0 && scale > 1) gesture.grip = event
})
on('pointermove', event => {
  const { grip } = gesture, dx = event.clientX - grip?.clientX, dy = event.clientY - grip?.clientY
  if (!grip || !(gesture.dragged ||= Math.hypot(dx, dy) > 5)) return
  $('.sheet').scrollBy(-dx, -dy)
  gesture.grip = event
})
on('pointerup', () => { gesture.grip = null })

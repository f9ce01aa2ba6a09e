// A card enlarged with its tip.

import { $, all, isMouse, middle, on, onSheet, pieceAt } from './dom.js'
import { gesture } from './gesture.js'

let rest

export function enlarge(piece) {
  const lens = $('#closeup'), picture = $('svg', lens), tip = piece.dataset.tip || piece.ariaLabel
  if (!tip) return
  const { x, y, width, height } = piece.getBBox(), copy = piece.cloneNode(true)
  for (const name of ['id', 'transform']) copy.removeAttribute(name)
  picture.setAttribute('viewBox', `${x - 3} ${y - 3} ${width + 6} ${height + 6}`)
  picture.replaceChildren(copy)
  $('p', lens).textContent = tip
  const { left, right } = piece.getBoundingClientRect(), [mx, my] = middle(piece)
  const beside = mx < innerWidth / 2 ? `${right + 12}px` : `calc(${left - 12}px - 100%)`
  lens.style.translate = `${beside} clamp(8px, ${my}px - 50%, 100vh - 100% - 8px)`
  lens.showPopover()
}

export function hideLens() {
  clearTimeout(rest)
  const open = $('#closeup:popover-open')
  open?.hidePopover()
  return open
}

// A tooltip would come up beside the lens.
export function quietTips(root) {
  for (const title of all('#pieces > * > title', root)) {
    const piece = title.parentNode
    piece.dataset.tip = title.textContent
    piece.ariaLabel ??= title.textContent
    title.remove()
  }
}

onSheet('pointerover', event => {
  if (pieceAt(event) && isMouse(event) && !gesture.grip) rest = setTimeout(enlarge, 450, pieceAt(event))
})
on('pointerout', event => { if (isMouse(event)) hideLens() })
onSheet('pointerdown', event => {
  const piece = pieceAt(event)
  hideLens()
  if (piece && !isMouse(event)) rest = setTimeout(() => { gesture.dragged = true; enlarge(piece) }, 450) // no answer then
})
for (const name of ['pointerup', 'pointercancel', 'scroll']) on(name, () => clearTimeout(rest), true)
onSheet('contextmenu', event => { if (!isMouse(event)) event.preventDefault() })

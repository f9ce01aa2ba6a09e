// On a phone a tab shows the whole board or what belongs to one player: another view of the same drawing.

import { $, all, calm, narrow, on, pieceAt } from './dom.js'
import { onSwipe } from './gesture.js'
import { bringIntoSight, measureFoot } from './sheet.js'
import { isZoomed, zoom } from './zoom.js'

const FAR = 48 // pixels: a swipe

let shown = 'board'
const seenAt = {} // how far the page was scrolled in each tab

const now = () => $('[name=tab]:checked')?.value ?? 'board'
const players = () => all('[name=tab]').filter(tab => tab.value >= 0)

// Of this page, or of what it is about to show.
export function frame(root = document) {
  const board = $('#board', root), view = narrow.matches && $(`#area-${now()}`, root)
  if (!board) return
  board.dataset.whole ??= board.getAttribute('viewBox')
  board.setAttribute('viewBox', view ? view.getAttribute('viewBox') : board.dataset.whole)
}

function change() {
  shown = now()
  zoom(0)
  frame()
  measureFoot()
  scrollTo({ top: seenAt[shown] ?? Math.min(scrollY, $('#part').offsetTop), behavior: 'instant' })
}

export function toTab(name) {
  const tab = $(`#tab-${name}`)
  if (!tab || tab.checked) return
  tab.checked = true
  change()
}

// To the next player, or back.
function step(way) {
  const tabs = players(), next = tabs[tabs.findIndex(tab => tab.checked) + way]
  if (!next) return
  toTab(next.value)
  if (!calm.matches) $('.sheet').animate({ translate: [`${40 * way}px`, 0], opacity: [0.3, 1] }, 180)
}

on('scroll', () => { seenAt[shown] = scrollY }, { passive: true })
on('change', event => { if (event.target.name === 'tab') change() })
on('click', event => {
  if (!event.target.closest('#back')) return
  document.body.classList.remove('mini')
  toTab('board')
  bringIntoSight(true)
})
on('focusin', event => { // a piece that is not in this view
  const piece = pieceAt(event), seen = piece && $('.sheet').getBoundingClientRect(), at = piece?.getBoundingClientRect()
  if (piece && (at.bottom < seen.top || at.top > seen.bottom)) toTab('board')
})
onSwipe(e => now() >= 0 && !isZoomed() && e.closest('.stage, .side'), (dx, dy) => {
  if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) step(dx < 0 ? 1 : -1)
})
narrow.addEventListener('change', () => frame())

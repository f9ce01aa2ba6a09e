// Where a piece would go: a pale copy of it there, and of those that would make room for it.

import { $, all, on } from './dom.js'

let shown = []

const answers = piece => piece.dataset.answer.split(' ')

function forebode(answer) {
  vanish()
  const piece = all('#pieces > [data-ghost]').find(each => answers(each).includes(answer))
  const ghosts = piece?.dataset.ghost.split('|')[answers(piece).indexOf(answer)]
  for (const ghost of ghosts?.split(',') ?? []) appear(...ghost.split(' '))
}

function appear(id, x, y, size) {
  const piece = document.getElementById(id), copy = piece?.cloneNode(true)
  if (!copy) return
  for (const name of copy.getAttributeNames()) copy.removeAttribute(name)
  copy.setAttribute('class', `${piece.classList[0]} ghost`)
  copy.setAttribute('transform', `translate(${x} ${y}) scale(${size})`)
  copy.ariaHidden = true
  piece.classList.add('leaving')
  $('#board').append(copy)
  shown.push([piece, copy])
}

function vanish() {
  for (const [piece, copy] of shown) {
    piece.classList.remove('leaving')
    copy.remove()
  }
  shown = []
}

// Of the coins the one under the pointer, else the one that is chosen; on the board the piece that has one answer.
function look({ target }) {
  const coin = target.closest('.coin') ?? $('#menu:popover-open .coin[aria-pressed=true]')
  const piece = target.closest('[data-ghost]')
  if (coin) forebode(coin.value)
  else if (piece && answers(piece).length === 1) forebode(piece.dataset.answer)
  else vanish()
}

for (const name of ['pointerover', 'focusin', 'click']) on(name, look)
on('toggle', event => { if (event.newState === 'closed') vanish() }, true)

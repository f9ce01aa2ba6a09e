// What the pointer rests on, enlarged in a place of its own.

import { $, all, isMouse, narrow, on, onSheet, pieceAt } from './dom.js'
import { gesture } from './gesture.js'

const REST = 250, LONG = 450, BY_ITSELF = 6, MANY = 120 // milliseconds; pixels; letters

let rest, still

export function enlarge(piece, large = false) {
  const lens = $('#closeup'), picture = $('svg', lens), words = $('p', lens), tip = piece.dataset.tip || piece.ariaLabel
  if (!tip) return
  const lines = tip.split('\n'), now = aboutNow(piece, lines)
  draw(picture, piece)
  words.textContent = lines.filter(line => !now.includes(line)).join('\n')
  $('.now', lens).textContent = now.join('\n')
  words.className = words.textContent.length > MANY ? 'long' : ''
  lens.classList.add('shown')
  lens.classList.toggle('large', large)
}

// How things stand, what a click does, or why not.
function aboutNow({ dataset: { answer, now, tip }, ariaLabel, ariaDisabled }, lines) {
  return [now, ariaDisabled && lines[1] && lines.at(-1), answer && tip && tip !== ariaLabel && ariaLabel].filter(Boolean)
}

// A copy of a piece in a picture of its own.
export function draw(picture, piece) {
  const { x, y, width, height } = piece.getBBox(), copy = piece.cloneNode(true)
  for (const name of ['id', 'transform', 'style', 'role', 'tabindex']) copy.removeAttribute(name)
  picture.setAttribute('viewBox', `${x - 3} ${y - 3} ${width + 6} ${height + 6}`)
  picture.replaceChildren(copy)
  return picture
}

export function hideLens() {
  clearTimeout(rest)
  const lens = $('#closeup'), seen = lens?.matches(narrow.matches ? '.shown' : '.large')
  lens?.classList.remove('shown', 'large')
  return seen
}

// The board has changed: the lens keeps its piece until the pointer moves by itself.
export function holdLens() {
  clearTimeout(rest)
  still = { x: -1, y: -1 }
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

function restOn(event) {
  clearTimeout(rest)
  if (pieceAt(event) && isMouse(event) && !gesture.grip && !still) rest = setTimeout(enlarge, REST, pieceAt(event))
}

onSheet('pointerover', restOn)
on('pointermove', event => {
  if (!still || !isMouse(event)) return
  if (still.x < 0) still = { x: event.clientX, y: event.clientY }
  if (Math.hypot(event.clientX - still.x, event.clientY - still.y) <= BY_ITSELF) return
  still = null
  restOn(event)
})
on('focusin', event => { if (pieceAt(event) && !narrow.matches) enlarge(pieceAt(event)) })
onSheet('pointerdown', event => {
  const piece = pieceAt(event)
  clearTimeout(rest) // a second finger is no long press
  if (narrow.matches) hideLens()
  if (piece && !isMouse(event) && event.isPrimary) rest = setTimeout(() => { gesture.dragged = true; enlarge(piece) }, LONG) // no move then
})
for (const name of ['pointerup', 'pointercancel', 'scroll']) on(name, () => clearTimeout(rest), true)
onSheet('contextmenu', event => { if (!isMouse(event)) event.preventDefault() })
on('click', event => { if (event.target.closest('#closeup')) hideLens() })

// While events lead to the server's board the old one stands in for it.

import { $, all } from './dom.js'
import { morph } from './markup.js'
import { glide, places } from './motion.js'

const pieces = beat => all('svg > *', beat)
const find = (root, id) => $(`#${CSS.escape(id || '-')}`, root)

const ids = beat => [...beat.dataset.gone.split(' '), ...pieces(beat).map(piece => piece.id)]

// What no event touches is right already; what one touches is only looked at.
export function standIn(old, board, beats) {
  const made = old.cloneNode(true), touched = new Set(beats.flatMap(ids))
  for (const piece of all('#pieces > *', made)) {
    const now = find(board, piece.id)
    if (!touched.has(piece.id) && now) piece.replaceWith(now.cloneNode(true))
    else mute(piece)
  }
  return made
}

function mute(piece) {
  for (const name of ['data-answer', 'role', 'tabindex']) piece.removeAttribute(name)
  piece.classList.remove('can', 'cannot')
}

// What an event changes on the board before us.
export function put(beat, flight) {
  const before = places()
  for (const id of beat.dataset.gone.split(' ')) find($('#pieces'), id)?.remove()
  for (const piece of pieces(beat)) {
    const old = find($('#pieces'), piece.id), now = piece.cloneNode(true)
    if (old) morph(old, now)
    else $('#pieces').append(now)
  }
  glide(before, flight)
}

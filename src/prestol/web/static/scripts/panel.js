// A panel at a piece, or at its fold in the bar. The server has written it; what one presses chooses one of the moves.

import { $, all, isAsked, load, on } from './dom.js'
import { hasPanel, moves, movesAt } from './answers.js'
import { gesture } from './gesture.js'
import { show } from './menu.js'

export async function open(at, some) {
  const { panel } = some[0].dataset, box = $(`#${panel}`).cloneNode(true), { start } = await load(panel)
  box.removeAttribute('id')
  box.hidden = false
  show(at, 'offering', box)
  start(box, moves().filter(move => move.dataset.panel === panel), at.id ? some : [])
}

// A click may lead to a question about the same piece that coins answer: then they open by themselves.
export function prepare() {
  const { piece } = gesture, some = piece?.isConnected && isAsked() ? movesAt(piece) : []
  for (const { id } of all('.offer[id]')) load(id)
  if ($('[data-ghost]')) load('ghost')
  if (hasPanel(some) && $('#coins')) open(piece, some)
  gesture.piece = null
}

on('click', event => {
  const summary = event.target.closest('[data-panel] > summary')
  if (!summary) return
  event.preventDefault()
  open(summary, all('button', summary.parentNode))
})

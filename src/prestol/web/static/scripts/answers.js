// Moves are posted with the revision shown, never twice, and never by a slip.

import { $, all, load, lost, on, pieceAt } from './dom.js'
import { show, visit } from './board.js'
import { gesture } from './gesture.js'
import { beImpatient, isLocked, lock, unlock } from './lock.js'
import { close, isClosing, openMenu, openQuestion } from './menu.js'
import { openReason } from './reason.js'
import { isTwitch, remember } from './safe.js'
import { say, unsayError } from './voice.js'

async function answer(url, fields) {
  if (isLocked()) return
  lock()
  remember()
  close()
  for (const open of all('#actions details[open]')) open.open = false
  if (!await send(url, fields)) unlock()
  else beImpatient(() => visit(location.href), 4000) // the stream is silent
}

async function send(url, fields) {
  const sent = { method: 'POST', body: new URLSearchParams(fields), headers: { 'x-prestol': '1' } }
  const reply = await fetch(url, sent).catch(() => ({}))
  const found = await reply.json?.().catch(() => {})
  if (reply.redirected) location.href = reply.url // a rematch is another table
  if (found?.part) show(found.part)
  if (!reply.ok) say(found?.detail || lost, true)
  else unsayError()
  return reply.ok
}

on('submit', event => {
  const form = event.target, button = event.submitter, fields = new FormData(form, button)
  const url = button?.getAttribute('formaction') ?? form.getAttribute('action')
  if (!('send' in form.dataset)) return
  event.preventDefault()
  if (form.id === 'act') act(url, fields, button)
  else send(url, fields).then(sent => sent && form.reset())
})

function act(url, fields, button) {
  if (button?.name !== 'answer') return answer(url, fields)
  if (isTwitch()) return
  remember()
  const { sure } = known(button.value)?.dataset ?? {}
  if (!sure) return answer(url, fields)
  const at = button.checkVisibility() && !button.closest('#menu') ? button : $('#slot')
  openQuestion(at, known(button.value), () => {
    fields.set('sure', button.value)
    answer(url, fields)
  })
}

export const moves = () => all('#part [name=answer]:not(.advice *)')
export const known = value => moves().find(button => button.value === value)
export const movesAt = piece => (piece.dataset.answer?.split(' ') ?? []).map(known).filter(Boolean)

export const offered = () => moves().filter(button => button.checkVisibility() && !button.closest('#slot, .drop'))

export const hasPanel = some => some[1] && some.every(move => move.dataset.panel)

// One harmless move is made at once; several, or one that gives something up, open a menu or a panel.
export function answerWith(piece) {
  if (piece.ariaDisabled === 'true') return openReason(piece, piece.ariaLabel, piece.dataset.rules)
  const meant = movesAt(piece)
  gesture.piece = piece
  if (hasPanel(meant)) load('panel').then(({ open }) => open(piece, meant))
  else if (meant.length > 1 || meant[0]?.dataset.sure) openMenu(piece, piece.dataset.tip?.split('\n')[0] ?? '', meant)
  else if (meant[0]) meant[0].form.requestSubmit(meant[0])
}

on('click', event => {
  const { dataset } = event.target.closest('button, a') ?? { dataset: {} }
  if (pieceAt(event) && !gesture.dragged && !isClosing()) answerWith(pieceAt(event))
  if (dataset.why) openReason(event.target.closest('button'), dataset.why)
  for (const open of all('#actions details[open]')) if (!open.contains(event.target)) open.open = false
})

// Answers are posted with the revision shown, never twice.

import { $, all, lost, on, pieceAt } from './dom.js'
import { show, visit } from './board.js'
import { gesture } from './gesture.js'
import { beImpatient, isLocked, lock, unlock } from './lock.js'
import { say, unsayError } from './voice.js'

async function answer(url, fields) {
  if (isLocked()) return
  lock()
  if ($('#unfold')) $('#unfold').checked = false
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
  if (form.id === 'act') answer(url, fields)
  else send(url, fields).then(sent => sent && form.reset())
})

const answers = () => all('#actions [name=answer]')

export const offered = () => answers().filter(button => !button.hidden)

export function answerWith(piece) {
  if (piece.ariaDisabled === 'true') return say(piece.ariaLabel, true)
  const some = piece.dataset.answer?.split(' ') ?? [], meant = answers().filter(button => some.includes(button.value))
  if (meant.length > 1) choose(meant)
  else meant[0]?.click()
}

// A piece that stands for several answers leaves only these.
export function choose(some) {
  for (const button of answers()) button.hidden = some && !some.includes(button)
  $('#actions')?.classList.toggle('chosen', some)
  some?.[0].focus()
}

on('click', event => {
  const { id, dataset } = event.target.closest('button, a') ?? { dataset: {} }
  if (pieceAt(event) && !gesture.dragged) answerWith(pieceAt(event))
  if (dataset.why) say(dataset.why, true)
  if (id === 'show-all') choose()
})

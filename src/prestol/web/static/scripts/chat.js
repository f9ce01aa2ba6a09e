// The chat, and links to be copied for friends.

import { $, all, copied, on } from './dom.js'
import { morph, parsed } from './markup.js'
import { say } from './voice.js'

const lines = () => all('#chat-lines > li:not(.quiet)').length
let read = lines()

export function showChat(html) {
  morph($('#chat-lines'), parsed(html, '#chat-lines'))
  readChat()
}

function readChat() {
  if ($('#chat:popover-open')) read = lines()
  $('#chat-lines').scrollTop = 1e6
  $('#unread').textContent = lines() - read || ''
}

function copy(field) {
  field.select()
  document.execCommand('copy') // the newer way is closed to plain HTTP
  say(copied, true)
}

$('#chat')?.addEventListener('toggle', readChat)
on('click', event => {
  const { copy: id } = event.target.closest('button')?.dataset ?? {}
  if (id) copy(document.getElementById(id))
})

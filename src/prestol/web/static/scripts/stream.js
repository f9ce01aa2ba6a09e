// Changes of the table as they happen. The stream is open only while somebody looks, since a browser grants six.

import { $, narrow, on, part, table } from './dom.js'
import { show, visit } from './board.js'
import { showChat } from './chat.js'
import { mark } from './turn.js'

let stream

export function listen() {
  hush()
  document.cookie = `shape=${narrow.matches ? 'tall' : 'wide'}; path=/; max-age=31536000; samesite=lax`
  mark()
  if (!table || document.hidden) return
  const [, , width, height] = $('#board').dataset.whole.split(' '), fits = (+width < +height) === narrow.matches
  stream = new EventSource(`/t/${table}/stream?after=${fits ? part().dataset.revision : -1}`) // -1: in any case
  stream.onopen = () => wire(true)
  stream.onerror = () => wire(false)
  stream.addEventListener('board', event => show(event.data))
  stream.addEventListener('chat', event => showChat(event.data))
}

export function hush() {
  stream?.close()
  wire(false)
}

const wire = live => $('#wire')?.classList.toggle('live', live)

on('pace', listen) // the server sends only what somebody wants to watch
setInterval(() => { // where no stream comes, ask again
  if (!table || document.hidden || stream.readyState === EventSource.OPEN) return
  visit(location.href)
  listen()
}, 5000)

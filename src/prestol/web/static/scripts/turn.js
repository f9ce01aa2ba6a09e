// “Your turn”: title, icon, sound.

import { $, isAsked } from './dom.js'
import { sound } from './sound.js'

const icon = $('link[rel=icon]'), usual = icon.href
let name = document.title, polled = 0

export function mark(elsewhere = 0) {
  document.title = isAsked() ? `● ${name}` : elsewhere ? `(${elsewhere}) ${name}` : name
  icon.href = isAsked() || elsewhere ? icon.dataset.turn : usual
}

export function rename(title) {
  name = title
}

setInterval(async () => { // a hidden page has no stream
  if (!document.hidden) return
  const { turns = 0 } = await fetch('/poll').then(reply => reply.json()).catch(() => ({}))
  if (!document.hidden) return
  mark(turns)
  if (turns > polled) sound('turn')
  polled = turns
}, 60000)

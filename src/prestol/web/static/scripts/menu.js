// A small menu or a panel at a piece, a question at a button, a reason at what is refused (reason.js): one popover for all.

import { $, narrow, on } from './dom.js'
import { draw } from './lens.js'
import { place } from './place.js'

const PATIENCE = 350 // milliseconds before a question takes an answer

const menu = () => $('#menu')
let anchor, openedAt = 0, closedAt = 0

export const isOpen = () => menu()?.matches(':popover-open')
// The click that closes it answers nothing.
export const isClosing = () => performance.now() - closedAt < 300
const isReady = () => performance.now() - openedAt > PATIENCE

export function show(at, kind, ...content) {
  const box = menu()
  anchor = at
  box.className = `menu ${kind}`
  box.replaceChildren(...content)
  if (!isOpen()) box.showPopover()
  openedAt = performance.now()
  place(box, at)
}

export function close() {
  const open = isOpen()
  if (open) menu().hidePopover()
  return open
}

export function element(tag, text, cls = '') {
  const made = document.createElement(tag)
  made.textContent = text
  made.className = cls
  return made
}

// The moves that a piece stands for, what gives something up at the end.
export function openMenu(piece, title, moves) {
  const rows = element('div', '', 'rows')
  rows.role = 'menu'
  rows.append(...moves.map(row))
  show(piece, '', ...narrow.matches ? [subject(piece, title)] : title ? [element('p', title, 'title')] : [], rows)
  rows.firstChild.focus()
}

// On a phone it lies in place of the sheet, far from its piece: hence the picture, and a way back.
function subject(piece, title) {
  const made = element('div', '', 'subject'), all = element('button', `← ${menu().dataset.all}`)
  all.type = 'button'
  all.onclick = close
  made.append(draw($('#closeup > svg').cloneNode(), piece), all, element('p', title, 'title'))
  return made
}

function row(button) {
  const copy = button.cloneNode(true), words = element('span', button.title)
  copy.removeAttribute('data-fresh')
  copy.role = 'menuitem'
  $('span', copy).replaceWith(words)
  $('.heading', copy)?.remove()
  if (button.dataset.sure && !$('small', copy)) copy.append(element('small', button.dataset.sure))
  return copy
}

// “No” lies under the pointer, “Yes” beside it.
export function openQuestion(at, button, yes) {
  const choose = element('div', '', 'choose'), { dataset } = menu()
  const no = element('button', dataset.no), sure = element('button', dataset.yes, 'primary')
  no.type = sure.type = 'button'
  no.onclick = close
  sure.onclick = () => isReady() && (close(), yes())
  choose.append(no, sure)
  show(at, '', element('p', `${button.title}?`, 'title'), element('p', button.dataset.sure), choose)
  no.focus()
}

on('beforetoggle', event => {
  if (event.target === menu() && event.newState === 'closed') closedAt = performance.now()
}, true)
on('toggle', event => { // back to where one came from
  if (event.target === menu() && event.newState === 'closed' && document.activeElement === document.body) anchor?.focus?.({ preventScroll: true })
}, true)

// The log reads downwards and follows its end, unless somebody has scrolled up to read. Lines are marked that came
// after the viewer last looked, or moved.

import { $, all, narrow, on, table } from './dom.js'

const NEAR = 40 // pixels

const latest = () => Number($('#log')?.dataset.latest)
const after = step => all('#log li').filter(line => line.dataset.step > step)
const scroller = () => narrow.matches ? document.scrollingElement : $('#log')
const isShown = () => $('#log')?.checkVisibility()

let seen = Number(localStorage[`seen:${table}`] ?? latest()), read = latest()

export function markNew() {
  if (!table) return
  for (const line of all('#log .new')) line.classList.remove('new')
  for (const line of after(seen)) line.classList.add('new')
  tellNews()
}

export function isAtEnd() {
  if (!isShown()) return true
  const { scrollHeight, scrollTop, clientHeight } = scroller()
  return scrollHeight - scrollTop - clientHeight < NEAR
}

export function toEnd() {
  if (table && isShown()) scroller().scrollTop = 1e6
}

// What has come below the part that is being read.
function tellNews() {
  const button = $('#to-end')
  if (isAtEnd()) read = latest()
  button.hidden = !after(read).length
  button.textContent = button.dataset.words.replace('#', after(read).length)
}

// An undo goes back.
export function followUndo() {
  seen = Math.min(seen, latest())
}

export function seeAll() {
  seen = latest()
  if (table) localStorage[`seen:${table}`] = seen
  markNew()
}

document.fonts.ready.then(toEnd)
if (table) on('scroll', tellNews, true)
on('change', event => { if (event.target.id === 'tab-log') toEnd() })
on('click', event => { if (event.target.id === 'to-end') toEnd() })

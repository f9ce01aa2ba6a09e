// For every page; a replay has replay.js as well. It holds no rules and no secrets: the server draws, this shows.
// Without it plain forms and links do.

const $ = (selector, root = document) => root.querySelector(selector)
const all = (selector, root = document) => [...root.querySelectorAll(selector)]
const on = addEventListener.bind(window)
const { table, lost, copied } = document.body.dataset
const part = () => $('#part')
const isAsked = () => part().dataset.asked === '1'
const pieceAt = event => event.target.closest('#pieces > *')
const isMouse = event => event.pointerType === 'mouse'
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const narrow = matchMedia('(max-width: 799px)')

// -- markup: one door in, one way to the page --

const policy = { createHTML: html => html }
const trusted = window.trustedTypes?.createPolicy('board', policy) ?? policy

function parsed(html, selector) {
  return new DOMParser().parseFromString(trusted.createHTML(html), 'text/html').querySelector(selector)
}

function morph(old, fresh) {
  const ours = ['style', 'open', 'tabindex', 'checked']
  Idiomorph.morph(old, fresh, { callbacks: { beforeAttributeUpdated: name => !ours.includes(name) } })
}

function show(html) {
  const fresh = parsed(html, '#part'), size = () => $('#board')?.getAttribute('viewBox')
  if (!fresh) return
  const before = new Map(all('#pieces > *').map(e => [e.id, place(e)]))
  const { asked } = part().dataset, oldSize = size()
  const held = document.activeElement, onBoard = held.closest('#pieces')
  quietTips(fresh)
  hideLens()
  morph(part(), fresh)
  if (!calm.matches && size() === oldSize) glide(before)
  settle(asked)
  if (document.activeElement !== document.body) return
  const next = document.getElementById(held.id) ?? (onBoard && $('#pieces > [tabindex]')) // its piece may be gone
  next?.focus({ preventScroll: true })
}

function settle(wasAsked) {
  if (locked) seeAll() // our own doing is no news
  lock(false)
  rove()
  $('#actions')?.scrollTo(0, 0)
  mark()
  if (wasAsked) known = Math.min(known, latest()) // an undo goes back
  news()
  if (wasAsked) say(`${part().dataset.said} ${$('#status').textContent}`)
  if (isAsked() && wasAsked === '0') ring()
  $('#curtain-button')?.focus()
}

// A tooltip would come up beside the lens.
function quietTips(root) {
  for (const title of all('#pieces > * > title', root)) {
    const piece = title.parentNode
    piece.dataset.tip = title.textContent
    piece.ariaLabel ??= title.textContent
    title.remove()
  }
}

// -- motion: a piece glides to where it is now --

let flight = 0

function place(e) {
  if (e.getAnimations().length) return getComputedStyle(e).transform // caught in flight
  return e.getAttribute('transform').replace(/translate\((\S+) (\S+)\)/, 'translate($1px, $2px)')
}

function glide(before) {
  const layer = $('#pieces'), moves = [], run = ++flight
  for (const e of layer?.children ?? []) {
    const from = before.get(e.id) ?? before.get(e.dataset.start)
    for (const a of e.getAnimations()) a.cancel()
    if (!from) e.animate({ opacity: [0, 1] }, 250)
    else if (from !== place(e)) moves.push([e, e.nextSibling, from])
  }
  const flights = moves.map(([e, , from]) => {
    put(layer, e, null) // above all others …
    return e.animate({ transform: [from, place(e)] }, { duration: 450, easing: 'cubic-bezier(.3,.7,.2,1)' }).finished
  })
  Promise.allSettled(flights).then(() => { // … and back to its own place, last one first
    if (run === flight) for (const [e, next] of moves.reverse()) put(layer, e, next)
  })
}

function put(layer, e, next) {
  if (next && next.parentNode !== layer) return
  if (layer.moveBefore) layer.moveBefore(e, next)
  else if (e !== document.activeElement) layer.insertBefore(e, next)
}

// -- the stream: open only while somebody looks, since a browser grants six --

let stream

function listen() {
  hush()
  document.cookie = `shape=${narrow.matches ? 'tall' : 'wide'}; path=/; max-age=31536000; samesite=lax`
  mark()
  if (!table || document.hidden) return
  const box = $('#board').viewBox.baseVal, fits = (box.width < box.height) === narrow.matches
  stream = new EventSource(`/t/${table}/stream?after=${fits ? part().dataset.revision : -1}`) // -1: in any case
  stream.onopen = () => wire(true)
  stream.onerror = () => wire(false)
  stream.addEventListener('board', event => show(event.data))
  stream.addEventListener('chat', event => {
    morph($('#chat-lines'), parsed(event.data, '#chat-lines'))
    readChat()
  })
}

function hush() {
  stream?.close()
  wire(false)
}

const wire = live => $('#wire')?.classList.toggle('live', live)

setInterval(() => { // where no stream comes, ask again
  if (!table || document.hidden || stream.readyState === EventSource.OPEN) return
  visit(location.href)
  listen()
}, 5000)

// Show what another page shows, if it comes.
async function visit(url) {
  const html = await fetch(url).then(reply => reply.ok && reply.text()).catch(() => '')
  if (html) name = parsed(html, 'title').textContent
  if (html) show(html)
  return html
}

// -- answers: posted with the revision shown, never twice --

let locked = false, patience

function lock(now) {
  clearTimeout(patience)
  locked = now
  part().ariaBusy = now
}

async function answer(url, fields) {
  if (locked) return
  lock(true)
  if ($('#unfold')) $('#unfold').checked = false
  if (!await send(url, fields)) lock(false)
  else if (locked) patience = setTimeout(visit, 4000, location.href) // the stream is silent
}

async function send(url, fields) {
  const sent = { method: 'POST', body: new URLSearchParams(fields), headers: { 'x-prestol': '1' } }
  const reply = await fetch(url, sent).catch(() => ({}))
  const found = await reply.json?.().catch(() => {})
  if (reply.redirected) location.href = reply.url // a rematch is another table
  if (found?.part) show(found.part)
  if (!reply.ok) say(found?.detail || lost, true)
  else if ($('#voice.wrong')) say('') // the error is over; an announcement stays
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

function answerWith(piece) {
  if (piece.ariaDisabled === 'true') return say(piece.ariaLabel, true)
  const some = piece.dataset.answer?.split(' ') ?? [], meant = answers().filter(button => some.includes(button.value))
  if (meant.length > 1) choose(meant)
  else meant[0]?.click()
}

// A piece that stands for several answers leaves only these.
function choose(some) {
  for (const button of answers()) button.hidden = some && !some.includes(button)
  $('#actions')?.classList.toggle('chosen', some)
  some?.[0].focus()
}

// Errors are seen and heard, all else is only heard.
function say(text, wrong = false) {
  const voice = $('#voice')
  voice.classList.toggle('wrong', wrong)
  if (voice.textContent !== text.trim()) voice.textContent = text.trim()
  clearTimeout(say.timer)
  if (wrong) say.timer = setTimeout(say, 7000, '')
}

on('click', event => {
  const { id, dataset } = event.target.closest('button, a') ?? { dataset: {} }
  if (pieceAt(event) && !dragged) answerWith(pieceAt(event))
  if (dataset.why) say(dataset.why, true)
  if (dataset.zoom) zoom(dataset.zoom * scale)
  if (dataset.copy) copy(document.getElementById(dataset.copy))
  if (id === 'show-all') choose()
  if (id === 'sound') sound(!isLoud())
})

// -- keyboard: the board is one tab stop, arrows lead on --

let stop

function stops() {
  const targets = all('#pieces > [role=button]')
  return targets.length ? targets : all('#pieces > [role=img]')
}

function rove() {
  const found = stops()
  const now = found.find(e => e.id === stop) ?? found.find(e => e.dataset.answer) ?? found[0]
  for (const e of all('#pieces > [tabindex]')) if (e !== now) e.removeAttribute('tabindex')
  now?.setAttribute('tabindex', '0')
}

function middle(e) {
  const { x, y, width, height } = e.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

function step(piece, [dx, dy]) {
  const [x, y] = middle(piece)
  const way = e => {
    const [ex, ey] = middle(e), along = (ex - x) * dx + (ey - y) * dy
    return along > 1 ? along + 2 * Math.abs((ex - x) * dy + (ey - y) * dx) : Infinity
  }
  const next = stops().reduce((best, e) => way(e) < way(best) ? e : best, piece)
  stop = next.id
  rove()
  next.focus()
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const ZOOMS = { '+': 1.25, '=': 1.25, '-': 0.8, 0: 0 }
const ON_PIECE = { Enter: answerWith, ' ': answerWith, e: enlarge }

function press(key, piece) {
  if (piece && WAYS[key]) step(piece, WAYS[key])
  else if (piece && ON_PIECE[key]) ON_PIECE[key](piece)
  else if (key in ZOOMS) zoom(scale * ZOOMS[key])
  else if (key > 0) all('#actions [name=answer]:not([hidden])')[key - 1]?.click()
  else if ('hu'.includes(key)) $(`[aria-keyshortcuts=${key}]`)?.click()
  else if (key === 'Escape') return hideLens() || choose() // drawers close by themselves
  else return false
  return true
}

on('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return
  if ($('#curtain') && event.key !== 'Escape') return
  if (press(event.key, pieceAt(event))) event.preventDefault()
})
on('focusin', event => { stop = pieceAt(event)?.id ?? stop })

// -- zoom: a wider board in a scrolling sheet --

let scale = 1, dragged = false, grip

function zoom(to, at) {
  const sheet = $('.sheet'), box = sheet?.getBoundingClientRect()
  if (!sheet) return
  const x = at ? at.clientX - box.x : box.width / 2, y = at ? at.clientY - box.y : box.height / 2
  const growth = Math.min(4, Math.max(1, to)) / scale
  const left = (sheet.scrollLeft + x) * growth - x, top = (sheet.scrollTop + y) * growth - y
  scale *= growth
  sheet.style.setProperty('--zoom', scale)
  sheet.classList.toggle('zoomed', scale > 1)
  sheet.scrollTo(left, top)
  if (narrow.matches) scrollBy({ top, behavior: 'instant' }) // there the page is as long as the board
}

const onSheet = (name, act) => on(name, event => event.target.closest?.('.sheet') && act(event), { passive: false })

onSheet('wheel', event => {
  if (narrow.matches && !event.ctrlKey) return // the page scrolls
  event.preventDefault()
  zoom(scale * Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), event)
})
on('pointermove', event => {
  const dx = event.clientX - grip?.clientX, dy = event.clientY - grip?.clientY
  if (!grip || !(dragged ||= Math.hypot(dx, dy) > 5)) return
  $('.sheet').scrollBy(-dx, -dy)
  grip = event
})
on('pointerup', () => { grip = null })

// -- the lens: a card enlarged with its tip --

let rest

function enlarge(piece) {
  const lens = $('#closeup'), picture = $('svg', lens), tip = piece.dataset.tip || piece.ariaLabel
  if (!tip) return
  const { x, y, width, height } = piece.getBBox(), copy = piece.cloneNode(true)
  for (const name of ['id', 'transform']) copy.removeAttribute(name)
  picture.setAttribute('viewBox', `${x - 3} ${y - 3} ${width + 6} ${height + 6}`)
  picture.replaceChildren(copy)
  $('p', lens).textContent = tip
  const { left, right } = piece.getBoundingClientRect(), [mx, my] = middle(piece)
  const beside = mx < innerWidth / 2 ? `${right + 12}px` : `calc(${left - 12}px - 100%)`
  lens.style.translate = `${beside} clamp(8px, ${my}px - 50%, 100vh - 100% - 8px)`
  lens.showPopover()
}

function hideLens() {
  clearTimeout(rest)
  const open = $('#closeup:popover-open')
  open?.hidePopover()
  return open
}

onSheet('pointerover', event => {
  if (pieceAt(event) && isMouse(event) && !grip) rest = setTimeout(enlarge, 450, pieceAt(event))
})
on('pointerout', event => { if (isMouse(event)) hideLens() })
onSheet('pointerdown', event => {
  const piece = pieceAt(event)
  hideLens()
  dragged = false
  if (isMouse(event) && event.button === 0 && scale > 1) grip = event
  if (piece && !isMouse(event)) rest = setTimeout(() => { dragged = true; enlarge(piece) }, 450) // no answer then
})
for (const name of ['pointerup', 'pointercancel', 'scroll']) on(name, () => clearTimeout(rest), true)
onSheet('contextmenu', event => { if (!isMouse(event)) event.preventDefault() })

// -- news: lines of the log from after the viewer last looked, or answered --

const latest = () => Number($('#log')?.dataset.latest)
let known = Number(localStorage[`seen:${table}`] ?? latest())

function news() {
  if (table) for (const line of all('#log li')) line.classList.toggle('new', line.dataset.step > known)
}

function seeAll() {
  known = latest()
  if (table) localStorage[`seen:${table}`] = known
  news()
}

// -- «your turn»: title, icon, sound --

const icon = $('link[rel=icon]'), usual = icon.href
let name = document.title, polled = 0, audio

function mark(elsewhere = 0) {
  document.title = isAsked() ? `● ${name}` : elsewhere ? `(${elsewhere}) ${name}` : name
  icon.href = isAsked() || elsewhere ? icon.dataset.turn : usual
}

setInterval(async () => { // a hidden page has no stream
  if (!document.hidden) return
  const { turns = 0 } = await fetch('/poll').then(reply => reply.json()).catch(() => ({}))
  if (!document.hidden) return
  mark(turns)
  if (turns > polled) ring()
  polled = turns
}, 60000)

const isLoud = () => localStorage.sound === 'on'

function sound(on) {
  localStorage.sound = on ? 'on' : 'off'
  $('#sound').ariaPressed = on
  ring()
}

function ring() {
  if (!isLoud()) return
  audio ??= new AudioContext()
  audio.resume()
  const tone = audio.createOscillator(), volume = audio.createGain(), now = audio.currentTime
  tone.frequency.setValueAtTime(659, now)
  tone.frequency.setValueAtTime(880, now + 0.14)
  volume.gain.setValueAtTime(0.12, now)
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.5)
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(now + 0.5)
}

// -- chat and links --

const lines = () => all('#chat-lines > li:not(.quiet)').length
let seen = lines()

function readChat() {
  if ($('#chat:popover-open')) seen = lines()
  $('#chat-lines').scrollTop = 1e6
  $('#unread').textContent = lines() - seen || ''
}

function copy(field) {
  field.select()
  document.execCommand('copy') // the newer way is closed to plain HTTP
  say(copied, true)
}

// -- begin and end --

function leave() {
  hush()
  seeAll()
}

$('#sound').ariaPressed = isLoud()
$('#chat')?.addEventListener('toggle', readChat)
quietTips(document)
settle()
listen()
document.addEventListener('visibilitychange', () => document.hidden ? leave() : listen())
on('pagehide', leave)
on('pageshow', event => { if (event.persisted) listen() })
narrow.addEventListener('change', listen)
window.prestol = { visit, say } // for replay.js

// The one script of all pages. It holds no rules and no secrets: the server draws, this shows. Without it everything still
// works by plain forms and links.

const $ = (selector, root = document) => root.querySelector(selector)
const all = (selector, root = document) => [...root.querySelectorAll(selector)]
const { table, lost, copied } = document.body.dataset
const part = () => $('#part')
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const narrow = matchMedia('(max-width: 799px)')
const shape = () => narrow.matches ? 'tall' : 'wide'
const remember = () => { document.cookie = `shape=${shape()}; path=/; max-age=31536000; samesite=lax` }
remember() // on every page, so that the first table already comes in the right shape
const trusted = window.trustedTypes?.createPolicy('board', { createHTML: html => html }) ?? { createHTML: html => html }

// -- markup: one door in, one way to the page --

function parsed(html, selector) {
  const box = document.createElement('template')
  box.innerHTML = trusted.createHTML(html)
  return document.adoptNode(box.content).querySelector(selector)
}

function morph(old, fresh) {
  const ours = (name, node) => name === 'style' || name === 'open' || (name === 'tabindex' && node.closest('svg'))
  Idiomorph.morph(old, fresh, { callbacks: { beforeAttributeUpdated: (name, node) => !ours(name, node) } })
}

function show(html) {
  const fresh = parsed(html, '#part')
  if (!fresh) return
  const before = new Map(all('#pieces > .piece').map(e => [e.id, place(e)]))
  const { asked } = part().dataset, size = $('#board')?.getAttribute('viewBox')
  const focus = document.activeElement?.id, onBoard = document.activeElement?.closest('#pieces')
  quietTips(fresh)
  hideLens()
  morph(part(), fresh)
  if (focus && document.activeElement?.id !== focus) document.getElementById(focus)?.focus({ preventScroll: true })
  if (!calm.matches && size === $('#board')?.getAttribute('viewBox')) glide(before)
  settle(asked)
  if (onBoard && document.activeElement === document.body) $('#pieces > [tabindex]')?.focus({ preventScroll: true }) // its piece is gone
}

function settle(wasAsked) {
  const { asked, said } = part().dataset
  unlock()
  rove()
  mark(asked === '1')
  if (wasAsked !== undefined) say(`${said ?? ''} ${$('#status')?.textContent ?? ''}`)
  if (asked === '1' && wasAsked === '0') ring()
  $('#curtain-button')?.focus()
}

// The browser's own tooltip would come up beside our larger one.
function quietTips(root) {
  for (const title of all('.piece > title', root)) {
    const piece = title.parentNode
    piece.dataset.tip = title.textContent
    if (!piece.hasAttribute('aria-label')) piece.setAttribute('aria-label', title.textContent)
    title.remove()
  }
}

// -- motion: a piece glides from where it was to where it is --

let flight = 0

function place(e) {
  if (e.getAnimations().length) return getComputedStyle(e).transform // caught in flight
  return (e.getAttribute('transform') ?? '').replace(/translate\((\S+) (\S+)\)/, 'translate($1px, $2px)')
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

// -- the stream: open only while somebody looks, since a browser grants a site six --

let stream, again

function listen() {
  hush()
  if (!table || document.hidden) return
  remember()
  const box = $('#board')?.viewBox.baseVal
  const fits = box && (box.width < box.height) === narrow.matches
  const after = fits ? part().dataset.revision : -1 // -1: send the board in any case
  stream = new EventSource(`/t/${table}/stream?after=${after}&shape=${shape()}`)
  stream.onopen = () => wire(true)
  stream.onerror = () => {
    wire(false)
    if (stream?.readyState === EventSource.CLOSED) again = setTimeout(listen, 5000)
  }
  stream.addEventListener('board', event => show(event.data))
  stream.addEventListener('chat', event => showChat(event.data))
}

function hush() {
  clearTimeout(again)
  stream?.close()
  stream = undefined
  wire(false)
}

function wire(live) {
  const lamp = $('#wire')
  if (!lamp) return
  lamp.classList.toggle('live', live)
  lamp.ariaLabel = lamp.title = live ? lamp.dataset.live : lamp.dataset.off
}

// -- answers: posted with the revision shown, never twice --

let locked = false, patience

function unlock() {
  clearTimeout(patience)
  locked = false
  part().removeAttribute('aria-busy')
}

async function answer(url, fields) {
  if (locked) return
  locked = true
  part().setAttribute('aria-busy', 'true')
  if (!await send(url, fields)) return unlock()
  patience = setTimeout(() => { unlock(); listen() }, 4000) // taken, but the stream is silent: ask again
}

async function send(url, fields) {
  const token = document.cookie.match(/(?:^|; )csrftoken=([^;]*)/)?.[1] ?? ''
  const headers = { 'x-prestol': '1', 'x-csrftoken': decodeURIComponent(token) }
  try {
    const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers })
    if (reply.redirected) location.href = reply.url // a rematch is another table
    const found = await reply.json().catch(() => ({}))
    if (found?.part) show(found.part)
    if (!reply.ok) say(found?.detail || lost, true)
    else if ($('#voice.wrong')) say('') // the error is over; an announcement stays
    return reply.ok
  } catch {
    say(lost, true)
    return false
  }
}

function answerWith(piece) {
  if (piece.ariaDisabled === 'true') return say(piece.ariaLabel, true)
  if (!piece.dataset.answer || !table) return
  answer($('#act').getAttribute('action'), [...new FormData($('#act')), ['answer', piece.dataset.answer]])
}

// Errors are seen and heard, everything else is only heard.
function say(text, wrong = false) {
  const voice = $('#voice')
  voice.classList.toggle('wrong', wrong)
  voice.textContent = text.trim()
  clearTimeout(say.timer)
  if (wrong) say.timer = setTimeout(() => say(''), 7000)
}

addEventListener('submit', event => {
  const form = event.target, button = event.submitter
  const url = button?.getAttribute('formaction') ?? form.getAttribute('action')
  if (form.id === 'act') {
    event.preventDefault()
    answer(url, new FormData(form, button))
  } else if ('send' in form.dataset) {
    event.preventDefault()
    send(url, new FormData(form)).then(sent => sent && form.reset())
  }
})

addEventListener('click', event => {
  const piece = event.target.closest('.piece'), button = event.target.closest('button, a')
  if (piece && $('#pieces')?.contains(piece) && !dragged) answerWith(piece)
  if (button?.dataset.why) say(button.dataset.why, true)
  if (button?.dataset.zoom) zoom(Number(button.dataset.zoom) * scale)
  if (button?.dataset.copy) copy(document.getElementById(button.dataset.copy))
  if (button?.id === 'sound') sound(button.ariaPressed !== 'true')
  for (const drawer of all('.drawer[open]')) if (!drawer.contains(event.target)) drawer.open = false
})

// -- keyboard: the board is one tab stop, arrows go to the nearest target that way --

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

function nearest(from, [dx, dy]) {
  const middle = e => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2] }
  const [x, y] = middle(from)
  let best, least = Infinity
  for (const e of stops()) {
    const [ex, ey] = middle(e), along = (ex - x) * dx + (ey - y) * dy, across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx)
    if (along > 1 && along + 2 * across < least) [best, least] = [e, along + 2 * across]
  }
  return best
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

function press(key, piece) {
  if (key === 'Escape') return hideLens() || all('.drawer[open]').forEach(drawer => { drawer.open = false; $('summary', drawer).focus() })
  if (piece && WAYS[key]) return focus(nearest(piece, WAYS[key])) || true
  if (piece && (key === 'Enter' || key === ' ')) return answerWith(piece) || true
  if (piece && key === 'e') return enlarge(piece) || true
  if (/^[1-9]$/.test(key)) return all('#actions .act:not(.refused)')[key - 1]?.click() || true
  if (key === 'u') return $('#undo')?.click() || true
  if (key === '+' || key === '=') return zoom(scale * 1.25) || true
  if (key === '-') return zoom(scale * 0.8) || true
  if (key === '0') return zoom(1) || true
  return replayKey(key)
}

function focus(piece) {
  if (!piece) return
  stop = piece.id
  rove()
  piece.focus()
}

addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return
  if ($('#curtain') && event.key !== 'Escape') return
  if (press(event.key, event.target.closest('#pieces > .piece'))) event.preventDefault()
})
addEventListener('focusin', event => { if (event.target.closest('#pieces')) stop = event.target.id })

// -- zoom: a wider board in a scrolling sheet, so that the browser pans --

let scale = 1, dragged = false, grip, pinch

function zoom(to, x, y) {
  const sheet = $('.sheet'), box = sheet?.getBoundingClientRect()
  if (!sheet) return
  const old = scale
  scale = Math.min(4, Math.max(1, to))
  const [px, py] = [(x ?? box.x + box.width / 2) - box.x, (y ?? box.y + box.height / 2) - box.y]
  const [left, top] = [sheet.scrollLeft + px, sheet.scrollTop + py].map(at => at / old * scale)
  sheet.style.setProperty('--zoom', scale)
  sheet.classList.toggle('zoomed', scale > 1)
  sheet.scrollTo({ left: left - px, top: top - py, behavior: 'instant' })
  if (narrow.matches) scrollBy({ top: top - py, behavior: 'instant' }) // there the page is as long as the board
}

const onSheet = (name, act) => addEventListener(name, event => { if (event.target.closest?.('.sheet')) act(event) }, { passive: false })

onSheet('wheel', event => {
  if (narrow.matches && !event.ctrlKey) return // the page scrolls
  event.preventDefault()
  zoom(scale * Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), event.clientX, event.clientY)
})
onSheet('pointerdown', event => {
  dragged = false
  if (event.pointerType === 'mouse' && event.button === 0 && scale > 1) grip = [event.clientX, event.clientY]
})
addEventListener('pointermove', event => {
  if (!grip) return
  const [dx, dy] = [event.clientX - grip[0], event.clientY - grip[1]]
  if (!dragged && Math.hypot(dx, dy) < 5) return
  dragged = true
  hideLens()
  $('.sheet').scrollBy({ left: -dx, top: -dy, behavior: 'instant' })
  grip = [event.clientX, event.clientY]
})
addEventListener('pointerup', () => { grip = undefined })

const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
onSheet('touchstart', event => { pinch = event.touches.length === 2 ? [spread(event.touches), scale] : undefined })
onSheet('touchmove', event => {
  if (event.touches.length !== 2 || !pinch) return
  event.preventDefault()
  const [a, b] = event.touches
  zoom(pinch[1] * spread([a, b]) / pinch[0], (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2)
})

// -- the lens: a card enlarged with its tip, on a rest of the mouse, a long press, or E --

let rest

function enlarge(piece) {
  const lens = $('#closeup'), picture = $('svg', lens), tip = piece.dataset.tip || piece.ariaLabel
  if (!lens?.showPopover || !tip) return
  const box = piece.getBBox(), from = piece.getBoundingClientRect(), copy = piece.cloneNode(true)
  for (const name of ['id', 'transform', 'role', 'tabindex', 'class']) copy.removeAttribute(name)
  for (const glow of all('use[href^="#glow"]', copy)) glow.remove()
  picture.setAttribute('viewBox', `${box.x - 3} ${box.y - 3} ${box.width + 6} ${box.height + 6}`)
  picture.replaceChildren(copy)
  picture.toggleAttribute('hidden', !piece.matches('.lord, .ally, .location, .site, .outpost, .legend, .large'))
  $('p', lens).textContent = tip
  lens.showPopover()
  const own = lens.getBoundingClientRect(), room = innerWidth - own.width - 8
  const beside = from.right + 12 <= room + 8 ? from.right + 12 : from.left - own.width - 12
  const left = narrow.matches ? room / 2 : Math.max(8, Math.min(room, beside))
  const under = narrow.matches ? from.top - own.height - 16 : from.top + from.height / 2 - own.height / 2
  lens.style.left = `${left}px`
  lens.style.top = `${Math.max(8, Math.min(innerHeight - own.height - 8, under))}px`
}

function hideLens() {
  clearTimeout(rest)
  const lens = $('#closeup')
  if (!lens?.matches(':popover-open')) return false
  lens.hidePopover()
  return true
}

onSheet('pointerover', event => {
  const piece = event.target.closest('.piece')
  hideLens()
  if (piece && event.pointerType === 'mouse' && !grip) rest = setTimeout(enlarge, 450, piece)
})
addEventListener('pointerout', event => { if (event.pointerType === 'mouse') hideLens() })
onSheet('pointerdown', event => {
  hideLens()
  const piece = event.target.closest('.piece')
  if (piece && event.pointerType !== 'mouse') rest = setTimeout(() => { dragged = true; enlarge(piece) }, 450) // no answer then
})
for (const name of ['pointerup', 'pointercancel', 'scroll']) addEventListener(name, () => clearTimeout(rest), true)
onSheet('contextmenu', event => { if (event.target.closest('.piece') && event.pointerType !== 'mouse') event.preventDefault() })

// -- «your turn»: title, icon, sound --

const icon = $('link[rel=icon]'), icons = [icon.getAttribute('href'), icon.dataset.turn]
let name = document.title

function mark(asked, elsewhere = 0) {
  document.title = asked ? `● ${name}` : elsewhere ? `(${elsewhere}) ${name}` : name
  icon.href = icons[asked || elsewhere ? 1 : 0]
}

let polled = 0
setInterval(async () => { // a hidden page has no stream
  if (!document.hidden) return
  const { turns = 0 } = await fetch('/poll').then(reply => reply.json()).catch(() => ({}))
  if (!document.hidden) return
  mark(part().dataset.asked === '1', turns)
  if (turns > polled) ring()
  polled = turns
}, 60000)

let audio

function sound(on) {
  localStorage.setItem('sound', on ? 'on' : 'off')
  $('#sound').ariaPressed = String(on)
  if (on) ring()
}

function ring() {
  if (localStorage.getItem('sound') !== 'on') return
  audio ??= new AudioContext()
  audio.resume()
  for (const [pitch, delay] of [[659, 0], [880, 0.14]]) {
    const tone = audio.createOscillator(), volume = audio.createGain(), at = audio.currentTime + delay
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.4)
  }
}

// -- chat and links --

const lines = () => all('#chat-lines > li:not(.quiet)').length
let seen = lines()

function showChat(html) {
  const fresh = parsed(html, '#chat-lines')
  if (!fresh || !$('#chat-lines')) return
  morph($('#chat-lines'), fresh)
  readChat()
}

function readChat() {
  if ($('#chat').open) {
    seen = lines()
    $('#chat-lines').scrollTop = 1e6
  }
  const badge = $('#unread')
  badge.hidden = lines() <= seen
  badge.textContent = lines() - seen
}

async function copy(field) {
  field.select()
  try { await navigator.clipboard.writeText(field.value) } catch { document.execCommand('copy') } // plain HTTP has no clipboard
  say(copied, true)
}

// -- replay: every step has its address --

let wanted

async function go(url, remember) {
  wanted = url
  const html = await fetch(url).then(reply => reply.ok ? reply.text() : '').catch(() => '')
  if (wanted !== url) return // overtaken by a later one
  if (!html) return say(lost, true)
  history[remember ? 'pushState' : 'replaceState'](null, '', url)
  name = parsed(html, 'title')?.textContent ?? name
  show(html)
  $('#slider').value = part().dataset.step
  $('#log [aria-current]')?.scrollIntoView({ block: 'nearest' })
}

function replayKey(key) {
  const { step, last, path, query } = part().dataset
  if (!path) return false
  const to = { ArrowLeft: step - 1, ArrowRight: Number(step) + 1, Home: 0, End: last }[key]
  if (to === undefined || to < 0 || to > Number(last)) return false
  return go(`${path}${to}${query}`) || true
}

if (part().dataset.path) {
  addEventListener('input', event => {
    const { path, query } = part().dataset
    if (event.target.id === 'slider') go(`${path}${event.target.value}${query}`)
  })
  addEventListener('click', event => {
    const link = event.target.closest('a[data-go], #log a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (link.ariaDisabled !== 'true') go(link.getAttribute('href'), !link.id)
  })
  addEventListener('popstate', () => go(location.pathname + location.search))
}

// -- a new table: what is hidden for so many seats is not sent --

function fit(form) {
  for (const field of all('.place select, .option select', form)) {
    const label = field.closest('label')
    field.disabled = getComputedStyle(label).display === 'none'
  }
}

for (const form of all('form[data-setup]')) {
  form.addEventListener('change', () => fit(form))
  fit(form)
}

// -- begin --

for (const field of all('.invite input')) field.value = new URL(field.value, location).href
$('#sound')?.setAttribute('aria-pressed', String(localStorage.getItem('sound') === 'on'))
$('#chat')?.addEventListener('toggle', readChat)
quietTips(document)
settle()
$('#log [aria-current]')?.scrollIntoView({ block: 'nearest' })
listen()
document.addEventListener('visibilitychange', () => { if (document.hidden) hush(); else { mark(part().dataset.asked === '1'); listen() } })
addEventListener('pagehide', hush)
addEventListener('pageshow', event => { if (event.persisted) listen() })
narrow.addEventListener('change', () => part().dataset.path ? go(location.pathname + location.search) : listen())

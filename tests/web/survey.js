// What is in the way at the question on the page: a list of “kind: example”. `legal` are the answers that must be in
// reach, `least` the pixels of a target, and `before` the places of what must not move, as the last look returned them.

async ({ legal, least, before }) => {
  const STEP = 4, MOST = 20, ENOUGH = 3 // pixels between probes; probes in a row; pieces of a kind whose menus are opened
  const narrow = innerWidth < 800, found = []
  const $ = selector => document.querySelector(selector), all = selector => [...document.querySelectorAll(selector)]
  const box = e => e.getBoundingClientRect(), wrong = (kind, example) => found.push(`${kind}: ${example}`)
  const name = e => `${e.value || e.id || e.textContent.trim().slice(0, 40)}`
  const size = ({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const isInSight = r => r.left >= -1 && r.top >= -1 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1
  const within = e => e.closest('.moves') && narrow ? e.scrollIntoView({ block: 'nearest', behavior: 'instant' }) : 0

  $('#menu:popover-open')?.hidePopover() // a panel may have opened by itself, at the piece that was pressed last

  // -- buttons of the bar

  function covered(e) {
    const { left, top, width, height } = box(e), parts = [[.5, .5], [.15, .2], [.85, .2], [.15, .8], [.85, .8]]
    return parts.some(([x, y]) => !e.contains(document.elementFromPoint(left + width * x, top + height * y)))
  }

  function checkButton(e) {
    within(e)
    if (!isInSight(box(e))) wrong('a button is cut off', name(e))
    else if (covered(e)) wrong('a button is covered', name(e))
    if (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2) wrong('a button’s words do not fit', name(e))
    if (box(e).width < least - .5 || box(e).height < least - .5) wrong('a small button', `${name(e)} ${size(box(e))}`)
  }

  // Words that go on in the next line, though nobody has hyphenated them.
  function* broken(e) {
    const nodes = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), range = document.createRange()
    while (nodes.nextNode()) for (const { 0: word, index } of nodes.currentNode.data.matchAll(/\p{L}+/gu)) {
      range.setStart(nodes.currentNode, index)
      range.setEnd(nodes.currentNode, index + word.length)
      if (new Set([...range.getClientRects()].map(r => Math.round(r.top))).size > 1) yield word
    }
  }

  const buttons = all('.bar :is(button, a, summary)').filter(e => e.checkVisibility())
  buttons.forEach(checkButton)
  for (const e of buttons) for (const word of broken(e)) wrong('a word is broken', word)
  for (const e of all('#status, .moves')) {
    const over = e.scrollHeight - e.clientHeight
    if (over > 2 && !(narrow && e.matches('.moves'))) wrong('words or moves do not fit into the bar', `${e.id} by ${over}`)
  }

  // -- pieces of the board: what counts is what a click reaches

  function reach(e) {
    e.scrollIntoView({ block: narrow ? 'center' : 'nearest', behavior: 'instant' })
    const { left, top, width, height } = box(e), probes = long => Math.min(MOST, Math.ceil(long / STEP))
    const across = probes(width), down = probes(height)
    const at = (x, y) => [left + (x + .5) * width / across, top + (y + .5) * height / down]
    const hits = Array.from({ length: down }, (_, y) => Array.from({ length: across }, (_, x) =>
      document.elementFromPoint(...at(x, y))?.closest('#pieces > *') === e))
    const turned = hits[0]?.map((_, x) => hits.map(row => row[x])) ?? []
    const wide = hits.map(row => runs(row, width / across)), high = turned.map(row => runs(row, height / down))
    return Math.max(0, ...hits.flatMap((row, y) => row.map((_, x) => Math.min(wide[y][x], high[x][y]))))
  }

  // For each probe of a row: how long is the unbroken stretch it lies in?
  function runs(row, step) {
    const long = row.map(() => 0)
    for (let from = 0; from < row.length; from++) {
      let to = from
      while (row[to]) to++
      long.fill((to - from) * step, from, to)
      from = to
    }
    return long
  }

  const answersOf = e => e.dataset.answer.split(' ')
  const pieces = all('#pieces > [data-answer]'), widest = new Map()
  for (const e of pieces) {
    const wide = reach(e)
    for (const each of answersOf(e)) if (!(widest.get(each)?.wide >= wide)) widest.set(each, { wide, e })
  }
  for (const [, { wide, e }] of widest) if (wide < least - .5) wrong('a small piece', `${e.id} ${Math.round(wide)}`)
  if (!narrow) scrollTo(0, 0)

  // -- every move in at most two clicks: a piece or a fold, then the move

  const folded = e => e.checkVisibility() || e.closest('details')?.querySelector('summary').checkVisibility()
  const inReach = new Set([...all('.bar [name=answer]').filter(folded).map(e => e.value), ...pieces.flatMap(answersOf)])
  for (const each of legal) if (!inReach.has(each)) wrong('a move is out of reach', each)
  const offered = new Set(legal)
  for (const each of inReach) if (!offered.has(each)) wrong('what is no move is offered', each)

  // -- menus, reasons and questions beside what they are about, the lens in its own place

  const menu = $('#menu'), bars = all('.bar, .ribbon').filter(e => e.checkVisibility())
  const pause = ms => new Promise(done => setTimeout(done, ms))
  const press = (e, key) => e.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

  function checkPopover(e, kind) {
    if (!menu.matches(':popover-open')) return wrong(`no ${kind} opens`, name(e))
    if (!isInSight(box(menu))) wrong(`a ${kind} is cut off`, name(e))
    if (!narrow && bars.some(bar => meet(box(menu), box(bar)))) wrong(`a ${kind} lies over the bar`, name(e))
    if (!narrow && meet(box(menu), box(e))) wrong(`a ${kind} covers what it is about`, `${name(e)} ${size(box(e))}`)
    for (const row of menu.querySelectorAll('button')) if (box(row).height < least) wrong('a low row', name(row))
    menu.hidePopover()
  }

  async function open(e, kind) {
    press(e, 'Enter')
    for (let wait = 0; wait < 30 && !menu.matches(':popover-open'); wait++) await pause(20) // what a panel needs may be on its way
    checkPopover(e, kind)
  }

  const asks = value => $(`#part [name=answer][value='${value}']:not(.advice *)`)?.dataset.sure
  const some = list => list.filter((_, at) => at % Math.ceil(list.length / ENOUGH) === 0)
  for (const e of some(pieces.filter(e => answersOf(e).length > 1 || asks(answersOf(e)[0])))) await open(e, 'menu')
  for (const e of some(all('#pieces > [aria-disabled=true]'))) await open(e, 'reason')
  const [asking] = buttons.filter(e => e.dataset.sure)
  if (asking) {
    await pause(360) // two moves in quick succession are a twitch
    within(asking)
    asking.click()
    checkPopover(asking, 'question')
  }

  function checkLens(e, key) {
    const lens = $('#closeup')
    e.focus({ preventScroll: true })
    if (key) press(e, key)
    if (lens.checkVisibility() && bars.some(bar => meet(box(lens), box(bar)))) wrong('the lens lies over the bar', name(e))
    press(e, 'Escape')
    e.blur()
  }

  const [piece] = all('#pieces > [tabindex]')
  if (piece) for (const key of narrow ? ['e'] : ['', 'e']) checkLens(piece, key)

  // -- what stays where it is from question to question

  const rect = e => e && (({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' '))(box(e))
  const foot = e => e && (({ left, bottom, width }) => [left, bottom, width].map(Math.round).join(' '))(box(e))
  const ends = $('#slot > *')?.checkVisibility() && $('#slot')
  if (ends && !isInSight(box(ends))) wrong('the slot is out of sight', rect(ends))
  const places = narrow ? { 'the slot': foot(ends) } : {
    'the slot': rect($('#slot')), 'the bar': rect($('.bar')), 'the ribbon': rect($('.ribbon')),
    'the stage': rect($('.stage')), 'the board': rect($('#board')),
  }
  for (const [what, where] of Object.entries(places)) {
    if (where && before?.[what] && before[what] !== where) wrong(`${what} has moved`, `${before[what]} to ${where}`)
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong('the page scrolls sideways', document.documentElement.scrollWidth)
  if (!narrow && document.documentElement.scrollHeight > innerHeight) wrong('the page scrolls', document.documentElement.scrollHeight)
  return { found: [...new Set(found)], places: { ...before, ...Object.fromEntries(Object.entries(places).filter(([, where]) => where)) } }
}

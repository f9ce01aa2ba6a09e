// Give → get: what is pressed lights what it can become; a single result chooses itself.

import { $, all } from './dom.js'

const signs = move => move.dataset.give.split(' ')
const count = (list, sign) => list.filter(each => each === sign).length

// Each move is there once, whichever of its buttons makes it. At a piece all moves give some of the same: that is pressed.
export function start(box, buttons, meant) {
  const trades = [...new Map(buttons.map(each => [each.value, each])).values()], [first] = meant, go = $('.go', box)
  let given = first ? signs(first).filter(sign => meant.every(each => signs(each).includes(sign))).slice(0, 1) : []
  let got = '', made

  const isIn = (move, give, get) => give.every(sign => count(signs(move), sign) >= count(give, sign)) && (!get || move.dataset.get === get)
  const fitting = (give, get) => trades.filter(move => isIn(move, give, get))
  const fits = (give, get) => fitting(give, get).length > 0

  // Of what could be meant the first that is possible.
  function press({ give, get }) {
    const more = [...given, give], less = given.filter(sign => sign !== give)
    const ways = get ? [[given, got === get ? '' : get], [[], get]]
      : [[more, got], [more, ''], ...count(given, give) ? [[less, '']] : [[[give], got]], [[give], '']];
    [given, got] = ways.find(way => fits(...way))
    draw()
  }

  function draw() {
    const some = fitting(given, got), exact = some.filter(move => signs(move).length === given.length)
    made = [exact, some].find(each => each.length === 1)?.[0]
    if (made) [given, got] = [signs(made), made.dataset.get]
    for (const ware of all('.ware', box)) light(ware, ware.dataset)
    go.textContent = made?.title ?? go.dataset.idle
    go.disabled = !made
  }

  function light(ware, { give, get }) {
    const n = count(given, give)
    ware.ariaPressed = get ? got === get : n > 0
    ware.classList.toggle('far', get ? !fits(given, get) : !n && !fits([...given, give], ''))
    $('b', ware).textContent = n > 1 ? `×${n}` : ''
  }

  box.onclick = ({ target }) => {
    if (target.closest('.ware')) press(target.closest('.ware').dataset)
    else if (target === go) made.form.requestSubmit(made)
  }
  draw()
  $('[aria-pressed=true], button', box).focus()
}

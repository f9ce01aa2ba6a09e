// So many coins are added: each choice says what it comes to; the ghost shows it on the board.

import { $, all } from './dom.js'
import { known } from './answers.js'

export function start(box) {
  const coins = all('.coin', box), go = $('.go', box)

  function choose(coin) {
    for (const each of coins) each.ariaPressed = each === coin
    $('.worth', box).textContent = coin.dataset.note
    go.value = coin.value
    go.textContent = coin.dataset.go
  }

  box.onclick = ({ target }) => {
    const coin = target.closest('.coin'), move = known(go.value)
    if (coin) choose(coin)
    else if (target === go) move.form.requestSubmit(move)
  }
  choose(coins[0])
  coins[0].focus()
}

// The first page: a form that opens comes into sight, and a tab in the background says when a table waits.

import { on } from './dom.js'
import './turn.js'

on('toggle', ({ target }) => {
  if (target.matches('.setup[open]')) target.closest('.game').scrollIntoView({ block: 'start' })
}, true)

// For every page. The scripts hold no rules and no secrets; without them plain forms and links do.

import { narrow, on } from './dom.js'
import { settle } from './board.js'
import { quietTips } from './lens.js'
import { seeAll } from './log.js'
import { hush, listen } from './stream.js'
import { frame } from './tabs.js'
import './keys.js'

function leave() {
  hush()
  seeAll()
}

quietTips(document)
frame()
settle()
listen()
document.addEventListener('visibilitychange', () => document.hidden ? leave() : listen())
on('pagehide', leave)
on('pageshow', event => { if (event.persisted) listen() })
narrow.addEventListener('change', listen)

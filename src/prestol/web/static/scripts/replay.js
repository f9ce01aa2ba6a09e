// Only for a replay: every step has its address, and leads to its neighbours by keys, slider and links.

import { lost, narrow, part } from './dom.js'
import { visit } from './board.js'
import { say } from './voice.js'

const slider = document.getElementById('slider')
const toStep = step => `${part().dataset.path}${step}${part().dataset.query}`
let wanted, busy = false

// One page after another; of those asked for meanwhile only the last.
async function go(url, remember = false) {
  wanted = url
  if (busy) return
  busy = true
  const came = await visit(url)
  busy = false
  if (!came) return say(lost, true)
  if (wanted !== url) return go(wanted, remember)
  history[remember ? 'pushState' : 'replaceState'](null, '', url)
  slider.value = part().dataset.step
  say(part().dataset.said)
  scrollLog()
}

const scrollLog = () => document.querySelector('#log [aria-current]')?.scrollIntoView({ block: 'nearest' })
const here = () => location.pathname + location.search

addEventListener('keydown', event => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.target === slider) return
  const { step, last } = part().dataset
  const to = { ArrowLeft: step - 1, ArrowRight: Number(step) + 1, Home: 0, End: Number(last) }[event.key]
  if (!(to >= 0 && to <= last)) return
  event.preventDefault()
  go(toStep(to))
})
addEventListener('click', event => {
  const link = event.target.closest('a[data-go], #log a:not(.thing)')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  if (link.ariaDisabled !== 'true') go(link.getAttribute('href'), !link.id)
})
addEventListener('popstate', () => go(here()))
slider.addEventListener('input', () => go(toStep(slider.value)))
narrow.addEventListener('change', () => go(here()))
scrollLog()

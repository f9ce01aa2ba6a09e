// One line of words: errors are seen and heard, all else is only heard.

import { $ } from './dom.js'

let timer

export function say(text, wrong = false) {
  const voice = $('#voice')
  voice.classList.toggle('wrong', wrong)
  if (voice.textContent !== text.trim()) voice.textContent = text.trim()
  clearTimeout(timer)
  if (wrong) timer = setTimeout(say, 7000, '')
}

// An announcement stays.
export function unsayError() {
  if ($('#voice.wrong')) say('')
}

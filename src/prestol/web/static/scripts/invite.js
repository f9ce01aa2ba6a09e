// A link is sent by whatever the device offers for that; where it offers nothing, there is still the button to copy.

import { $, all, on } from './dom.js'

for (const button of all('[data-share]')) button.hidden = !('share' in navigator)

on('click', event => {
  const { share, text } = event.target.closest('[data-share]')?.dataset ?? {}
  if (share) navigator.share({ text, url: $(`#${share}`).value }).catch(() => {}) // somebody has thought better of it
})

// Markup from the server: one door in, one way to the page.

const policy = { createHTML: html => html }
const trusted = window.trustedTypes?.createPolicy('board', policy) ?? policy

export function parsed(html, selector) {
  return new DOMParser().parseFromString(trusted.createHTML(html), 'text/html').querySelector(selector)
}

export function morph(old, fresh) {
  const ours = ['style', 'open', 'tabindex', 'checked']
  Idiomorph.morph(old, fresh, { callbacks: { beforeAttributeUpdated: name => !ours.includes(name) } })
}

// Markup from the server: one door in, one way to the page.

const policy = { createHTML: html => html }
const trusted = window.trustedTypes?.createPolicy('board', policy) ?? policy

export function parsed(html, selector) {
  return new DOMParser().parseFromString(trusted.createHTML(html), 'text/html').querySelector(selector)
}

const OURS = ['style', 'open', 'tabindex', 'checked', 'data-fresh'] // attributes that scripts and readers change

export function morph(old, fresh) {
  const beforeAttributeUpdated = (name, node) => !OURS.includes(name) && !(name === 'hidden' && node.dataset.play)
  Idiomorph.morph(old, fresh, { callbacks: { beforeAttributeUpdated, beforeNodeMorphed: node => node.id !== 'ribbon' } })
}

// What every other script asks of the page.

export const $ = (selector, root = document) => root.querySelector(selector)
export const all = (selector, root = document) => [...root.querySelectorAll(selector)]
export const on = addEventListener.bind(window)

export const { table, lost, copied } = document.body.dataset
export const part = () => $('#part') // of the page: what changes with every answer
export const isAsked = () => part().dataset.asked === '1'

export const calm = matchMedia('(prefers-reduced-motion: reduce)')
export const narrow = matchMedia('(max-width: 799px)')

export const load = name => import(`./${name}.js`)

export const pieceAt = event => event.target.closest('#pieces > *')
export const isMouse = event => event.pointerType === 'mouse'
export const onSheet = (name, act) => on(name, event => event.target.closest?.('.sheet') && act(event), { passive: false })

export function middle(e) {
  const { x, y, width, height } = e.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

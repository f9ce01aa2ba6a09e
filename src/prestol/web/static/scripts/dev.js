// The workbench: forms keep what is being looked at, a click on a piece answers, and the page follows the code.

for (const form of document.querySelectorAll('form[method=post]')) form.action += location.search

addEventListener('click', event => {
  const piece = event.target.closest('[data-answer]'), view = piece?.closest('.view')
  const some = piece?.dataset.answer.split(' ') ?? []
  const meant = [...view?.querySelectorAll('[name=answer]') ?? []].filter(button => some.includes(button.value))
  if (meant.length === 1) meant[0].click()
  else for (const button of meant) button.classList.add('meant')
})

let lost = false
const alive = new EventSource('/alive')
alive.onerror = () => { lost = true }
alive.onopen = () => { if (lost) location.reload() }

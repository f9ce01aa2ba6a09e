// Only while an analysis is under way: its bar moves, and when all is there the page comes anew.

const bar = document.getElementById('progress')
const counted = document.getElementById('counted')

async function look() {
  const found = await fetch(bar.dataset.from).then(reply => reply.ok && reply.json()).catch(() => false)
  if (found.analysis || found.failed) return location.reload()
  if (found) bar.value = found.done
  if (found) counted.textContent = bar.dataset.words.replace('#', found.done)
  setTimeout(look, 1000)
}

if (bar) setTimeout(look, 1000)

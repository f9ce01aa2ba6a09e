// A copy of a piece in a picture of its own.

export function draw(picture, piece) {
  const { x, y, width, height } = piece.getBBox(), copy = piece.cloneNode(true)
  for (const name of ['id', 'transform', 'style', 'role', 'tabindex']) copy.removeAttribute(name)
  picture.setAttribute('viewBox', `${x - 3} ${y - 3} ${width + 6} ${height + 6}`)
  picture.replaceChildren(copy)
}

export function pictured(piece) {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  picture.classList.add('board')
  picture.ariaHidden = true
  draw(picture, piece)
  return picture
}

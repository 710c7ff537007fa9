/** Runs in a page: lays out at once what would otherwise wait for scrolling. */
export function layOutAll(): void {
  const nothingLate = new CSSStyleSheet()
  nothingLate.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(nothingLate)
}

/** Runs in a page: loads its pictures at once. */
export function loadPictures(): void {
  for (const picture of document.images) picture.loading = 'eager'
}

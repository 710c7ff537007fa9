/** Runs in a page: renders and loads at once what would otherwise wait for scrolling. */
export function showAll(): void {
  const nothingLate = new CSSStyleSheet()
  nothingLate.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(nothingLate)
  for (const picture of document.images) picture.loading = 'eager'
}

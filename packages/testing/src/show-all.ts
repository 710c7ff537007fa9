/** Runs in a page: what would be laid out or fetched only for somebody who scrolls there is there at once. */
export function showAll(): void {
  const nothingLate = new CSSStyleSheet()
  nothingLate.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(nothingLate)
  for (const picture of document.images) picture.loading = 'eager'
}

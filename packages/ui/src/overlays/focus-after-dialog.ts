/**
 * Focuses an element of the page, where a dialog is about to close once that is done. A dialog closes a frame after its
 * content is hidden, and behind an open one nothing can take the focus.
 */
export function focusAfterDialog(element: HTMLElement | null): void {
  const dialog = document.querySelector('dialog:modal')
  if (dialog === null) element?.focus()
  else dialog.addEventListener('close', () => element?.focus(), { once: true })
}

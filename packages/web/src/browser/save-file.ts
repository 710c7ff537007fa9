/** Lets the browser save a file under this name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has started to read it; it would otherwise stay in memory until the page is left.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Hands the browser a file to keep, under this name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then, and it would otherwise stay in memory for as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

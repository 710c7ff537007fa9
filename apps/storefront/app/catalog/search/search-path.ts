/** SHELL-06: the URL of a search; null for an empty one. */
export function searchPath(text: string): string | null {
  const wanted = text.trim()
  return wanted === '' ? null : `/products?${new URLSearchParams({ search: wanted })}`
}

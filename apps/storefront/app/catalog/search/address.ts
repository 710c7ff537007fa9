/** SHELL-06: the one address of a search; null when there is nothing to look for. */
export function searchPath(text: string): string | null {
  const wanted = text.trim()
  return wanted === '' ? null : `/products?${new URLSearchParams({ search: wanted })}`
}

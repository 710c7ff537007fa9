type Address = { pathname: string; search: string }

/**
 * The canonical URL of a page: our origin, no duplicate slashes, and only the named query parameters in that order. The
 * path is appended, not resolved: '//' and '//evil.example' would resolve to other hosts or fail.
 */
export function canonicalUrl(
  publicUrl: string,
  { pathname, search }: Address,
  names: readonly string[] = [],
): string {
  const url = new URL(publicUrl + pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'))
  const given = new URLSearchParams(search)
  for (const name of names) {
    const value = given.get(name)?.trim()
    const isFirstPage = name === 'page' && value === '1'
    if (value && !isFirstPage) url.searchParams.set(name, value)
  }
  return url.href
}

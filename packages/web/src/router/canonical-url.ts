type Address = { pathname: string; search: string }

/**
 * The one address of a page: our own, without slashes too many, and of the query only what is named, in that order. The
 * path is appended, not resolved: '//' and '//evil.example' resolve to other hosts or to none.
 */
export function canonicalUrl(
  publicUrl: string,
  { pathname, search }: Address,
  stored: readonly string[] = [],
): string {
  const url = new URL(publicUrl + pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'))
  const given = new URLSearchParams(search)
  for (const name of stored) {
    const value = given.get(name)?.trim()
    const isFirstPage = name === 'page' && value === '1'
    if (value && !isFirstPage) url.searchParams.set(name, value)
  }
  return url.href
}

type Address = { pathname: string; search: string }

/** A page exports this as `handle` when some of its query makes another page of it, a list's category for example. */
export type PageHandle = { canonicalQuery: readonly string[] }

/**
 * Our own address, without the slashes too many that the router overlooks, and of the query only what is named in
 * `kept`, in that order. The path is appended, not resolved: '//' and '//evil.example' resolve to other hosts or to none.
 */
export function canonicalUrl(
  publicUrl: string,
  { pathname, search }: Address,
  kept: readonly string[] = [],
): string {
  const url = new URL(publicUrl + pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'))
  const asked = new URLSearchParams(search)
  for (const name of kept) {
    const value = asked.get(name)?.trim()
    const isFirstPage = name === 'page' && value === '1'
    if (value && !isFirstPage) url.searchParams.set(name, value)
  }
  return url.href
}

/** What the innermost page says with its `handle`. */
export function canonicalQueryOf(
  matches: readonly ({ handle?: unknown } | undefined)[],
): PageHandle['canonicalQuery'] {
  const handle = matches.at(-1)?.handle
  return isPageHandle(handle) ? handle.canonicalQuery : []
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'canonicalQuery' in handle

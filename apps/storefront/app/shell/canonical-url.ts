/**
 * Our own address, without the query and without the slashes too many that the router overlooks.
 * The path is appended, not resolved: '//' and '//evil.example' resolve to other hosts or to none.
 */
export const canonicalUrl = (publicUrl: string, pathname: string): string =>
  new URL(publicUrl + pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')).href

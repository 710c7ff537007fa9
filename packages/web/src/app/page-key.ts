import { findRoute } from '../router/open-page.ts'
import type { Route } from '../router/page.ts'

/**
 * The path and the query parameters that the page depends on, in a fixed order. Addresses with the same key show the
 * same page, so made-up parameters cannot force a page to be rendered again.
 */
export function pageKey(routes: readonly Route[], path: string, { devPages }: { devPages: boolean }): string {
  const [pathname = '/', search = ''] = path.split(/\?(.*)/s)
  const given = new URLSearchParams(search)
  const names = [...(findRoute(routes, pathname)?.route.query ?? []), ...(devPages ? ['force'] : [])]
  const kept = new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value) => [name, value])))
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}

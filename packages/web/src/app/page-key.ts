import { findRoute } from '../router/open-page.ts'
import type { Route } from '../router/page.ts'

/**
 * The path and the part of its query that the page depends on, in one order. Addresses with the same key show the same
 * page, so nobody can have a page rendered again by making up parameters.
 */
export function pageKey(routes: readonly Route[], path: string, { devPages }: { devPages: boolean }): string {
  const [pathname = '/', search = ''] = path.split(/\?(.*)/s)
  const given = new URLSearchParams(search)
  const names = [...(findRoute(routes, pathname)?.route.query ?? []), ...(devPages ? ['force'] : [])]
  const stored = new URLSearchParams(
    names.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  )
  return stored.size === 0 ? pathname : `${pathname}?${stored}`
}

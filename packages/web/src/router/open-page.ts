import { matchPath, type Params } from './match-path.ts'
import { type AnyPage, PageError, type Route, type Visit } from './page.ts'

export type Match = { route: Route; params: Params }

export function findRoute(routes: readonly Route[], pathname: string): Match | null {
  for (const route of routes) {
    const params = matchPath(route.path, pathname)
    if (params) return { route, params }
  }
  return null
}

export type OpenedPage = { data: object; error: { status: number | null } | null }

/** Loads the data of a page. A `PageError`, such as a 404, is a result too; any other error is thrown. */
export async function openPage(page: AnyPage, visit: Visit): Promise<OpenedPage> {
  try {
    return { data: (await page.load?.(visit)) ?? {}, error: null }
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    return { data: {}, error: { status: error.status } }
  }
}

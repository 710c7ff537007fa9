import type { Page } from '@playwright/test'

export const SCRIPTS = /\/assets\/[^/]+\.js$/

/**
 * From now on the first request for some scripts fails. `isPicked` selects them by the order of their first requests.
 * Returns the paths of the failed scripts.
 */
export async function loseScripts(page: Page, isPicked: (place: number) => boolean): Promise<string[]> {
  const asked = new Map<string, number>()
  const lost: string[] = []
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url()
    const isFirst = !asked.has(url)
    if (isFirst) asked.set(url, asked.size)
    if (!isFirst || !isPicked(asked.get(url) ?? 0)) return route.continue()
    lost.push(new URL(url).pathname)
    return route.abort()
  })
  return lost
}

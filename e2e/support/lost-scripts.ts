import type { Page } from '@playwright/test'

export const SCRIPTS = /\/assets\/[^/]+\.js$/

/**
 * From now on the network loses the first request for some scripts: those whose place in the order in which they are
 * first asked for is picked. Returns the names of what was lost.
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

import type { Page } from '@playwright/test'

export const SCRIPTS = /\/assets\/[^/]+\.js$/
/** The name of no file. */
export const NOTHING = /^$/

export type Lose = (files: RegExp) => string[]

/**
 * Returns a function: from its call on, the first request for each script whose file name matches fails. Each call replaces
 * the one before, and returns the names of the scripts that failed.
 */
export async function loseScripts(page: Page): Promise<Lose> {
  let picked = NOTHING
  let lost: string[] = []
  await page.route(SCRIPTS, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/assets/', '')
    if (!picked.test(name) || lost.includes(name)) return route.continue()
    lost.push(name)
    return route.abort()
  })
  return (files) => {
    picked = files
    lost = []
    return lost
  }
}

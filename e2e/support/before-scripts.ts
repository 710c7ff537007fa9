import type { Page } from '@playwright/test'

const SCRIPTS = /\/assets\/(?!boot-).*\.js$/ // boot.js is part of the document

/** Holds back the scripts of the next page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrival, resolve: letArrive } = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async (route) => {
    await arrival
    await route.continue()
  })
  return letArrive
}

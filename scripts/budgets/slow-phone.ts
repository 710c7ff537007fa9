import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

const SCREEN = { width: 360, height: 640 }
/** Slow 4G. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const CPU_SLOWDOWN = 4

export type SlowPhone = { context: BrowserContext; page: Page; cdp: CDPSession }

/** A cheap phone that has never been here. Without a service worker, which only helps from the second visit on, unless allowed. */
export async function openSlowPhone(
  browser: Browser,
  origin: string,
  serviceWorkers: 'block' | 'allow' = 'block',
): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: SCREEN,
    baseURL: origin,
    serviceWorkers,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await slowDown(cdp)
  return { context, page, cdp }
}

/** What the phone holds of the market from before, on each page that it opens. */
export const storeOn = (page: Page, stored: Record<string, string>) =>
  page.addInitScript((pairs) => {
    for (const [key, value] of pairs) localStorage.setItem(key, value)
  }, Object.entries(stored))

export const slowDown = (cdp: CDPSession) =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

export const speedUp = (cdp: CDPSession) => cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })

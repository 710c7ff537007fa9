import type { Browser } from '@playwright/test'
import type { Seller } from './a-seller.ts'
import { openSlowPhone } from './slow-phone.ts'
import { SLIPS } from './table.ts'

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** SELL-30: how long a phone that holds the orders takes, in milliseconds, until all their slips are drawn. */
export async function timeSlips(
  browser: Browser,
  origin: string,
  { email, stored, kept }: Seller,
): Promise<number> {
  const ids = Array.from({ length: SLIPS.count }, (_, n) => idOf(n))
  const orders = Object.fromEntries(ids.map((_id) => [_id, { ...kept, _id }]))
  const seen = { owner: email, lists: {}, orders, addresses: {}, counts: null }
  const { context, page } = await openSlowPhone(browser, origin)
  await page.addInitScript(
    (pairs) => {
      for (const [key, value] of pairs) localStorage.setItem(key, value)
    },
    Object.entries({ ...stored, 'seller-orders-2': JSON.stringify(seen) }),
  )
  try {
    await page.goto(`/seller/orders/slips?ids=${ids.join(',')}`)
    const drawn = await page.waitForFunction(drawnAt, SLIPS.count)
    return await drawn.evaluate((ms) => ms)
  } finally {
    await context.close()
  }
}

/** Runs in the page before each frame: when it was drawn, or 0 while some are missing. */
function drawnAt(count: number): number {
  return document.querySelectorAll('.slips > *').length < count ? 0 : performance.now()
}

import { listListings } from '@ahia/contracts/seller/listings'
import { PLAYS, type PlayedStatus, playOrder } from '@ahia/testing/seller/demo-shop'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { callAs } from '../support/customer.ts'
import { signInShop } from '../support/hub-steps.ts'
import { expect, type Market, test } from '../support/test.ts'

test.slow() // many screens, each scanned twice
/** So high that no bar covers half a button, which would count as too small. */
const HEIGHT = 2_400
test.use({ viewport: { width: 360, height: HEIGHT }, hasTouch: true })

const STATES = Object.keys(PLAYS) as PlayedStatus[]

const SCREENS = [
  '/seller',
  '/seller/orders',
  '/seller/orders?tab=ALL',
  '/seller/orders/pick',
  '/seller/orders/slips',
  '/seller/products',
  '/seller/products/new',
  '/seller/documents',
  '/seller/questions',
  '/seller/reviews',
  '/seller/news',
  '/seller/money',
  '/seller/shop',
  '/seller/standing',
  '/seller/stock',
  '/seller/stock/import',
  '/seller/more',
  '/seller/account',
]

test('SELL-02, SELL-63 every screen of the hub of a shop with orders in every state meets WCAG 2.2 AA in both themes, and fits 360 and 320 px', async ({
  page,
  market,
}) => {
  const token = await signInShop(page, market)
  const own = await addressesOf(market, token)
  for (const path of [...SCREENS, ...own]) await test.step(path, () => expectFit(page, path))
})

/** The page of one order in each state, and of a product. */
async function addressesOf(market: Market, token: string): Promise<string[]> {
  const ids = await Promise.all(STATES.map((status) => playOrder(market.origin, status)))
  const { products } = await callAs(market, token)(listListings, {})
  return [
    ...ids.map((id) => `/seller/orders/${id}`),
    `/seller/orders/pick?ids=${ids}`,
    `/seller/orders/slips?ids=${ids}`,
    ...products.slice(0, 1).map(({ _id }) => `/seller/products/${_id}`),
  ]
}

async function expectFit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: HEIGHT })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 360, height: HEIGHT })
}

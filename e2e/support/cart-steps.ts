import { getCart } from '@ahia/contracts/cart'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import type { BrowserContext, Page } from '@playwright/test'
import { type Customer, callAs } from './customer.ts'
import { openProduct } from './open-product.ts'
import { expect, type Market } from './test.ts'

/** Sold in four bottle sizes; the smallest is the default. */
export const HONEY = 'Raw forest honey, unheated, dark amber'

/** Adds a product on its page, as a shopper does. */
export async function addToCart(page: Page, name: string, ...addOns: string[]): Promise<void> {
  await openProduct(page, name)
  for (const addOn of addOns) await page.getByRole('checkbox', { name: addOn }).check()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('status').getByText('Item added to cart successfully!')).toBeVisible()
}

/** Signs in where the sign-in page is open. */
export async function sendLogin(page: Page, { user, password }: Customer): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(user.email)
  await main.getByLabel(/^Password/).fill(password)
  await main.getByRole('button', { name: 'Login', exact: true }).click()
}

/**
 * Timers of seconds take minutes: on a busy machine a toast would be gone before it is looked at, and a page would be
 * left before its work is done.
 */
export const slowDownTimers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const original = globalThis.setTimeout
    const slower = (run: () => void, ms = 0) => original(run, ms < 1_000 ? ms : ms * 60)
    globalThis.setTimeout = Object.assign(slower, original)
  })

/** Names and quantities in the account's cart on the server. */
export async function itemsOf(
  market: Market,
  { token }: SignedInUser,
): Promise<[name: string, quantity: number][]> {
  const { cart } = await callAs(market, token)(getCart, {})
  return cart.items.map(({ productInfo, quantity }) => [productInfo?.name ?? 'gone', quantity])
}

/** The quantities in the guest cart in the browser. */
export const guestQuantities = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { items = [] } = JSON.parse(localStorage.getItem('ahia-cart') ?? '{}')
    return items.map(({ quantity }: { quantity: number }) => quantity)
  })

export const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })

import { getCart } from '@ahia/contracts/cart'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { inDatabase } from '@ahia/testing/in-database'
import type { Page } from '@playwright/test'
import { openAuth } from './auth-steps.ts'
import { type Customer, callAs } from './customer.ts'
import { openProduct } from './open-product.ts'
import { expect, type Market } from './test.ts'

/** In bottles of four sizes; what is not chosen is the smallest. */
export const HONEY = 'Raw forest honey, unheated, dark amber'

/** What the demo market has of the smallest bottle; a test that sets another number sets this one afterwards. */
export const SMALL_BOTTLES = 110

export const setStock = ({ databaseUrl }: Market, stock: number) =>
  inDatabase(
    databaseUrl,
    `update variants set stock = $1
      where value = '250 ml' and product_id = (select id from products where name = $2)`,
    [stock, HONEY],
  )

/** Through its page, as a shopper does it. */
export async function addToCart(page: Page, name: string, ...addOns: string[]): Promise<void> {
  await openProduct(page, name)
  for (const addOn of addOns) await page.getByRole('checkbox', { name: addOn }).check()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('status').getByText('Item added to cart successfully!')).toBeVisible()
}

/** A login may wait some seconds for what a guest had. */
const LED_ON_WITHIN_MS = 10_000

/** Through the login, as a shopper does it. */
export async function logIn(page: Page, { user, password }: Customer, next = '/'): Promise<void> {
  await openAuth(page, next === '/' ? '' : `?next=${next}`)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(user.email)
  await main.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(next, { timeout: LED_ON_WITHIN_MS })
}

/** How many of what the account's cart holds, as the server tells. */
export async function itemsOf(
  market: Market,
  { token }: SignedInUser,
): Promise<[name: string, quantity: number][]> {
  const { cart } = await callAs(market, token)(getCart, {})
  return cart.items.map(({ productInfo, quantity }) => [productInfo?.name ?? 'gone', quantity])
}

/** What a guest's cart holds, as the browser keeps it. */
export const guestQuantities = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { items = [] } = JSON.parse(localStorage.getItem('ahia-cart') ?? '{}')
    return items.map(({ quantity }: { quantity: number }) => quantity)
  })

export const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })

import { getCart } from '@ahia/contracts/cart'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { inDatabase } from '@ahia/testing/in-database'
import type { Page } from '@playwright/test'
import { openAuth } from './auth-steps.ts'
import { type Customer, callAs } from './customer.ts'
import { openProduct } from './open-product.ts'
import { expect, type Market } from './test.ts'

/** Sold in four bottle sizes; the smallest is the default. */
export const HONEY = 'Raw forest honey, unheated, dark amber'

/** Stock of the smallest bottle in the demo market. A test that changes it restores it. */
export const SMALL_BOTTLES = 110

export const setStock = ({ databaseUrl }: Market, stock: number) =>
  inDatabase(
    databaseUrl,
    `update variants set stock = $1
      where value = '250 ml' and product_id = (select id from products where name = $2)`,
    [stock, HONEY],
  )

/** Adds a product on its page, as a shopper does. */
export async function addToCart(page: Page, name: string, ...addOns: string[]): Promise<void> {
  await openProduct(page, name)
  for (const addOn of addOns) await page.getByRole('checkbox', { name: addOn }).check()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('status').getByText('Item added to cart successfully!')).toBeVisible()
}

/** Sign-in may wait some seconds for the merge of the guest cart. */
const LED_ON_WITHIN_MS = 10_000

/** Signs in on the sign-in page, as a shopper does. */
export async function logIn(page: Page, { user, password }: Customer, next = '/'): Promise<void> {
  await openAuth(page, next === '/' ? '' : `?next=${next}`)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(user.email)
  await main.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(next, { timeout: LED_ON_WITHIN_MS })
}

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

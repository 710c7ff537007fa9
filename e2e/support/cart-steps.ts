import { getCart } from '@ahia/contracts/cart'
import type { SignedInUser } from '@ahia/contracts/user-shapes'
import type { Page } from '@playwright/test'
import { openAuth } from './auth-steps.ts'
import { type Customer, callAs } from './customer.ts'
import { openProduct } from './open-product.ts'
import { expect, type Market } from './test.ts'

/** In bottles of four sizes; what is not chosen is the smallest. */
export const HONEY = 'Raw forest honey, unheated, dark amber'

/** Through its page, as a shopper does it. */
export async function addToCart(page: Page, name: string, ...addOns: string[]): Promise<void> {
  await openProduct(page, name)
  for (const addOn of addOns) await page.getByRole('checkbox', { name: addOn }).check()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('status').getByText('Item added to cart successfully!')).toBeVisible()
}

/** Through the login, as a shopper does it. */
export async function logIn(page: Page, { user, password }: Customer, next = '/'): Promise<void> {
  await openAuth(page, next === '/' ? '' : `?next=${next}`)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(user.email)
  await main.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(next)
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

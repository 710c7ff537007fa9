import { addToCart } from '@ahia/contracts/cart'
import type { Product } from '@ahia/contracts/catalog'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import type { Page } from '@playwright/test'
import { type Customer, callAs, signIn, signUpCustomer } from './customer.ts'
import { pathOfProduct } from './open-product.ts'
import { expect, type Market, takenOver } from './test.ts'

export const cartTitle = (page: Page) => page.getByRole('heading', { level: 1 })
export const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })
export const row = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Items' }).getByRole('listitem').filter({ hasText: text }).first()
export const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
/** A toast with this text. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text)

export async function openCart(page: Page): Promise<void> {
  await page.goto('/cart')
  await takenOver(page)
}

/** The first options of a product, with these add-ons. */
async function choose(page: Page, name: string, addOns: readonly string[] = []) {
  const path = await pathOfProduct(page, name)
  const response = await page.request.get(`/api/v1${path}`)
  const { product }: { product: Product } = (await response.json()).data
  const variant = product.variants[0]?.variantValues[0]
  const option = variant?.options[0]?.optionValues[0]
  const added = product.addOns.filter((addOn) => addOns.includes(addOn.name))
  return {
    choice: {
      productId: product._id,
      selectedVariantId: variant?._id ?? null,
      selectedOptionId: option?._id ?? null,
      selectedAddOns: added.map(({ _id }) => ({ addOnId: _id, quantity: 1 })),
    },
    price: added.reduce(
      (total, addOn) => total + addOn.price,
      option?.price ?? variant?.price ?? product.basePrice,
    ),
  }
}

type Asking = { market: Market; page: Page }

/** Adds to the account's cart through the API. */
export async function putInCart(
  { market, page }: Asking,
  { token }: SignedInUser,
  name: string,
  quantity = 1,
): Promise<void> {
  const { choice } = await choose(page, name)
  await callAs(market, token)(addToCart, { ...choice, quantity })
}

type Wanted = { name: string; addOns?: readonly string[] }

/** Stores a guest cart as the app would, before the next page load. Only once, so that changes last. */
export async function fillGuestCart(page: Page, ...wanted: Wanted[]): Promise<void> {
  const chosen = await Promise.all(wanted.map(({ name, addOns }) => choose(page, name, addOns)))
  const items = chosen.map(({ choice, price }, place) => ({
    ...choice,
    price,
    id: crypto.randomUUID(),
    quantity: 1,
    addedAt: `2026-11-14T12:00:0${place}.000Z`,
  }))
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('filled-with') === text) return
      sessionStorage.setItem('filled-with', text)
      localStorage.setItem('ahia-cart', text)
    },
    JSON.stringify({ items, totalItems: items.length, updatedAt: '2026-11-14T12:00:00.000Z' }),
  )
}

/** Opens the cart of a new customer with these products. */
export async function atCart(page: Page, market: Market, ...names: string[]): Promise<Customer> {
  const customer = await signUpCustomer(market)
  for (const name of names) await putInCart({ market, page }, customer.user, name)
  await signIn(page, customer.user)
  await openCart(page)
  await expect(cartTitle(page)).toHaveText(names.length > 0 ? `Cart (${names.length})` : 'Cart')
  return customer
}

export const increase = (page: Page, name: string) =>
  page.getByRole('button', { name: `Increase quantity of ${name}` })
export const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name} from cart` })

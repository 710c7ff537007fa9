import { getCart } from '@ahia/contracts/cart'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { createSandboxControl, type SandboxControl } from '@ahia/testing/sandbox-control'
import type { Page } from '@playwright/test'
import { putInCart } from './cart-page.ts'
import { callAs, signIn, signUpCustomer } from './customer.ts'
import { expect, type Market } from './test.ts'

export const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Total & Fees' })
export const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Order and Make Payment' })
export const fees = (page: Page) => page.getByRole('region', { name: 'Total and fees' })
export const items = (page: Page) => page.getByRole('region', { name: 'Your items' })
const stateField = (page: Page) => page.getByRole('combobox', { name: 'State' })

/** Opens the checkout for a new customer with these products in the cart. */
export async function atCheckout(page: Page, market: Market, ...names: string[]): Promise<SignedInUser> {
  const { user } = await signUpCustomer(market)
  for (const name of names) await putInCart({ market, page }, user, name)
  await signIn(page, user)
  await openCheckout(page, market, user)
  return user
}

/** As after a reload: the browser stores the ids of the cart lines, the server their contents. */
async function openCheckout(page: Page, market: Market, { token }: SignedInUser): Promise<void> {
  const { cart } = await callAs(market, token)(getCart, {})
  await page.addInitScript(
    (ids) => {
      if (sessionStorage.getItem('chosen')) return
      sessionStorage.setItem('chosen', ids)
      localStorage.setItem('checkoutItems', ids)
    },
    JSON.stringify(cart.items.map(({ _id }) => _id)),
  )
  await page.goto('/checkout')
  await expect(calculate(page)).toBeVisible()
}

type Address = { state: string; city: string; street: string }

export async function fillInAddress(page: Page, { state, city, street }: Address): Promise<void> {
  await stateField(page).selectOption(state)
  await page.getByRole('textbox', { name: 'City' }).fill(city)
  await page.getByRole('textbox', { name: 'Street' }).fill(street)
}

export const IKEJA: Address = { state: 'LAGOS', city: 'Ikeja', street: '12 Allen Avenue' }

/** Goes to the payment page. Returns the sandbox control and the reference. */
export async function goAndPay(page: Page): Promise<{ sandbox: SandboxControl; reference: string }> {
  const started = Promise.withResolvers<{ reference: string; authorizationUrl: string }>()
  // Reads the response in a route, as the browser discards it when it leaves the page.
  await page.route(
    '**/api/v1/orders/pay',
    async (route) => {
      const response = await route.fetch()
      started.resolve((await response.json()).data)
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await confirm(page).click()
  const { reference, authorizationUrl } = await started.promise
  await page.waitForURL(authorizationUrl)
  return { sandbox: createSandboxControl(new URL(authorizationUrl).origin), reference }
}

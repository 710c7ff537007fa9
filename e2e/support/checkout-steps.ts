import { createSandboxControl, type SandboxControl } from '@ahia/testing/sandbox-control'
import { expect, type Page } from '@playwright/test'

export const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Total & Fees' })
export const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Order and Make Payment' })
export const fees = (page: Page) => page.getByRole('region', { name: 'Total and fees' })
export const items = (page: Page) => page.getByRole('region', { name: 'Your items' })
const stateField = (page: Page) => page.getByRole('combobox', { name: 'State' })

type Address = { state: string; city: string; street: string }

export async function fillInAddress(page: Page, { state, city, street }: Address): Promise<void> {
  await stateField(page).selectOption(state)
  await page.getByRole('textbox', { name: 'City' }).fill(city)
  await page.getByRole('textbox', { name: 'Street' }).fill(street)
}

export const NEW_HAVEN: Address = { state: 'ENUGU', city: 'New Haven, Enugu', street: '8 Chime Avenue' }

type Started = { reference: string; authorizationUrl: string }

/** Goes to the payment page. Returns the sandbox control and the reference. */
export async function goAndPay(page: Page): Promise<{ sandbox: SandboxControl; reference: string }> {
  let started: Started | undefined
  // Reads the response in a route, as the browser discards it when it leaves the page.
  await page.route('**/api/v1/orders/pay', async (route) => {
    const response = await route.fetch()
    started = (await response.json()).data
    await route.fulfill({ response })
  })
  const hasArrived = (url: URL) => url.href === started?.authorizationUrl
  // On a busy machine the page gives up on a request after its ten seconds; a shopper would then press again.
  await expect(async () => {
    if (!hasArrived(new URL(page.url()))) await confirm(page).click({ timeout: 5_000 })
    await page.waitForURL(hasArrived, { timeout: 30_000 })
  }).toPass()
  await page.unroute('**/api/v1/orders/pay')
  if (!started) throw new Error('The payment page opened before the payment was started')
  const { reference, authorizationUrl } = started
  return { sandbox: createSandboxControl(new URL(authorizationUrl).origin), reference }
}

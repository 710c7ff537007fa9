import { createSandboxControl, type SandboxControl } from '@ahia/testing/sandbox-control'
import type { Page } from '@playwright/test'

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

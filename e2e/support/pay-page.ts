import type { Page } from '@playwright/test'

const ORDER_NUMBER = /[0-9a-f]{8}$/

/** Pays on the provider's page with the card that succeeds. */
export async function payByCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4084084084084081')
  await page.getByLabel('Expires').fill('12/30')
  await page.getByLabel('CVV').fill('408')
  await page.getByRole('button', { name: /^Pay ₦/ }).click()
}

/** From the page after a payment to the orders that were paid. */
export const openPaidOrders = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('link', { name: ORDER_NUMBER }).first().click()

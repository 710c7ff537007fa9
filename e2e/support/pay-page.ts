import type { Page } from '@playwright/test'

/** Pays on the provider's page with the card that succeeds. */
export async function payByCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4084084084084081')
  await page.getByLabel('Expires').fill('12/30')
  await page.getByLabel('CVV').fill('408')
  await page.getByRole('button', { name: /^Pay ₦/ }).click()
}

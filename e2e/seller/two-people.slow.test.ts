import { createListing, getListing } from '@ahia/contracts/seller/listings'
import type { Page } from '@playwright/test'
import { PASSWORD } from '../support/auth-steps.ts'
import { callAs } from '../support/customer.ts'
import { signInShop } from '../support/hub-steps.ts'
import { registerShopByApi } from '../support/merchant-steps.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, toleratedErrors: /status of 409/ })

const price = (page: Page) => page.getByLabel('Price in ₦').first()
const subtitle = (page: Page) => page.getByLabel('Subtitle')
const saved = (page: Page) => page.getByText('Saved.', { exact: true })

test('SELL-08 two people edit one product: what only one changed is kept, what both changed is asked about, nothing is lost', async ({
  page,
  browser,
  market,
}) => {
  const { email } = await registerShopByApi(market, page)
  const seller = { email, password: PASSWORD }
  const other = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: market.origin })
  const laptop = await other.newPage()
  const call = callAs(market, await signInShop(page, market, seller))
  await signInShop(laptop, market, seller)
  const { product } = await call(createListing, {
    requestKey: crypto.randomUUID(),
    name: 'Ankara wrap dress',
  })
  const address = `/seller/products/${product._id}`
  await page.goto(address)
  await laptop.goto(address)
  await expect(price(page)).toBeVisible()
  await expect(price(laptop)).toBeVisible()

  await price(laptop).fill('14,500')
  await expect(saved(laptop)).toBeVisible()
  await subtitle(page).fill('Hand-sewn in Enugu')
  await price(page).fill('14,800')

  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else changed this product' })
  await expect(conflict).toContainText('₦14,500')
  await expect(conflict).toContainText('₦14,800')
  await expect(price(page)).toHaveValue('14,800')
  await page.getByRole('button', { name: 'Keep mine for Price' }).tap()
  await expect(conflict).toBeHidden()
  await expect(saved(page)).toBeVisible()

  const now = async () => (await call(getListing, { id: product._id })).product
  await expect.poll(async () => (await now()).basePrice).toBe(14_800)
  expect(await now()).toMatchObject({ subtitle: 'Hand-sewn in Enugu', name: 'Ankara wrap dress' })

  // The first one continues: what came in between is shown, and what is typed now is saved with it.
  await laptop.getByLabel('Description').fill('Lined, knee length, washed by hand.')
  await expect(laptop.getByText(/Someone else in your shop changed: .*Subtitle/)).toBeVisible()
  await expect(subtitle(laptop)).toHaveValue('Hand-sewn in Enugu')
  await expect.poll(async () => (await now()).description).toBe('Lined, knee length, washed by hand.')
  expect(await now()).toMatchObject({ basePrice: 14_800, subtitle: 'Hand-sewn in Enugu' })
  await other.close()
})

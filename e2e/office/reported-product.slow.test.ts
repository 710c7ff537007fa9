import { reportProduct } from '@ahia/contracts/questions/goods-reports'
import { expectAccessible } from '../support/accessibility.ts'
import { callAs, signUpCustomer } from '../support/customer.ts'
import { joinStaff } from '../support/office-steps.ts'
import { pathOfProduct } from '../support/open-product.ts'
import { expect, hydrated, test } from '../support/test.ts'

const NAME = 'Suya pizza, thin crust'

test('ADMIN-30 a product that three people report is work, is taken down by keyboard, and is gone for shoppers', async ({
  browser,
  market,
  page,
}) => {
  const path = await pathOfProduct(page, NAME)
  const id = path.split('/').at(-1) ?? ''
  for (let customer = 0; customer < 2; customer += 1) {
    const { user } = await signUpCustomer(market)
    await callAs(market, user.token)(reportProduct, { id, reason: 'COUNTERFEIT' })
  }

  // The third is a guest on a phone.
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    baseURL: market.origin,
  })
  const shop = await phone.newPage()
  await shop.goto(path)
  await hydrated(shop)
  await shop.getByRole('button', { name: 'Report this product' }).tap()
  const dialog = shop.getByRole('dialog', { name: 'Report this product' })
  await dialog.getByRole('radio', { name: 'It is a fake or a copy' }).check()
  await expectAccessible(shop)
  await dialog.getByRole('button', { name: 'Send report' }).tap()
  await expect(dialog.getByText('Thank you.')).toBeVisible()

  await joinStaff(page, market, 'CATALOGUE')
  await expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(NAME.slice(0, 10)) }).press('Enter')
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: /^Reason/ }).selectOption('COUNTERFEIT')
  await page
    .getByRole('textbox', { name: /^Message to the shop/ })
    .fill('The maker says that it is not theirs.')
  await page.getByRole('button', { name: 'Take down' }).press('Enter')
  await expect(page.getByText(/^Ada CATALOGUE, /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()

  // Answers may be seconds old; nobody can buy it meanwhile.
  await expect.poll(async () => (await shop.request.get(`/api/v1${path}`)).status()).toBe(410)
  await page.goto(`${market.adminUrl}/goods?list=down`)
  await expect(page.getByRole('link', { name: new RegExp(NAME.slice(0, 10)) })).toBeVisible()
  await expectAccessible(page)
  await phone.close()
})

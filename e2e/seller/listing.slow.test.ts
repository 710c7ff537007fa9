import { listProducts } from '@ahia/contracts/catalog'
import { expectAccessibleInLight } from '../support/accessibility.ts'
import { PASSWORD } from '../support/auth-steps.ts'
import { callAs } from '../support/customer.ts'
import { finger } from '../support/hands.ts'
import { addAddOns, addSizesAndColours, aWord, choosePhoto, describeShirt } from '../support/listing-steps.ts'
import { approveAsStaff, registerShopByApi } from '../support/merchant-steps.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('SELL-10 SELL-13 SELL-14 SELL-16 a first product on a phone: 3 sizes in 2 colours, 2 add-ons, a picture; on the shelf, and found by a shopper within 10 seconds', async ({
  page,
  market,
}) => {
  const { email, name: shopName } = await registerShopByApi(market, page)
  await approveAsStaff(market, shopName)
  await page.goto('/seller/products')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).tap()
  await page.getByRole('link', { name: 'Add your first product' }).tap()

  const [word, hand] = [aWord(), finger()]
  await choosePhoto(page)
  await describeShirt(page, hand, `${word} shirt, cotton`)
  await expect(page.getByText('You receive')).toBeVisible()
  await addSizesAndColours(page, hand)
  await addAddOns(page, hand)
  await expect(page.getByText('Total stock: 12')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
  await expectAccessibleInLight(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect(page.getByRole('list', { name: /^Missing/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Publish' }).tap()
  await expect(page.getByText("It's on sale")).toBeVisible()
  const found = () => callAs(market)(listProducts, { search: word })
  await expect.poll(async () => (await found()).products.length, { timeout: 10_000 }).toBe(1)
  await page.getByRole('link', { name: 'See it as a shopper' }).first().tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} shirt, cotton`)
  for (const choice of ['S', 'M', 'L', 'Belt']) await expect(page.getByRole('main')).toContainText(choice)
})

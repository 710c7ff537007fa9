import { listProducts } from '@ahia/contracts/catalog'
import { approveShop, listPendingShops } from '@ahia/contracts/developers/dev-console'
import type { Page } from '@playwright/test'
import { expectAccessibleInLight } from '../support/accessibility.ts'
import { PASSWORD } from '../support/auth-steps.ts'
import { callAs } from '../support/customer.ts'
import { aPicture, registerShopByApi } from '../support/merchant-steps.ts'
import { expect, type Market, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('SELL-10 SELL-13 SELL-14 SELL-16 a first product on a phone: 3 sizes in 2 colours, 2 add-ons, a picture; on the shelf, and found by a shopper within 10 seconds', async ({
  page,
  market,
}) => {
  const { email, name: shopName } = await registerShopByApi(market, page)
  await approve(market, shopName)
  await page.goto('/seller/products')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).tap()
  await page.getByRole('link', { name: 'Add your first product' }).tap()

  const word = `Zobo${Math.random().toString(36).replace(/\d/g, '').slice(2, 8)}`
  await page.getByLabel(/^Title/).fill(`${word} shirt, cotton`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'camera.png',
    mimeType: 'image/png',
    buffer: await aPicture(page, { width: 2_400, height: 1_800 }),
  })
  await page.getByLabel('Subtitle').fill('Hand-sewn in Enugu, lined')
  await page.getByLabel(/^Category/).selectOption('WARDROBE')
  await page
    .getByLabel('Description')
    .fill('Soft cotton that breathes in the heat. Wash it by hand in cold water.')
  await page.getByLabel('Price in ₦').first().fill('14,800')
  await expect(page.getByText('You receive')).toBeVisible()
  await addChoices(page)
  await addAddOns(page)
  await expect(page.getByText('Total stock: 12')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
  await expectAccessibleInLight(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect(page.getByRole('list', { name: /^Missing/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Put on the shelf' }).tap()
  await expect(page.getByText("It's on the shelf")).toBeVisible()
  const found = () => callAs(market)(listProducts, { search: word })
  await expect.poll(async () => (await found()).products.length, { timeout: 10_000 }).toBe(1)
  await page.getByRole('link', { name: 'See it as shoppers do' }).first().tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} shirt, cotton`)
  for (const choice of ['S', 'M', 'L', 'Belt']) await expect(page.getByRole('main')).toContainText(choice)
})

async function addChoices(page: Page): Promise<void> {
  await page.getByLabel('What do shoppers choose?').fill('Size')
  await page.getByLabel(/^Add choices/).fill('S, M, L')
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await page.getByRole('button', { name: 'Add options for S, like colours' }).tap()
  await page.getByLabel('What are the options?').fill('Colour')
  await page.getByLabel(/^Add options/).fill('Red, Blue')
  await page.getByLabel(/^Add options/).press('Enter')
  await page.getByLabel('Quantity of S Red').fill('2')
  await page.getByRole('button', { name: 'Copy first option down' }).tap()
  await page.getByRole('button', { name: 'Use these for every choice' }).tap()
}

async function addAddOns(page: Page): Promise<void> {
  for (const [name, price] of [
    ['Belt', '1,500'],
    ['Gift wrapping', '0'],
  ] as const) {
    await page.getByRole('button', { name: 'Add an add-on' }).tap()
    await page.getByLabel('Add-on', { exact: true }).last().fill(name)
    await page.getByLabel(`Price in ₦ of ${name}`).fill(price)
  }
}

/** As the staff would in the dev console. */
async function approve(market: Market, name: string): Promise<void> {
  const staff = callAs(market)
  const { shops } = await staff(listPendingShops, {})
  const shop = shops.find((one) => one.name === name)
  if (!shop) throw new Error(`${name} does not await approval`)
  await staff(approveShop, { id: shop._id, version: shop.version })
}

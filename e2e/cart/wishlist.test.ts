import { productIdSchema } from '@ahia/contracts/ids'
import { listSavedItems, saveItems } from '@ahia/contracts/wishlist'
import type { Page } from '@playwright/test'
import { openAuth } from '../support/auth-steps.ts'
import { HONEY, itemsOf, sendLogin } from '../support/cart-steps.ts'
import { callAs, signInElsewhere, signUpCustomer } from '../support/customer.ts'
import { openProduct, pathOfProduct } from '../support/open-product.ts'
import { expect, test } from '../support/test.ts'

const JOLLOF = 'Party jollof rice, large bowl'

const heart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Save ${name} to wishlist` })
const isSaved = (page: Page, name: string, pressed: boolean) =>
  expect(heart(page, name)).toHaveAttribute('aria-pressed', String(pressed))
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('PDP-11 what a guest saves is in the account after sign-in, in all tabs and on every device, until Logout', async ({
  page,
  context,
  market,
}) => {
  const customer = await signUpCustomer(market)
  const elsewhere = await signInElsewhere(market, customer)
  const call = callAs(market, elsewhere.token)
  const savedNames = async () => (await call(listSavedItems, {})).items.map(({ name }) => name)
  const jollof = productIdSchema.parse((await pathOfProduct(page, JOLLOF)).replace('/products/', ''))
  await call(saveItems, { productIds: [jollof] })

  await test.step('a guest saves a product in the browser', async () => {
    await openProduct(page, HONEY)
    await isSaved(page, HONEY, false)
    await heart(page, HONEY).click()
    await isSaved(page, HONEY, true)
  })

  await test.step('sign-in moves it to the account', async () => {
    await openAuth(page, '?next=/wishlist')
    await page.getByLabel('Remember me').check()
    await sendLogin(page, customer)
    await expect(page).toHaveURL('/wishlist')
    await expect(title(page)).toHaveText('Wishlist (2)')
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(HONEY)
    await expect(card(page, HONEY).getByRole('link', { name: HONEY, exact: true })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('ahia-wishlist'))).toBe('[]')
    expect(await savedNames()).toEqual([HONEY, JOLLOF])
  })

  await test.step('Move to cart puts it into the account’s cart', async () => {
    await page.getByRole('button', { name: `Move to cart: ${JOLLOF}` }).click()
    await expect(card(page, JOLLOF).getByRole('link', { name: 'View cart' })).toBeFocused()
    await expect(title(page)).toHaveText('Wishlist (1)')
    await expect.poll(savedNames).toEqual([HONEY])
    expect(await itemsOf(market, elsewhere)).toEqual([[JOLLOF, 1]])
  })

  await test.step('other tabs show the same, until Logout', async () => {
    const other = await context.newPage()
    await openProduct(other, HONEY)
    await isSaved(other, HONEY, true)
    await heart(other, HONEY).click()
    await expect(card(page, HONEY)).toContainText('Removed. Tap the heart to save it again.')
    await heart(page, HONEY).click()
    await isSaved(other, HONEY, true)

    await page.getByRole('button', { name: 'Hello, Ada Obi' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await isSaved(other, HONEY, false)
    expect(await savedNames()).toEqual([HONEY])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PDP-11 no heart is shown, and the wishlist page says that it needs JavaScript', async ({ page }) => {
    await page.goto(await pathOfProduct(page, HONEY))
    await expect(heart(page, HONEY)).toBeHidden()

    const html = await (await page.goto('/wishlist'))?.text()

    // Playwright cannot query inside noscript.
    expect(html).toMatch(/<noscript><p [^>]+>To see your wishlist, turn on JavaScript/)
    await expect(page.getByText('Loading products')).toBeHidden()
  })
})

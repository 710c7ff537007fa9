import { type ProductId, productIdSchema } from '@ahia/contracts/ids'
import { listSavedItems, saveItems } from '@ahia/contracts/wishlist'
import { inDatabase } from '@ahia/testing/in-database'
import type { Page } from '@playwright/test'
import { HONEY, itemsOf, logIn } from '../support/cart-steps.ts'
import { type Customer, callAs, signIn, signInElsewhere, signUpCustomer } from '../support/customer.ts'
import { openProduct, pathOfProduct } from '../support/open-product.ts'
import { expect, type Market, takenOver, test } from '../support/test.ts'

const JOLLOF = 'Party jollof rice, large bowl'

const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save ${name} to wishlist` })
    .first()
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const isFilled = (page: Page, name: string) =>
  expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
const isEmpty = (page: Page, name: string) =>
  expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false')

async function openWishlist(page: Page): Promise<void> {
  await page.goto('/wishlist')
  await takenOver(page)
}

const idOf = async (page: Page, name: string): Promise<ProductId> =>
  productIdSchema.parse((await pathOfProduct(page, name)).replace('/products/', ''))

const save = async (market: Market, { user }: Customer, productIds: ProductId[]) =>
  callAs(market, user.token)(saveItems, { productIds })

const savedNames = async (market: Market, { user }: Customer): Promise<string[]> =>
  (await callAs(market, user.token)(listSavedItems, {})).items.map(({ name }) => name)

const storedHere = (page: Page) => page.evaluate(() => localStorage.getItem('ahia-wishlist') ?? '[]')

test('PDP-11 items a guest saved move from the browser to the account at sign-in, on every device', async ({
  page,
  browser,
  market,
}) => {
  const customer = await signUpCustomer(market)
  await save(market, customer, [await idOf(page, JOLLOF)])
  await openProduct(page, HONEY)
  await heart(page, HONEY).click()
  await isFilled(page, HONEY)

  await logIn(page, customer, '/wishlist')

  await expect(title(page)).toHaveText('Wishlist (2)')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(HONEY)
  await expect.poll(() => storedHere(page)).toBe('[]')
  const elsewhere = await browser.newContext({ baseURL: market.origin })
  const phone = await elsewhere.newPage()
  await signIn(phone, await signInElsewhere(market, customer))
  await openProduct(phone, HONEY)
  await isFilled(phone, HONEY)
  await elsewhere.close()
})

test('PDP-11 a customer’s wishlist shows price drops', async ({ page, market }) => {
  const customer = await signUpCustomer(market)
  const honey = await idOf(page, HONEY)
  await save(market, customer, [honey, await idOf(page, JOLLOF)])
  await inDatabase(
    market.databaseUrl,
    'update saved_items set price_kobo = price_kobo + 50000 where product_id = $1',
    [honey],
  )
  await signIn(page, customer.user)
  await openWishlist(page)

  await expect(card(page, HONEY)).toContainText('₦500 less than when you saved it')
  await expect(card(page, JOLLOF)).not.toContainText('when you saved it')
})

test('PDP-11 a product saved in one tab shows as saved in the other, until Logout', async ({
  page,
  context,
  market,
}) => {
  const customer = await signUpCustomer(market)
  await signIn(page, customer.user)
  await openProduct(page, HONEY)
  const other = await context.newPage()
  await openProduct(other, HONEY)

  await heart(other, HONEY).click()
  await expect(other.getByRole('status').getByText('Saved to your wishlist')).toBeVisible()
  await isFilled(page, HONEY)
  expect(await savedNames(market, customer)).toEqual([HONEY])
  expect(await storedHere(page)).toBe('[]')

  await page.getByRole('button', { name: 'Hello, Ada Obi' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await isEmpty(other, HONEY)
  await openWishlist(other) // the first tab is still reloading
  await expect(other.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
})

test('PDP-11 a second click on the heart before the server responds wins', async ({ page, market }) => {
  const customer = await signUpCustomer(market)
  await signIn(page, customer.user)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/v1/wishlist/save', async (route) => {
    await answer.promise
    await route.continue()
  })
  await openProduct(page, HONEY)
  const removed = page.waitForResponse('**/api/v1/wishlist/remove')

  await heart(page, HONEY).click()
  await isFilled(page, HONEY)
  await heart(page, HONEY).click()
  await isEmpty(page, HONEY)
  answer.resolve()
  await removed

  await isEmpty(page, HONEY)
  expect(await savedNames(market, customer)).toEqual([])
})

test('PDP-11 Move to cart puts a saved item into the customer’s server cart and takes it off the wishlist', async ({
  page,
  market,
}) => {
  const customer = await signUpCustomer(market)
  await save(market, customer, [await idOf(page, JOLLOF)])
  await signIn(page, customer.user)
  await openWishlist(page)

  await page.getByRole('button', { name: `Move to cart: ${JOLLOF}` }).click()

  await expect(card(page, JOLLOF).getByRole('link', { name: 'View cart' })).toBeFocused()
  await expect.poll(() => savedNames(market, customer)).toEqual([])
  expect(await itemsOf(market, customer.user)).toEqual([[JOLLOF, 1]])
})

test.describe('when the server does not save it', () => {
  test.use({
    toleratedErrors:
      /net::ERR_(FAILED|INTERNET_DISCONNECTED)|the server responded with a status of|was not handed over/,
  })

  test('ERR-02 the heart returns to its saved state and an error is shown', async ({ page, market }) => {
    const customer = await signUpCustomer(market)
    await save(market, customer, [await idOf(page, JOLLOF)])
    await signIn(page, customer.user)
    await page.route('**/api/v1/wishlist/save', (route) => route.abort())
    await page.route('**/api/v1/wishlist/remove', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'The market is very busy.' } }),
    )

    await openProduct(page, HONEY)
    await heart(page, HONEY).click()
    await expect(page.getByText('No response from server')).toBeVisible()
    await isEmpty(page, HONEY)

    await openProduct(page, JOLLOF)
    await isFilled(page, JOLLOF)
    await heart(page, JOLLOF).click()
    await expect(page.getByText('The market is very busy.')).toBeVisible()
    await isFilled(page, JOLLOF)
    expect(await savedNames(market, customer)).toEqual([JOLLOF])
  })

  test('ERR-02 a wishlist that fails to load shows an error, and Try Again loads it', async ({
    page,
    context,
    market,
  }) => {
    const customer = await signUpCustomer(market)
    await save(market, customer, [await idOf(page, HONEY)])
    await signIn(page, customer.user)
    await page.route('**/api/v1/wishlist', (route) => route.abort())
    await openWishlist(page)
    const retry = page.getByRole('button', { name: 'Try Again' })
    await expect(page.getByRole('alert').filter({ has: retry })).toContainText('No response from server')

    await context.setOffline(true)
    await expect(page.getByText('Your saved items are safe in your account.')).toBeVisible()
    const askedByItself = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/wishlist'))
    await context.setOffline(false)
    await askedByItself
    await page.unroute('**/api/v1/wishlist')
    await retry.click()

    await expect(card(page, HONEY)).toBeVisible()
  })

  test('PDP-11 items a guest saved stay in the browser until the account has them', async ({
    page,
    market,
  }) => {
    const customer = await signUpCustomer(market)
    await openProduct(page, HONEY)
    await heart(page, HONEY).click()
    await isFilled(page, HONEY)
    await page.route('**/api/v1/wishlist/save', (route) => route.abort())

    await logIn(page, customer, '/wishlist')
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
    expect(await storedHere(page)).toContain(HONEY)
    await page.unroute('**/api/v1/wishlist/save')
    await page.reload()

    await expect(card(page, HONEY)).toBeVisible()
    expect(await savedNames(market, customer)).toEqual([HONEY])
  })
})

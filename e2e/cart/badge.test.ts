import { addToCart as addToServerCart, clearCart } from '@ahia/contracts/cart'
import { showProduct } from '@ahia/contracts/catalog'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import type { Page } from '@playwright/test'
import { addToCart, badge, HONEY } from '../support/cart-steps.ts'
import { callAs, signIn, signUpCustomer } from '../support/customer.ts'
import { openProduct, pathOfProduct } from '../support/open-product.ts'
import { expect, type Market, takenOver, test } from '../support/test.ts'

/** Adds through the API, as another device would: this browser gets no event. */
async function addElsewhere(
  page: Page,
  market: Market,
  { token }: SignedInUser,
  quantity: number,
): Promise<void> {
  const call = callAs(market, token)
  const { product } = await call(showProduct, {
    id: (await pathOfProduct(page, HONEY)).replace('/products/', ''),
  })
  const [variant] = product.variants.flatMap(({ variantValues }) => variantValues)
  await call(addToServerCart, { productId: product._id, quantity, selectedVariantId: variant?._id ?? null })
}

function countAsked(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/cart/count')) count += 1
  })
  return () => count
}

test('SHELL-12, CART-02 a customer’s badge counts the server’s cart, with one request for all pages visited', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await addElsewhere(page, market, user, 3)
  await signIn(page, user)
  const asked = countAsked(page)
  await page.goto('/about')
  await takenOver(page)
  await expect(badge(page)).toHaveAccessibleName('Cart, 3 items')
  await expect(badge(page)).toHaveText('3')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')

  await expect(badge(page)).toHaveText('3')
  expect(asked()).toBe(1)
})

test('SHELL-12, PDP-09 an added item is counted at once, also in another tab, up to 99+', async ({
  page,
  context,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  await page.goto('/about')
  const other = await context.newPage()
  await other.goto('/about')
  await expect(badge(other)).toHaveAccessibleName('Cart, empty')
  await expect(badge(other)).toHaveText('')

  await addToCart(page, HONEY)
  for (const tab of [page, other]) await expect(badge(tab)).toHaveText('1')
  expect(await page.evaluate(() => localStorage.getItem('ahia-cart'))).toBeNull()

  await addElsewhere(page, market, user, 99)
  await other.reload()
  await expect(badge(other)).toHaveText('99+')
  await expect(badge(other)).toHaveAccessibleName('Cart, 100 items')
  await callAs(market, user.token)(clearCart, {})
  await other.evaluate(() => dispatchEvent(new Event('focus'))) // as when the customer returns to the tab
  await expect(badge(other)).toHaveText('')
})

test('SHELL-12 a customer’s badge is not announced to screen readers and causes no layout shift', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await addElsewhere(page, market, user, 2)
  await signIn(page, user)
  await page.goto('/about')
  const before = await badge(page).boundingBox()

  await expect(badge(page)).toHaveText('2')

  expect(await badge(page).boundingBox()).toEqual(before)
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('')
})

test('SHELL-12 after a logout in another tab the badge counts the guest cart and announces additions again', async ({
  page,
  context,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await addElsewhere(page, market, user, 2)
  await signIn(page, user)
  await openProduct(page, HONEY)
  await expect(badge(page)).toHaveText('2')
  const other = await context.newPage()
  await other.goto('/about')

  await other.evaluate(() => localStorage.removeItem('user'))
  await expect(badge(page)).toHaveAccessibleName('Cart, empty')
  const announced = page.getByRole('banner').getByRole('status')
  await expect(announced).toHaveText('')

  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(announced).toHaveText('Cart, 1 item')
})

test.describe('when the server fails', () => {
  test.use({ toleratedErrors: /the server responded with a status of/ })

  test('SHELL-12 a cart that cannot be counted is shown as empty, without an error message', async ({
    page,
    market,
  }) => {
    const { user } = await signUpCustomer(market)
    await addElsewhere(page, market, user, 2)
    await page.route('**/cart/count', (route) => route.fulfill({ status: 500, json: { success: false } }))
    await signIn(page, user)
    const failed = page.waitForResponse('**/cart/count')

    await openProduct(page, HONEY)
    await (await failed).finished()

    await expect(page.getByRole('button', { name: 'Hello, Ada Obi' })).toBeVisible()
    await expect(badge(page)).toHaveAccessibleName('Cart, empty')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })
})

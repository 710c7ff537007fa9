import {
  atCart,
  cartTitle,
  decrease,
  increase,
  openCart,
  putInCart,
  remove,
  row,
  summary,
  toast,
} from '../support/cart-page.ts'
import { HONEY, itemsOf } from '../support/cart-steps.ts'
import { signIn, signInElsewhere, signUpCustomer } from '../support/customer.ts'
import { ONUGBU } from '../support/open-product.ts'
import { expect, test } from '../support/test.ts'

test('CART-02, CART-09 a customer changes quantities on the server, and decrease is disabled at quantity 1', async ({
  page,
  market,
}) => {
  const { user } = await atCart(page, market, HONEY, ONUGBU)
  await expect(decrease(page, HONEY)).toHaveAttribute('aria-disabled', 'true')

  await increase(page, HONEY).click()
  await expect(cartTitle(page)).toHaveText('Cart (3)')
  await expect(summary(page)).toContainText('Total₦9,800')
  await expect
    .poll(() => itemsOf(market, user))
    .toEqual([
      [HONEY, 2],
      [ONUGBU, 1],
    ])

  await decrease(page, HONEY).click()
  await expect(decrease(page, HONEY)).toHaveAttribute('aria-disabled', 'true')
  await expect
    .poll(() => itemsOf(market, user))
    .toEqual([
      [HONEY, 1],
      [ONUGBU, 1],
    ])
})

test('CART-09 a changing line is busy and ignores more clicks, while other lines can be changed', async ({
  page,
  market,
}) => {
  const { user } = await atCart(page, market, HONEY, ONUGBU)
  const held = Promise.withResolvers<void>()
  await page.route('**/cart/addToCart', async (route) => {
    await held.promise
    await route.continue()
  })

  await increase(page, HONEY).click()
  await expect(row(page, HONEY).getByRole('status')).toHaveText('2') // at once
  await expect(increase(page, HONEY)).toHaveAttribute('aria-busy', 'true')
  await expect(remove(page, HONEY)).toHaveAttribute('aria-busy', 'true')
  await increase(page, HONEY).click()
  await decrease(page, HONEY).click()
  await expect(increase(page, ONUGBU)).not.toHaveAttribute('aria-busy')
  await remove(page, ONUGBU).click()
  await expect(row(page, ONUGBU)).toContainText('Item removed from cart')
  await expect(page.getByText('Loading cart')).toHaveCount(0)

  held.resolve()
  await expect(increase(page, HONEY)).not.toHaveAttribute('aria-busy')
  await expect.poll(() => itemsOf(market, user)).toEqual([[HONEY, 2]])
  await expect(cartTitle(page)).toHaveText('Cart (2)')
})

test('CART-09 Undo restores a removed item at its place, with focus', async ({ page, market }) => {
  const { user } = await atCart(page, market, HONEY, ONUGBU)

  await remove(page, HONEY).click()
  const undo = page.getByRole('button', { name: `Undo: put ${HONEY} back` })
  await expect(undo).toBeFocused()
  await expect.poll(() => itemsOf(market, user)).toEqual([[ONUGBU, 1]])

  await undo.click()
  await expect(page.getByRole('main').getByRole('link', { name: HONEY })).toBeFocused()
  await expect
    .poll(() => itemsOf(market, user))
    .toEqual([
      [HONEY, 1],
      [ONUGBU, 1],
    ])
})

test('CART-06, CART-08 Refresh Cart shows changes from another device, and Clear Cart empties the account’s cart', async ({
  page,
  market,
}) => {
  const customer = await atCart(page, market, HONEY)
  const elsewhere = await signInElsewhere(market, customer)
  await putInCart({ market, page }, elsewhere, ONUGBU, 2)

  await page.getByRole('button', { name: 'Refresh Cart' }).click()
  await expect(toast(page, 'Cart updated successfully')).toBeVisible()
  await expect(cartTitle(page)).toHaveText('Cart (3)')

  await page.getByRole('button', { name: 'Clear Cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear Cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(await itemsOf(market, customer.user)).toEqual([])
})

test('CART-09 a late response does not overwrite a newer change', async ({ page, market }) => {
  await atCart(page, market, HONEY)
  const held = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(
    '**/api/v1/cart',
    async (route) => {
      const response = await route.fetch()
      answered.resolve()
      await held.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const refresh = page.getByRole('button', { name: 'Refresh Cart' })
  await refresh.click()
  await answered.promise

  await increase(page, HONEY).click()
  await expect(increase(page, HONEY)).not.toHaveAttribute('aria-busy')
  held.resolve()

  await expect(refresh).not.toHaveAttribute('aria-busy')
  await expect(cartTitle(page)).toHaveText('Cart (2)')
})

test('CART-02 two tabs of a customer show the same cart', async ({ page, context, market }) => {
  await atCart(page, market, HONEY)
  const other = await context.newPage()
  await openCart(other)

  await increase(page, HONEY).click()
  await expect(cartTitle(other)).toHaveText('Cart (2)')
  await remove(other, HONEY).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test.describe('when the server fails', () => {
  test.use({ toleratedErrors: /the server responded with a status of|net::ERR_/ })

  test('CART-14 a refused change is undone, and the server’s message is shown', async ({ page, market }) => {
    const { user } = await atCart(page, market, HONEY)
    const down = { status: 503, json: { success: false, message: 'The market is closed for a minute' } }
    await page.route('**/cart/{addToCart,removeFromCart,clearCart}', (route) => route.fulfill(down))

    await increase(page, HONEY).click()
    await expect(toast(page, 'The market is closed for a minute')).toBeVisible()
    await expect(cartTitle(page)).toHaveText('Cart (1)')

    await remove(page, HONEY).click()
    await expect(page.getByRole('main').getByRole('link', { name: HONEY })).toBeFocused()
    await expect(cartTitle(page)).toHaveText('Cart (1)')

    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Clear Cart' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(cartTitle(page)).toHaveText('Cart (1)')
    expect(await itemsOf(market, user)).toEqual([[HONEY, 1]])
  })

  test('CART-07 a cart that fails to load shows an error, and Try Again loads it', async ({
    page,
    market,
  }) => {
    await page.route('**/api/v1/cart', (route) => route.abort())
    const customer = await signUpCustomer(market)
    await putInCart({ market, page }, customer.user, HONEY)
    await signIn(page, customer.user)
    await openCart(page)
    const failed = page.getByRole('alert').filter({ hasText: 'Unable to Load Cart' })
    await expect(failed).toContainText('No response from server')
    await expect(failed).toContainText('your items are still in your account')

    await page.unroute('**/api/v1/cart')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(cartTitle(page)).toHaveText('Cart (1)')
  })

  test('CART-02 offline, the cart shows a message and stays readable, and it reloads once back online', async ({
    page,
    context,
    market,
  }) => {
    const customer = await atCart(page, market, HONEY)

    await context.setOffline(true)
    await expect(page.getByText("You're offline. This is your cart as we last saw it")).toBeVisible()
    await increase(page, HONEY).click()
    await expect(toast(page, 'No response from server')).toBeVisible()
    await expect(cartTitle(page)).toHaveText('Cart (1)')

    await putInCart({ market, page }, await signInElsewhere(market, customer), ONUGBU)
    await context.setOffline(false)
    await expect(cartTitle(page)).toHaveText('Cart (2)')
  })
})

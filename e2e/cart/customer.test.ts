import { endAllSessions } from '@ahia/contracts/user'
import type { Page } from '@playwright/test'
import {
  box,
  cartTitle,
  fillGuestCart,
  increase,
  openCart,
  putInCart,
  remove,
  summary,
  toast,
} from '../support/cart-page.ts'
import { badge, guestQuantities, HONEY, itemsOf, sendLogin, slowDownTimers } from '../support/cart-steps.ts'
import { callAs, signIn, signInElsewhere, signUpCustomer } from '../support/customer.ts'
import { ONUGBU } from '../support/open-product.ts'
import { expect, takenOver, test } from '../support/test.ts'

const FAN = 'Rechargeable table fan, 12 inch'
const ADD_PATH = '/api/v1/cart/addToCart'

test.beforeEach(({ context }) => slowDownTimers(context))

const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Checkout', exact: true })

test('CART-02, CART-04, CART-09, CART-10 a guest’s cart and selection are in the account after sign-in, where they are changed and ordered', async ({
  page,
  market,
}) => {
  const customer = await signUpCustomer(market)
  await putInCart({ market, page }, customer.user, FAN)
  const elsewhere = await signInElsewhere(market, customer)
  const items = () => itemsOf(market, elsewhere)

  await test.step('a guest who proceeds to checkout is asked to sign in first', async () => {
    await fillGuestCart(page, { name: HONEY }, { name: ONUGBU })
    await openCart(page)
    await box(page, HONEY).uncheck()
    await proceed(page).click()
    await expect(toast(page, 'Please login to proceed to checkout')).toBeVisible()
    await expect(page).toHaveURL('/auth?next=/cart')
  })

  await test.step('sign-in merges the cart and keeps the selection, without what the account had', async () => {
    await sendLogin(page, customer)
    await expect(toast(page, 'Cart merged successfully')).toBeVisible()
    await expect(page).toHaveURL('/cart')
    await expect(summary(page)).toContainText('1 of 3 items selected')
    await expect(box(page, ONUGBU)).toBeChecked()
    for (const name of [HONEY, FAN]) await expect(box(page, name)).not.toBeChecked()
    await expect(badge(page)).toHaveAccessibleName('Cart, 3 items')
    expect(await guestQuantities(page)).toEqual([])
    expect(await items()).toEqual([
      [FAN, 1],
      [HONEY, 1],
      [ONUGBU, 1],
    ])
  })

  await test.step('changes are made on the server', async () => {
    await increase(page, ONUGBU).click()
    await expect.poll(items).toContainEqual([ONUGBU, 2])
    await expect(increase(page, ONUGBU)).not.toHaveAttribute('aria-busy')
    await remove(page, FAN).click()
    const undo = page.getByRole('button', { name: `Undo: put ${FAN} back` })
    await expect(undo).toBeFocused()
    await expect.poll(items).not.toContainEqual([FAN, 1])
    await expect(undo).not.toHaveAttribute('aria-busy')
    await undo.click()
    await expect(page.getByRole('main').getByRole('link', { name: FAN })).toBeFocused()
    await expect.poll(items).toEqual([
      [FAN, 1],
      [HONEY, 1],
      [ONUGBU, 2],
    ])
    await expect(box(page, FAN)).not.toBeChecked()
  })

  await test.step('the checkout gets the selected lines', async () => {
    await proceed(page).click()
    await expect(page).toHaveURL('/checkout')
    const { ids, state } = await page.evaluate(() => ({
      ids: JSON.parse(localStorage.getItem('checkoutItems') ?? '[]'),
      state: history.state.state,
    }))
    expect(ids).toHaveLength(1)
    expect(state).toMatchObject({ isDirectOrder: false, selectedItemIds: ids })
    expect(state.selectedItemsData).toMatchObject([{ id: ids[0], name: ONUGBU, quantity: 2, price: 4200 }])
  })
})

test('CART-02, CART-04, CART-05, I16, SHELL-12, SHELL-13 two tabs of a customer merge each guest line once and show the same cart until Logout', async ({
  page,
  context,
  market,
}) => {
  const customer = await signUpCustomer(market)
  const { user } = customer
  const other = await context.newPage()
  const tabs = [page, other]
  await fillGuestCart(page, { name: HONEY }, { name: ONUGBU })
  await page.goto('/about')
  const guestLines = await page.evaluate(() => localStorage.getItem('ahia-cart'))

  await test.step('signed-in tabs that open at once merge each line once', async () => {
    await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user))
    let posts = 0
    context.on('request', (request) => {
      if (request.url().endsWith(ADD_PATH)) posts += 1
    })
    await Promise.all(tabs.map((tab) => tab.goto('/about')))
    for (const tab of tabs) await expect(badge(tab)).toHaveAccessibleName('Cart, 2 items')
    await expect.poll(() => guestQuantities(page)).toEqual([])
    expect(await itemsOf(market, user)).toEqual([
      [HONEY, 1],
      [ONUGBU, 1],
    ])
    expect(posts).toBe(2)
  })

  await test.step('the count arrives without a layout shift and is not announced', async () => {
    const counted = Promise.withResolvers<void>()
    await other.route('**/cart/count', async (route) => {
      await counted.promise
      await route.continue()
    })
    await openCart(other)
    await expect(badge(other)).toHaveText('')
    const before = await badge(other).boundingBox()
    counted.resolve()
    await expect(badge(other)).toHaveText('2')
    expect(await badge(other).boundingBox()).toEqual(before)
    await expect(other.getByRole('banner').getByRole('status')).toHaveText('')
    await other.unrouteAll({ behavior: 'wait' })
  })

  await test.step('a change in one tab shows in the other', async () => {
    await openCart(page)
    await increase(page, HONEY).click()
    await expect(cartTitle(other)).toHaveText('Cart (3)')
    await remove(other, HONEY).click()
    await expect(cartTitle(page)).toHaveText('Cart (1)')
    await expect(badge(page)).toHaveText('1')
  })

  await test.step('Logout clears what this browser stores of a cart, in all tabs', async () => {
    await page.evaluate((text) => localStorage.setItem('ahia-cart', text), guestLines ?? '')
    await page.getByRole('button', { name: 'Hello, Ada Obi' }).click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await reloaded
    await takenOver(page)
    await expect(toast(page, 'User logged out, cart cleared')).toBeVisible()
    for (const tab of tabs) await expect(badge(tab)).toHaveAccessibleName('Cart, empty')
    expect(await guestQuantities(page)).toEqual([])
    expect(await itemsOf(market, await signInElsewhere(market, customer))).toEqual([[ONUGBU, 1]])
  })
})

test.describe('when the session has ended', () => {
  test.use({ toleratedErrors: /the server responded with a status of|net::ERR_FAILED/ })

  test('CART-05, SESS-04 an expired session clears the cart and shows a message, also before the account menu loads', async ({
    page,
    market,
  }) => {
    const { user } = await signUpCustomer(market)
    await callAs(market, user.token)(endAllSessions, {})
    await page.route('**/assets/account-menu-*', (route) => route.abort())
    await fillGuestCart(page, { name: HONEY })
    await signIn(page, user)
    await page.addInitScript(() => {
      if (localStorage.getItem('user')) localStorage.setItem('checkoutItems', '["some line"]')
    })

    await page.goto('/cart')

    await expect(page).toHaveURL('/auth?next=%2Fcart')
    await takenOver(page)
    await expect(toast(page, 'Session expired, cart cleared')).toBeVisible()
    expect(await guestQuantities(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('checkoutItems'))).toBeNull()
  })
})

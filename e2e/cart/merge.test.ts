import { endAllSessions } from '@ahia/contracts/user'
import type { Page, Route } from '@playwright/test'
import {
  choosePassword,
  emailedCode,
  enterCode,
  fillInProfile,
  freshEmail,
  headingOf,
  openAuth,
  PASSWORD,
} from '../support/auth-steps.ts'
import { fillGuestCart, toast } from '../support/cart-page.ts'
import {
  addToCart,
  badge,
  guestQuantities,
  HONEY,
  itemsOf,
  logIn,
  SMALL_BOTTLES,
  setStock,
} from '../support/cart-steps.ts'
import { type Customer, callAs, signIn, signInElsewhere, signUpCustomer } from '../support/customer.ts'
import { ONUGBU } from '../support/open-product.ts'
import { expect, type Market, takenOver, test } from '../support/test.ts'

const ADD_ON = 'Extra wrap of pounded yam'
const ADD_PATH = '/api/v1/cart/addToCart'
const ADD = `**${ADD_PATH}`

/** Longer than sign-in waits for the merge of the guest cart. */
const LONG_ENOUGH_MS = 3_100

/** A customer with an account who filled the guest cart with honey, and perhaps more, before signing in. */
async function guestWithHoney(page: Page, market: Market, ...more: string[]): Promise<Customer> {
  await fillGuestCart(page, { name: HONEY }, ...more.map((name) => ({ name })))
  return signUpCustomer(market)
}

/** The same, added on the product page, which stays open. */
async function guestAtHoney(page: Page, market: Market): Promise<Customer> {
  const customer = await signUpCustomer(market)
  await addToCart(page, HONEY)
  return customer
}

// The browser logs failed requests to the console.
test.use({ toleratedErrors: /the server responded with a status of|net::ERR_FAILED/ })

test('CART-04 a guest’s cart is in the account after sign-in, on this and other devices', async ({
  page,
  browser,
  market,
}) => {
  const customer = await guestAtHoney(page, market)
  await addToCart(page, ONUGBU, ADD_ON)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(badge(page)).toHaveAccessibleName('Cart, 3 items')

  await logIn(page, customer)

  await expect(toast(page, 'Cart merged successfully')).toBeVisible()
  await expect(badge(page)).toHaveAccessibleName('Cart, 3 items')
  expect(await guestQuantities(page)).toEqual([])
  expect(await itemsOf(market, customer.user)).toEqual([
    [HONEY, 1],
    [ONUGBU, 2],
  ])
  const phone = await browser.newPage({ baseURL: market.origin })
  await signIn(phone, await signInElsewhere(market, customer))
  await phone.goto('/about')
  await expect(badge(phone)).toHaveAccessibleName('Cart, 3 items')
  await phone.close()
})

test('CART-04, S10, K18 a cart merge that is interrupted is finished later and adds nothing twice', async ({
  page,
  market,
}) => {
  const customer = await guestWithHoney(page, market, ONUGBU)
  let posts = 0
  // The server gets the second line, but its response is lost.
  await page.route(ADD, async (route) => {
    posts += 1
    if (posts === 1) return route.continue()
    await route.fetch()
    await route.abort()
  })

  await logIn(page, customer)

  await expect(toast(page, "Failed to merge cart. We'll try the rest again later")).toBeVisible()
  expect(await guestQuantities(page)).toEqual([1])

  await page.unroute(ADD)
  await page.reload()
  await expect.poll(() => guestQuantities(page)).toEqual([])
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items')
  expect(await itemsOf(market, customer.user)).toEqual([
    [HONEY, 1],
    [ONUGBU, 1],
  ])
})

test('CART-04, I16 two signed-in tabs that open at once merge each guest cart line only once', async ({
  page,
  context,
  market,
}) => {
  const { user } = await guestAtHoney(page, market)
  await addToCart(page, ONUGBU)
  await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user))
  const other = await context.newPage()
  let posts = 0
  context.on('request', (request) => {
    if (request.url().endsWith(ADD_PATH)) posts += 1
  })

  await Promise.all([page.goto('/about'), other.goto('/about')])

  for (const tab of [page, other]) await expect(badge(tab)).toHaveAccessibleName('Cart, 2 items')
  await expect.poll(() => guestQuantities(page)).toEqual([])
  expect(await itemsOf(market, user)).toEqual([
    [HONEY, 1],
    [ONUGBU, 1],
  ])
  expect(posts).toBe(2)
})

test.describe('with less stock', () => {
  test.afterEach(({ market }) => setStock(market, SMALL_BOTTLES))

  test('CART-04 a guest cart line sold out in the meantime is named, and the others are merged', async ({
    page,
    market,
  }) => {
    const customer = await guestWithHoney(page, market, ONUGBU)
    await setStock(market, 0)

    await logIn(page, customer)

    await expect(toast(page, `Failed to merge cart. ${HONEY}: Out of stock`)).toBeVisible()
    expect(await itemsOf(market, customer.user)).toEqual([[ONUGBU, 1]])
    expect(await guestQuantities(page)).toEqual([])
  })

  test('CART-04, CART-15 a guest cart line above the stock is merged up to the stock, with a message', async ({
    page,
    market,
  }) => {
    const customer = await guestAtHoney(page, market)
    await page.getByRole('button', { name: `Increase quantity of ${HONEY}` }).click()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect.poll(() => guestQuantities(page)).toEqual([3])
    await setStock(market, 2)

    await logIn(page, customer)

    await expect(toast(page, `Cart merged successfully. ${HONEY}: Only 2 left`)).toBeVisible()
    expect(await itemsOf(market, customer.user)).toEqual([[HONEY, 2]])
    expect(await guestQuantities(page)).toEqual([])
  })
})

test('CART-04, AUTH-06 registration moves the guest cart into the new account', async ({ page, request }) => {
  const email = freshEmail()
  await fillGuestCart(page, { name: HONEY })
  await openAuth(page, '?screen=register')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(headingOf(page)).toHaveText('Verify your email')
  await enterCode(page, await emailedCode(request, email))
  await choosePassword(page, PASSWORD, 'Continue')
  await fillInProfile(main)

  await page.getByRole('button', { name: 'Finish' }).click()

  await expect(page).toHaveURL('/')
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
  expect(await guestQuantities(page)).toEqual([])
})

test('CART-04, AUTH-07 a cart merge without a response does not stop the customer from signing in', async ({
  page,
  market,
}) => {
  const customer = await guestWithHoney(page, market)
  const held: Route[] = []
  await page.route(ADD, (route) => void held.push(route))
  await page.clock.install()

  const loggedIn = logIn(page, customer)
  await expect.poll(() => held.length).toBe(1)
  await page.clock.fastForward(LONG_ENOUGH_MS)
  await loggedIn

  await expect(page.getByRole('button', { name: 'Hello, Ada Obi' })).toBeVisible()
  expect(await guestQuantities(page)).toEqual([1])
  await Promise.all(held.map((route) => route.continue()))
  await expect.poll(() => guestQuantities(page)).toEqual([])
  expect(await itemsOf(market, customer.user)).toEqual([[HONEY, 1]])
})

test.describe('when the session ends', () => {
  /** A customer whose guest cart line could not be merged. */
  async function withLineLeft(page: Page, market: Market) {
    const { user } = await guestWithHoney(page, market)
    await page.route(ADD, (route) => route.abort())
    await signIn(page, user)
    const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith(ADD_PATH))
    await page.goto('/about')
    await takenOver(page)
    await tried
    expect(await guestQuantities(page)).toEqual([1])
    return user
  }

  test('CART-05, SHELL-13 Logout clears the cart in this browser and shows a message', async ({
    page,
    market,
  }) => {
    await withLineLeft(page, market)

    await page.getByRole('button', { name: 'Hello, Ada Obi' }).click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await reloaded
    await takenOver(page)

    await expect(toast(page, 'User logged out, cart cleared')).toBeVisible()
    await expect(badge(page)).toHaveAccessibleName('Cart, empty')
    expect(await guestQuantities(page)).toEqual([])
  })

  test('CART-05, SESS-04 an expired session clears the cart and shows a message', async ({
    page,
    market,
  }) => {
    const user = await withLineLeft(page, market)
    await callAs(market, user.token)(endAllSessions, {})

    await page.evaluate(() => dispatchEvent(new Event('focus'))) // on focus the badge loads its count

    await expect(page).toHaveURL('/auth?next=%2Fabout')
    await expect(toast(page, 'Session expired, cart cleared')).toBeVisible()
    expect(await guestQuantities(page)).toEqual([])
  })

  test('CART-05, SESS-04 a session that ends before the account menu loads also clears the cart', async ({
    page,
    market,
  }) => {
    const { user } = await guestAtHoney(page, market)
    await callAs(market, user.token)(endAllSessions, {})
    await page.route('**/assets/account-menu-*', (route) => route.abort())
    await signIn(page, user)
    await page.evaluate(() => localStorage.setItem('checkoutItems', '["some line"]'))

    await page.goto('/cart')

    await expect(page).toHaveURL('/auth?next=%2Fcart')
    await takenOver(page)
    await expect(toast(page, 'Session expired, cart cleared')).toBeVisible()
    expect(await guestQuantities(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('checkoutItems'))).toBeNull()
  })
})

import { listSavedItems } from '@ahia/contracts/wishlist'
import type { Page } from '@playwright/test'
import { openAuth } from '../support/auth-steps.ts'
import { cartTitle, fillGuestCart, increase, openCart, toast } from '../support/cart-page.ts'
import { badge, guestQuantities, HONEY, itemsOf, sendLogin, slowDownTimers } from '../support/cart-steps.ts'
import { callAs, signInElsewhere, signUpCustomer } from '../support/customer.ts'
import { ONUGBU, openProduct } from '../support/open-product.ts'
import { expect, takenOver, test } from '../support/test.ts'

const ADD_PATH = '/api/v1/cart/addToCart'

const addToCart = (tab: Page) => tab.getByRole('button', { name: 'Add to Cart' })
const heart = (tab: Page) => tab.getByRole('main').getByRole('button', { name: `Save ${HONEY} to wishlist` })
const isSaved = (tab: Page, pressed: boolean) =>
  expect(heart(tab)).toHaveAttribute('aria-pressed', String(pressed))
const storedTotal = (tab: Page) =>
  tab.evaluate(() => JSON.parse(localStorage.getItem('ahia-cart') ?? '{}').totalItems)

test.beforeEach(({ context }) => slowDownTimers(context))

test('CART-01, CART-02, CART-04, CART-05, I16, PDP-11, SHELL-12, SHELL-13 two tabs lose nothing of a cart and a wishlist, merge each line once at sign-in, and show the same until Logout', async ({
  page,
  context,
  market,
}) => {
  const customer = await signUpCustomer(market)
  const elsewhere = await signInElsewhere(market, customer)
  const savedNames = async () =>
    (await callAs(market, elsewhere.token)(listSavedItems, {})).items.map(({ name }) => name)
  const items = () => itemsOf(market, elsewhere)
  const other = await context.newPage()
  const tabs = [page, other]
  await fillGuestCart(page, { name: ONUGBU })
  for (const tab of tabs) await openProduct(tab, HONEY)

  await test.step('two tabs of a guest that add at the same moment lose nothing', async () => {
    for (const total of [3, 5]) {
      await Promise.all(tabs.map((tab) => addToCart(tab).click()))
      await expect.poll(() => storedTotal(page)).toBe(total)
    }
    for (const tab of tabs) await expect(badge(tab)).toHaveAccessibleName('Cart, 5 items')
    await heart(other).click()
    await isSaved(page, true)
  })
  const guestLines = await page.evaluate(() => localStorage.getItem('ahia-cart'))

  await test.step('sign-in in one of them moves cart and wishlist to the account, each line once', async () => {
    let posts = 0
    context.on('request', (request) => {
      if (request.url().endsWith(ADD_PATH)) posts += 1
    })
    await openAuth(page, '?next=/wishlist')
    await page.getByLabel('Remember me').check()
    await sendLogin(page, customer)
    await expect(toast(page, 'Cart merged successfully')).toBeVisible()
    await expect(page).toHaveURL('/wishlist')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wishlist (1)')
    await expect.poll(savedNames).toEqual([HONEY])
    expect(await page.evaluate(() => localStorage.getItem('ahia-wishlist'))).toBe('[]')
    for (const tab of tabs) await expect(badge(tab)).toHaveAccessibleName('Cart, 5 items')
    await expect.poll(() => guestQuantities(page)).toEqual([])
    expect(await items()).toEqual([
      [ONUGBU, 1],
      [HONEY, 4],
    ])
    expect(posts).toBe(2)
    await isSaved(other, true)
  })

  await test.step('the count arrives without a layout shift and is not announced', () =>
    expectStillBadge(page))

  await test.step('a change in one tab shows in the other', async () => {
    await increase(page, ONUGBU).click()
    await expect(badge(other)).toHaveText('6')
    await addToCart(other).click()
    await expect(cartTitle(page)).toHaveText('Cart (7)')
    await expect(badge(page)).toHaveText('7')
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
    await isSaved(other, false)
    expect(await savedNames()).toEqual([HONEY])
    expect(await items()).toEqual([
      [ONUGBU, 2],
      [HONEY, 5],
    ])
  })
})

/** Opens the cart with a count that comes late. */
async function expectStillBadge(tab: Page): Promise<void> {
  const counted = Promise.withResolvers<void>()
  await tab.route('**/cart/count', async (route) => {
    await counted.promise
    await route.continue()
  })
  await openCart(tab)
  await expect(badge(tab)).toHaveText('')
  const before = await badge(tab).boundingBox()
  counted.resolve()
  await expect(badge(tab)).toHaveText('5')
  expect(await badge(tab).boundingBox()).toEqual(before)
  await expect(tab.getByRole('banner').getByRole('status')).toHaveText('')
  await tab.unrouteAll({ behavior: 'wait' })
}

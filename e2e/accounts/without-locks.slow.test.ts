import { getProfile } from '@ahia/contracts/user'
import type { Page } from '@playwright/test'
import { addToCart, guestQuantities, HONEY, itemsOf, sendLogin } from '../support/cart-steps.ts'
import { callAs, openSessionOf, signUpCustomer } from '../support/customer.ts'
import { expect, takenOver, test } from '../support/test.ts'

/** An expired access token. */
const RUN_OUT = 'an-access-token-that-has-run-out'
const EGGS = 'Fresh eggs, crate of 30'

// The browser logs failed requests to the console.
test.use({ toleratedErrors: /status of 401/ })

const ownName = (page: Page) => page.getByRole('region', { name: 'Account Information' }).getByText('Ada Obi')

test('SESS-04, CART-03 two tabs of a browser without Web Locks keep one cart and one session', async ({
  page,
  context,
  market,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks')
  })
  const customer = await signUpCustomer(market)
  const other = await context.newPage()

  await test.step('what a guest adds in two tabs is in one cart', async () => {
    await addToCart(page, HONEY)
    expect(await page.evaluate(() => 'locks' in navigator)).toBe(false)
    await addToCart(other, EGGS)
    await addToCart(page, HONEY)
    await expect.poll(() => guestQuantities(other)).toEqual(await guestQuantities(page))
    expect((await guestQuantities(page)).toSorted()).toEqual([1, 2])
  })

  await test.step('signing in in one tab signs in the other, and the cart is the account’s, once', async () => {
    await page.goto('/auth')
    await takenOver(page)
    await page.getByLabel('Remember me').check()
    await sendLogin(page, customer)
    await expect(page).not.toHaveURL(/\/auth/)
    await other.goto('/profile')
    await expect(ownName(other)).toBeVisible()
    const { token } = await openSessionOf(page)
    await expect
      .poll(async () => (await itemsOf(market, { ...customer.user, token })).toSorted())
      .toEqual(
        [
          [EGGS, 1],
          [HONEY, 2],
        ].toSorted(),
      )
  })

  await test.step('two tabs whose token expires at the same time stay signed in', async () => {
    await other.goto('/robots.txt')
    await page.goto('/robots.txt')
    await page.evaluate((token) => {
      const name = localStorage.user === undefined ? sessionStorage : localStorage
      name.user = JSON.stringify({ ...JSON.parse(name.user), token })
    }, RUN_OUT)
    await Promise.all([page.goto('/profile'), other.goto('/profile')])
    for (const tab of [page, other]) await expect(ownName(tab)).toBeVisible()
    const { token } = await openSessionOf(page)
    await expect(callAs(market, token)(getProfile, {})).resolves.toBeTruthy()
    for (const tab of [page, other]) {
      await tab.reload()
      await expect(ownName(tab)).toBeVisible()
    }
  })
})

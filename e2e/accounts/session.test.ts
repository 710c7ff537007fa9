import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { endAllSessions, getProfile } from '@ahia/contracts/user'
import { inDatabase } from '@ahia/testing/in-database'
import type { BrowserContext, Page } from '@playwright/test'
import { PASSWORD } from '../support/auth-steps.ts'
import { fillGuestCart, toast } from '../support/cart-page.ts'
import { guestQuantities, HONEY } from '../support/cart-steps.ts'
import { callAs, openSessionOf, signIn, signInElsewhere, signUpCustomer } from '../support/customer.ts'
import { expect, type Market, takenOver, test } from '../support/test.ts'

/** An expired access token. */
const RUN_OUT = 'an-access-token-that-has-run-out'
/** A file of the site that runs no scripts: a page would already renew the token. */
const WITHOUT_SCRIPTS = '/robots.txt'

const ownName = (page: Page) => page.getByRole('region', { name: 'Account Information' }).getByText('Ada Obi')

/** Holds back all token refreshes, counts them, and lets them go. */
async function holdRefreshes(context: BrowserContext) {
  let count = 0
  const released = Promise.withResolvers<void>()
  await context.route('**/user/refresh', async (route) => {
    count += 1
    await released.promise
    await route.continue()
  })
  return { count: () => count, release: released.resolve }
}

// The browser logs failed requests to the console.
test.use({ toleratedErrors: /status of 401|net::ERR_FAILED/ })

test('SESS-03, SESS-04, CART-05 two tabs renew an expired token once, a copied tab keeps the session, and an ended one clears the cart', async ({
  page,
  context,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await test.step('two tabs whose token expires at the same time renew it once, and both stay signed in', () =>
    renewInTwoTabs(page, market, user))

  await test.step('a duplicated tab with its own copy of the session does not sign the customer out', async () => {
    const tab = await context.newPage()
    const own = await signInElsewhere(market, { user, password: PASSWORD })
    await useCopiedTab(tab, market, own)
  })

  await test.step('an ended session clears the cart with a message, also before the account menu loads', async () => {
    const { token } = await openSessionOf(page)
    await callAs(market, token)(endAllSessions, {})
    await page.route('**/assets/account-menu-*', (route) => route.abort())
    await fillGuestCart(page, { name: HONEY })
    await page.evaluate(() => localStorage.setItem('checkoutItems', '["some line"]'))
    await page.goto('/cart')
    await expect(page).toHaveURL('/auth?next=%2Fcart')
    await takenOver(page)
    await expect(toast(page, 'Session expired, cart cleared')).toBeVisible()
    expect(await guestQuantities(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('checkoutItems'))).toBeNull()
  })
})

async function renewInTwoTabs(page: Page, market: Market, user: SignedInUser): Promise<void> {
  await signIn(page, { ...user, token: RUN_OUT })
  await page.goto(WITHOUT_SCRIPTS)
  const other = await page.context().newPage()
  const refreshes = await holdRefreshes(page.context())
  const isExpired = (tab: Page) =>
    tab.waitForResponse((answer) => answer.url().endsWith('/user/profile') && answer.status() === 401)
  const expired = [page, other].map(isExpired)

  await Promise.all([page.goto('/profile'), other.goto('/profile')])
  await Promise.all(expired)
  refreshes.release()

  for (const tab of [page, other]) await expect(ownName(tab)).toBeVisible()
  const renewed = await openSessionOf(page)
  expect(renewed.refresh).not.toBe(user.refresh)
  await expect(callAs(market, renewed.token)(getProfile, {})).resolves.toMatchObject({
    user: { email: user.email },
  })
  expect(refreshes.count()).toBe(1)
  await inDatabase(market.databaseUrl, GRACE_IS_OVER)
  await other.reload()
  await expect(ownName(other)).toBeVisible()
  await other.close()
}

const GRACE_IS_OVER = `update refresh_tokens set replaced_at = replaced_at - interval '1 minute'`

async function useCopiedTab(tab: Page, market: Market, user: SignedInUser): Promise<void> {
  await signIn(tab, { ...user, token: RUN_OUT }, 'session')
  await tab.goto(WITHOUT_SCRIPTS)
  const opened = tab.context().waitForEvent('page')
  await tab.evaluate((path) => void window.open(path), WITHOUT_SCRIPTS)
  const copy = await opened
  await copy.waitForLoadState()
  expect(await openSessionOf(copy)).toEqual({ token: RUN_OUT, refresh: user.refresh })

  await tab.goto('/profile')
  await expect(ownName(tab)).toBeVisible()
  await tab.reload()
  await expect(ownName(tab)).toBeVisible()
  await expect.poll(() => knowsReplacementOf(copy, user.refresh)).toBe(true)
  await inDatabase(market.databaseUrl, GRACE_IS_OVER)
  await slowTimers(copy) // it waits 150 ms for the other tab, which a busy machine may need for something else
  await copy.goto('/profile')

  await expect(ownName(copy)).toBeVisible()
  const { token } = await openSessionOf(tab)
  await expect(callAs(market, token)(getProfile, {})).resolves.toBeTruthy()
  for (const left of [tab, copy]) await left.close()
}

/** Whether another tab says which refresh token has replaced this one. */
const knowsReplacementOf = (tab: Page, refresh: string): Promise<boolean> =>
  tab.evaluate(async (of) => {
    const channel = new BroadcastChannel('ahia-customer-session')
    const answered = new Promise<boolean>((resolve) => {
      channel.onmessage = () => resolve(true)
      setTimeout(() => resolve(false), 500)
    })
    channel.postMessage({ of })
    return answered.finally(() => channel.close())
  }, refresh)

const slowTimers = (tab: Page) =>
  tab.addInitScript(() => {
    const wait = window.setTimeout
    Reflect.set(window, 'setTimeout', (run: () => void, ms = 0) => wait(run, ms * 5))
  })

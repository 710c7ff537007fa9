import { refresh } from '@ahia/contracts/accounts'
import { endAllSessions, getProfile } from '@ahia/contracts/user'
import { inDatabase } from '@ahia/testing/in-database'
import type { BrowserContext, Page } from '@playwright/test'
import { callAs, openSessionOf, signIn, signUpCustomer } from '../support/customer.ts'
import { expect, takenOver, test } from '../support/test.ts'

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
test.use({ toleratedErrors: /status of 401/ })

test('SESS-03, SESS-04 two tabs whose token expires at the same time renew it once, and both stay signed in', async ({
  page,
  context,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, { ...user, token: RUN_OUT })
  await page.goto(WITHOUT_SCRIPTS)
  const other = await context.newPage()
  const refreshes = await holdRefreshes(context)
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
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(ownName(tab)).toBeVisible()
  }
})

const GRACE_IS_OVER = `update refresh_tokens set replaced_at = replaced_at - interval '1 minute'`

test('SESS-04 a duplicated tab with its own copy of the session does not sign the customer out', async ({
  page,
  context,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, { ...user, token: RUN_OUT }, 'session')
  await page.goto(WITHOUT_SCRIPTS)
  const opened = context.waitForEvent('page')
  await page.evaluate((path) => void window.open(path), WITHOUT_SCRIPTS)
  const copy = await opened
  await copy.waitForLoadState()
  expect(await openSessionOf(copy)).toEqual({ token: RUN_OUT, refresh: user.refresh })

  await page.goto('/profile')
  await expect(ownName(page)).toBeVisible()
  await page.reload()
  await expect(ownName(page)).toBeVisible()
  await expect.poll(() => knowsReplacementOf(copy, user.refresh)).toBe(true)
  await inDatabase(market.databaseUrl, GRACE_IS_OVER)
  await slowTimers(copy) // it waits 150 ms for the other tab, which a busy machine may need for something else
  await copy.goto('/profile')

  await expect(ownName(copy)).toBeVisible()
  const { token } = await openSessionOf(page)
  await expect(callAs(market, token)(getProfile, {})).resolves.toBeTruthy()
})

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

async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Hello, Ada Obi' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('SESS-04, AUTH-07, SHELL-13 an ended session leads to sign-in and from there back, and Logout also ends the session on the server', async ({
  page,
  market,
}) => {
  const { user, password } = await signUpCustomer(market)
  await signIn(page, user)
  await page.goto('/about')
  await takenOver(page)
  await callAs(market, user.token)(endAllSessions, {})

  await chooseInMenu(page, 'My Profile')

  await expect(page).toHaveURL('/auth?next=%2Fprofile')
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
  const main = page.getByRole('main')
  await main.getByLabel(/^Email/).fill(user.email)
  await main.getByLabel(/^Password/).fill(password)
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(ownName(page)).toBeVisible()

  const session = await openSessionOf(page)
  const reloaded = page.waitForEvent('load') // clears what is in memory
  await chooseInMenu(page, 'Logout')
  await reloaded
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  const answerTo = (asked: Promise<unknown>) =>
    asked.then(
      () => 'open',
      ({ status }) => status,
    )
  await expect.poll(() => answerTo(callAs(market, session.token)(getProfile, {}))).toBe(401)
  expect(await answerTo(callAs(market)(refresh, { refresh: session.refresh }))).toBe(401)
})

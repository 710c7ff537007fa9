import { refresh } from '@ahia/contracts/accounts'
import { endAllSessions, getProfile } from '@ahia/contracts/user'
import { inDatabase } from '@ahia/testing/in-database'
import type { Page } from '@playwright/test'
import { callAs, signIn, signUpCustomer } from '../support/customer.ts'
import { expect, takenOver, test } from '../support/test.ts'

/** An expired access token. */
const RUN_OUT = 'an-access-token-that-has-run-out'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const ownName = (page: Page) => page.getByRole('region', { name: 'Account Information' }).getByText('Ada Obi')

const storedTokens = (page: Page, keep: 'local' | 'session' = 'local') =>
  page.evaluate((keep) => {
    const { token, refresh } = JSON.parse((keep === 'local' ? localStorage : sessionStorage).user ?? '{}')
    return { token, refresh }
  }, keep)

/** Counts the token refreshes of these pages. */
function countRefreshes(...pages: Page[]): () => number {
  let count = 0
  for (const page of pages)
    page.on('request', (request) => {
      if (request.url().endsWith('/user/refresh')) count += 1
    })
  return () => count
}

// The browser logs failed requests to the console.
test.use({ toleratedErrors: /status of 401|net::ERR_FAILED|not ended on the server/ })

test('SESS-03, SESS-04 an expired access token is renewed without the customer noticing', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, { ...user, token: RUN_OUT })
  const refreshes = countRefreshes(page)

  await page.goto('/profile')

  await expect(ownName(page)).toBeVisible()
  const { token, refresh: renewed } = await storedTokens(page)
  expect([token, renewed]).not.toContain(RUN_OUT)
  expect(renewed).not.toBe(user.refresh)
  expect(refreshes()).toBe(1)
  await expect(callAs(market, token)(getProfile, {})).resolves.toMatchObject({ user: { email: user.email } })
})

test('SESS-04 two tabs whose token expires at the same time both stay signed in', async ({
  page,
  context,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, { ...user, token: RUN_OUT })
  await page.goto('/about')
  const other = await context.newPage()
  await other.goto('/about')
  const refreshes = countRefreshes(page, other)

  await Promise.all([page.goto('/profile'), other.goto('/profile')])

  for (const tab of [page, other]) await expect(ownName(tab)).toBeVisible()
  expect(refreshes()).toBe(1)
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
  await page.goto('/about')
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open('/about'))
  const copy = await opened
  expect(await storedTokens(copy, 'session')).toEqual({ token: RUN_OUT, refresh: user.refresh })

  await goToProfile(page)
  await expect(ownName(page)).toBeVisible()
  await page.reload()
  await expect(ownName(page)).toBeVisible()
  await inDatabase(market.databaseUrl, GRACE_IS_OVER)
  await goToProfile(copy)

  await expect(ownName(copy)).toBeVisible()
  const { token } = await storedTokens(page, 'session')
  await expect(callAs(market, token)(getProfile, {})).resolves.toBeTruthy()
})

async function goToProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hello, Ada Obi' }).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
}

test('SESS-04, AUTH-07 an ended session leads to sign-in, and from there back to the page', async ({
  page,
  market,
}) => {
  const { user, password } = await signUpCustomer(market)
  await signIn(page, user)
  await page.goto('/about')
  await takenOver(page)
  await callAs(market, user.token)(endAllSessions, {})
  await page.evaluate(() => {
    localStorage.setItem('ahia-cart', '{"items":[],"totalItems":0,"updatedAt":"2026-11-15T10:00:00.000Z"}')
    addEventListener('session-expired', () => sessionStorage.setItem('received', 'yes'))
  })

  await goToProfile(page)

  await expect(page).toHaveURL('/auth?next=%2Fprofile')
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  expect(stored).toMatchObject({ received: 'yes', 'ahia-cart': expect.stringContaining('items') })
  expect(stored).not.toHaveProperty('user')

  await page
    .getByRole('main')
    .getByLabel(/^Email/)
    .fill(user.email)
  await page
    .getByRole('main')
    .getByLabel(/^Password/)
    .fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(ownName(page)).toBeVisible()
})

test('SESS-04 a page opened with an ended session leads to sign-in with a message', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await callAs(market, user.token)(endAllSessions, {})
  await signIn(page, user)

  await page.goto('/profile')

  await expect(page).toHaveURL('/auth?next=%2Fprofile')
  await takenOver(page)
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
})

test('SESS-04 a network failure does not sign the customer out', async ({ page, market }) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, { ...user, token: RUN_OUT })
  await page.route('**/user/refresh', (route) => route.abort())
  await page.goto('/profile')

  await expect(page.getByText('No response from server').first()).toBeVisible()
  expect(await storedTokens(page)).toEqual({ token: RUN_OUT, refresh: user.refresh })

  await page.unroute('**/user/refresh')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(ownName(page)).toBeVisible()
})

test('SHELL-13 Logout also ends the session on the server', async ({ page, market }) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  await page.goto('/about')

  await page.getByRole('button', { name: 'Hello, Ada Obi' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  const isOver = (asked: Promise<unknown>) =>
    asked.then(
      () => 'open',
      ({ status }) => status,
    )
  await expect.poll(() => isOver(callAs(market, user.token)(getProfile, {}))).toBe(401)
  expect(await isOver(callAs(market)(refresh, { refresh: user.refresh }))).toBe(401)
})

test('SHELL-13 a customer who logs out without a network is signed out in this browser', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  await page.goto('/about')
  await page.route('**/user/logout', (route) => route.abort())

  await page.getByRole('button', { name: 'Hello, Ada Obi' }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await reloaded

  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('PROF-01, ROLE-01 a guest, or a customer with an unfinished registration, is sent from the profile to sign-in', async ({
  page,
}) => {
  await page.goto('/profile')
  await expect(page).toHaveURL('/auth?next=%2Fprofile')
  await expect(heading(page)).toHaveText('Login')

  await page.evaluate(() => sessionStorage.setItem('token', 'of-a-registration'))
  await page.goto('/profile')
  await expect(page).toHaveURL('/auth?next=%2Fprofile')
  await expect(heading(page)).toHaveText('Login')
})

test('SHELL-03, ROLE-01 a signed-in customer sees the account menu and is redirected away from sign-in', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)

  await page.goto('/auth')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Hello, Ada Obi' })).toBeVisible()

  await page.goto('/auth?next=/wishlist')
  await expect(page).toHaveURL('/wishlist')
})

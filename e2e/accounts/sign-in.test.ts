import { expectScreen, freshEmail, headingOf, openAuth, PASSWORD, stored } from '../support/auth-steps.ts'
import { signUpCustomer } from '../support/customer.ts'
import { expect, takenOver, test } from '../support/test.ts'

const A_MINUTE_MS = 60_000

test('AUTH-07 a customer signs in with the keyboard alone, for this session, and returns to the requested page', async ({
  page,
  market,
}) => {
  const { user, password } = await signUpCustomer(market)
  await openAuth(page, '?next=/wishlist')
  await expectScreen(page, 'Login')

  await page.getByRole('main').getByLabel('Email').focus()
  await page.keyboard.type(user.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/wishlist')
  expect(await stored(page)).toEqual({ sessionUser: true, persistentUser: false, sessionToken: false })
})

test('AUTH-07 Remember me keeps the customer signed in after the session', async ({ page, market }) => {
  const { user, password } = await signUpCustomer(market)
  await openAuth(page)
  const main = page.getByRole('main')

  await main.getByLabel('Email').fill(user.email)
  await main.getByLabel(/^Password/).fill(password)
  await main.getByLabel('Remember me').check()
  await page.getByRole('button', { name: 'Login' }).click()

  await expect(page).toHaveURL('/')
  expect(await stored(page)).toEqual({ sessionUser: false, persistentUser: true, sessionToken: false })

  await page.goto('/auth')
  await expect(page, 'SHELL-03').toHaveURL('/')
})

test('SHELL-03, AUTH-07 an open sign-in page continues once the customer signs in from another tab', async ({
  page,
  context,
  market,
}) => {
  const { user, password } = await signUpCustomer(market)
  await openAuth(page, '?next=/wishlist')
  const other = await context.newPage()
  await openAuth(other)
  const main = other.getByRole('main')
  await main.getByLabel('Email').fill(user.email)
  await main.getByLabel(/^Password/).fill(password)
  await main.getByLabel('Remember me').check()
  await other.getByRole('button', { name: 'Login' }).click()

  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/wishlist')
})

test('AUTH-07 after sign-in, redirects lead only to pages of this site', async ({ page, market }) => {
  const { user, password } = await signUpCustomer(market)
  await openAuth(page, '?next=//evil.example/auth')
  await page.getByRole('main').getByLabel('Email').fill(user.email)
  await page
    .getByRole('main')
    .getByLabel(/^Password/)
    .fill(password)
  await page.getByRole('button', { name: 'Login' }).click()

  await expect(page).toHaveURL('/')
})

test.describe('when signing in or registering fails', () => {
  test.use({ toleratedErrors: /Failed to load resource/ })

  test('AUTH-07, ERR-02 a failed sign-in shows an error, moves focus to it and keeps the input', async ({
    page,
  }) => {
    await openAuth(page)
    const main = page.getByRole('main')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(main.getByLabel('Email')).toBeFocused()
    await expect(main.getByLabel('Email')).toHaveAccessibleDescription('Email is required')

    await main.getByLabel('Email').fill(freshEmail())
    await main.getByLabel(/^Password/).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()

    await expect(page.getByText('Wrong email or password')).toBeVisible()
    await expect(page.locator(':focus')).toHaveText('Wrong email or password')
    await expect(main.getByLabel(/^Password/)).toHaveValue(PASSWORD)
  })

  test('ERR-02, ERR-03 a lost response, an error without a message and an invalid email each show an error', async ({
    page,
  }) => {
    await openAuth(page, '?screen=register')
    const email = page.getByRole('main').getByLabel('Email')
    const send = page.getByRole('button', { name: 'Register' })
    await email.fill('ada@nowhere')
    await send.click()
    await expect(email).toHaveAccessibleDescription('Enter an email address, like ada@example.com')
    await expect(email).toBeFocused()

    await email.fill(freshEmail())
    await page.route('**/user/register', (route) => route.abort())
    await send.click()
    await expect(page.locator(':focus')).toHaveText('No response from server')

    await page.unroute('**/user/register')
    await page.route('**/user/register', (route) => route.fulfill({ status: 502, body: '<html></html>' }))
    await send.click()
    await expect(page.locator(':focus')).toHaveText('Error: 502')

    await openAuth(page)
    await email.fill(freshEmail())
    await page
      .getByRole('main')
      .getByLabel(/^Password/)
      .fill(PASSWORD)
    await page.route('**/user/login', (route) => route.fulfill({ json: { success: true, data: {} } }))
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.locator(':focus')).toHaveText('Unexpected response status')
  })

  test('AUTH-07 text typed before the scripts load is kept and sent', async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/auth', { waitUntil: 'commit' })
    const email = page.getByRole('main').getByLabel('Email')
    await email.fill('ada@example.com')
    await page
      .getByRole('main')
      .getByLabel(/^Password/)
      .fill(PASSWORD)
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()

    scripts.resolve()
    await takenOver(page)
    await expect(email).toHaveValue('ada@example.com')
    const sent = page.waitForRequest('**/user/login')
    await page.getByRole('button', { name: 'Login' }).click()

    expect((await sent).postDataJSON()).toMatchObject({ email: 'ada@example.com', password: PASSWORD })
    await expect(page.getByText('Wrong email or password')).toBeVisible()
  })

  test('AUTH-07 a double click sends one request, and a slow network shows a message', async ({ page }) => {
    const held: (() => Promise<void>)[] = []
    await page.route('**/user/login', (route) => {
      held.push(() => route.abort())
    })
    await page.clock.install()
    await openAuth(page)
    await page.getByRole('main').getByLabel('Email').fill(freshEmail())
    await page
      .getByRole('main')
      .getByLabel(/^Password/)
      .fill(PASSWORD)

    await page.clock.pauseAt(Date.now() + A_MINUTE_MS)
    await page.getByRole('button', { name: 'Login' }).dblclick()
    await expect(page.getByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(8_000)
    await expect(page.getByText('Still working. Your network looks slow.')).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByText("You're offline, but we've kept what you typed")).toBeVisible()

    expect(held).toHaveLength(1)
    await Promise.all(held.map((abort) => abort()))
    await expect(page.getByText('No response from server')).toBeVisible()
  })
})

test('AUTH-09 an emailed link is used only after Continue, and then leads to the next step', async ({
  page,
}) => {
  const asked: unknown[] = []
  await page.route('**/user/openLink', (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({
      json: { success: true, data: { token: 'grant', purpose: 'RESET', email: 'ada@example.com' } },
    })
  })
  await openAuth(page, '?link=abc123')
  await expectScreen(page, 'Your email link')
  expect(asked).toEqual([])

  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(headingOf(page)).toHaveText('Reset password')
  await expect(page).toHaveURL('/auth?screen=reset-password')
  expect(asked).toEqual([{ secret: 'abc123' }])
})

test('AUTH-01 the sign-in page has a minimal header, and other pages the full one', async ({ page }) => {
  await openAuth(page)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Cart' })).toBeHidden()

  await header.getByRole('link', { name: 'Continue Shopping' }).click()

  await expect(page).toHaveURL('/')
  await takenOver(page)
  await expect(header.getByRole('link', { name: /^Cart/ })).toBeVisible()
})

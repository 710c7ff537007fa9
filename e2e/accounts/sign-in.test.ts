import { freshEmail, openAuth, PASSWORD, stored } from '../support/auth-steps.ts'
import { signUpCustomer } from '../support/customer.ts'
import { expect, takenOver, test } from '../support/test.ts'

test('AUTH-01, AUTH-07, SHELL-03 a customer signs in with the keyboard alone, and a sign-in page in another tab continues too', async ({
  page,
  context,
  market,
}) => {
  const { user, password } = await signUpCustomer(market)
  await openAuth(page, '?next=/wishlist')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeHidden()
  const other = await context.newPage()
  await openAuth(other)

  await other.getByRole('main').getByLabel('Email').focus()
  await other.keyboard.type(user.email)
  await other.keyboard.press('Tab')
  await other.keyboard.type(password)
  const remember = other.getByLabel('Remember me')
  await expect(async () => {
    await other.keyboard.press('Tab')
    await expect(remember).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
  await other.keyboard.press('Space')
  await other.keyboard.press('Enter')

  await expect(other).toHaveURL('/')
  await expect(other.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible()
  expect(await stored(other)).toEqual({ sessionUser: false, persistentUser: true, sessionToken: false })
  await expect(page).toHaveURL('/wishlist')
})

test.describe('with a wrong password', () => {
  test.use({ toleratedErrors: /status of 401/ })

  test('AUTH-07, ERR-02 text typed before the scripts load is kept and sent, and a wrong password shows an error', async ({
    page,
  }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/auth', { waitUntil: 'commit' })
    const main = page.getByRole('main')
    const email = freshEmail()
    await main.getByLabel('Email').fill(email)
    await main.getByLabel(/^Password/).fill(PASSWORD)
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()

    scripts.resolve()
    await takenOver(page)
    await expect(main.getByLabel('Email')).toHaveValue(email)
    const sent = page.waitForRequest('**/user/login')
    await page.getByRole('button', { name: 'Login' }).click()

    expect((await sent).postDataJSON()).toMatchObject({ email, password: PASSWORD })
    await expect(page.locator(':focus')).toHaveText('Wrong email or password')
    await expect(main.getByLabel(/^Password/)).toHaveValue(PASSWORD)
  })
})

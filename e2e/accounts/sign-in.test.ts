import type { Page } from '@playwright/test'
import {
  choosePassword,
  emailedCode,
  enterCode,
  expectScreen,
  headingOf,
  PASSWORD,
  stored,
} from '../support/auth-steps.ts'
import { signUpCustomer } from '../support/customer.ts'
import { expect, takenOver, test } from '../support/test.ts'

const NEW_PASSWORD = 'harmattan before noon'

// The browser logs failed requests to the console.
test.use({ toleratedErrors: /status of 401/ })

test('AUTH-01, AUTH-05, AUTH-07, AUTH-08, ERR-02, SHELL-03 a customer types before the scripts load, resets a forgotten password, and signs in with the keyboard alone', async ({
  page,
  market,
  request,
}) => {
  const { user } = await signUpCustomer(market)
  const main = page.getByRole('main')

  await test.step('text typed before the scripts load is kept and sent, and a wrong password shows an error', () =>
    typeEarly(page, user.email))

  await test.step('the password is reset, with a reload at the code', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeHidden()
    await main.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(headingOf(page)).toHaveText('Forgot password')
    await main.getByLabel('Email').fill(user.email)
    await main.getByRole('button', { name: 'Send code' }).click()
    await expectScreen(page, 'Enter your reset code')
    await enterCode(page, await emailedCode(request, user.email, 'RESET'))
    await expect(headingOf(page)).toHaveText('Reset password')
    await choosePassword(page, NEW_PASSWORD, 'Reset password')
    await expect(headingOf(page)).toHaveText('Login')
    await expect(main.getByText('Your password has been changed. Log in with the new one.')).toBeVisible()
    expect(await stored(page)).toMatchObject({ sessionToken: false })
    await expect(main.getByLabel('Email')).toHaveValue(user.email)
  })

  await test.step('signs in with the keyboard alone', async () => {
    await main.getByLabel('Email').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type(NEW_PASSWORD)
    const remember = main.getByLabel('Remember me')
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(remember).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0] })
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible()
    expect(await stored(page)).toEqual({ sessionUser: false, persistentUser: true, sessionToken: false })
  })
})

async function typeEarly(page: Page, email: string): Promise<void> {
  const wrong = `not ${PASSWORD}`
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/auth', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel(/^Password/).fill(wrong)
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()

  scripts.resolve()
  await takenOver(page)
  await expect(main.getByLabel('Email')).toHaveValue(email)
  const sent = page.waitForRequest('**/user/login')
  await page.getByRole('button', { name: 'Login' }).click()

  expect((await sent).postDataJSON()).toMatchObject({ email, password: wrong })
  await expect(page.locator(':focus')).toHaveText('Wrong email or password')
  await expect(main.getByLabel(/^Password/)).toHaveValue(wrong)
}

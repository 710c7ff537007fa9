import type { Page } from '@playwright/test'
import { choosePassword, emailedCode, firstBox, headingOf, PASSWORD, stored } from '../support/auth-steps.ts'
import { holdScripts } from '../support/before-scripts.ts'
import { signUpCustomer } from '../support/customer.ts'
import { expect, test } from '../support/test.ts'

const NEW_PASSWORD = 'harmattan before noon'

// The browser logs failed requests to the console.
test.use({ toleratedErrors: /status of 401/, hasTouch: true })

test('TOUCH-01, AUTH-01, AUTH-05, AUTH-07, AUTH-08, ERR-02, SHELL-03 a customer taps Login and Verify before the scripts load, resets a forgotten password, and signs in with the keyboard alone', async ({
  page,
  market,
  request,
}) => {
  const { user } = await signUpCustomer(market)
  const main = page.getByRole('main')

  await test.step('what is typed and sent before the scripts load is sent once they have, and a wrong password shows an error', () =>
    logInEarly(page, user.email))

  await test.step('the password is reset, with a reload at the code', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeHidden()
    await main.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(headingOf(page)).toHaveText('Forgot password')
    await main.getByLabel('Email').fill(user.email)
    await main.getByRole('button', { name: 'Send code' }).click()
    await expect(headingOf(page)).toHaveText('Enter your reset code')
    await enterCodeEarly(page, await emailedCode(request, user.email, 'RESET'))
    await expect(headingOf(page)).toHaveText('Reset password')
    await choosePassword(page, NEW_PASSWORD, 'Reset password')
    await expect(headingOf(page)).toHaveText('Login')
    await expect(main.getByText('Your password has been changed. Sign in with the new one.')).toBeVisible()
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

async function logInEarly(page: Page, email: string): Promise<void> {
  const wrong = `not ${PASSWORD}`
  const letArrive = await holdScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel(/^Password/).fill(wrong)
  const sent = page.waitForRequest('**/user/login')
  await main.getByRole('button', { name: 'Login' }).tap()
  letArrive()

  expect((await sent).postDataJSON()).toMatchObject({ email, password: wrong })
  await expect(page.locator(':focus')).toHaveText('Wrong email or password')
  await expect(main.getByLabel('Email')).toHaveValue(email)
  await expect(main.getByLabel(/^Password/)).toHaveValue(wrong)
}

/** On a phone, looking into the mailbox often costs the page: it is loaded again with the code in hand. */
async function enterCodeEarly(page: Page, code: string): Promise<void> {
  const letArrive = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await firstBox(page).fill(code)
  await page.getByRole('button', { name: 'Verify' }).tap()
  letArrive()
}

import {
  choosePassword,
  emailedCode,
  enterCode,
  expectScreen,
  headingOf,
  openAuth,
  stored,
} from '../support/auth-steps.ts'
import { signUpCustomer } from '../support/customer.ts'
import { expect, test } from '../support/test.ts'

const NEW_PASSWORD = 'harmattan before noon'

test('AUTH-05, AUTH-08 a customer resets a forgotten password, with a reload at the code', async ({
  page,
  market,
  request,
}) => {
  const { user } = await signUpCustomer(market)
  await openAuth(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(headingOf(page)).toHaveText('Forgot password')
  await page.getByRole('main').getByLabel('Email').fill(user.email)
  await page.getByRole('button', { name: 'Send code' }).click()

  await expectScreen(page, 'Enter your reset code')
  await enterCode(page, await emailedCode(request, user.email, 'RESET'))

  await expect(headingOf(page)).toHaveText('Reset password')
  await choosePassword(page, NEW_PASSWORD, 'Reset password')

  await expect(headingOf(page)).toHaveText('Login')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Your password has been changed. Log in with the new one.')).toBeVisible()
  expect(await stored(page)).toMatchObject({ sessionToken: false })
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(user.email)
  await page.getByLabel(/^Password/).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/')
})

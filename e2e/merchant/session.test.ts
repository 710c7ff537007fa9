import { emailedCode, enterCode, headingOf } from '../support/auth-steps.ts'
import { openMerchant, registerShopByApi, storedShop } from '../support/merchant-steps.ts'
import { expect, test } from '../support/test.ts'

const NEW_PASSWORD = 'palm wine at noon'

test('MERCH-01, ROLE-02 a shop resets a forgotten password with an emailed code, signs in with the new one and is remembered', async ({
  page,
  request,
  market,
}) => {
  await openMerchant(page, '?screen=login')
  const { email } = await registerShopByApi(market, page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(headingOf(page)).toHaveText('Forgot password')
  await main.getByLabel('Email').fill(email)
  await main.getByRole('button', { name: 'Send code' }).click()
  await expect(headingOf(page)).toHaveText('Enter your reset code')
  await enterCode(page, await emailedCode(request, email, 'RESET'))
  await expect(headingOf(page)).toHaveText('Reset password')
  await page.getByLabel(/^Password/).fill(NEW_PASSWORD)
  await page.getByLabel(/^Confirm password/).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset password' }).click()

  await expect(main).toContainText('Your password has been changed.')
  await main.getByLabel(/^Password/).fill(NEW_PASSWORD)
  await main.getByLabel('Remember me').check()
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/merchant/app')
  await expect(headingOf(page)).toHaveText('Get Started')
  expect(await storedShop(page)).toEqual({ session: false, persistent: true, grant: false })
  await openMerchant(page)
  await expect(page).toHaveURL('/merchant/app')
})

import { inDatabase } from '@ahia/testing/in-database'
import { emailedCode, enterCode, expectScreen, headingOf, PASSWORD } from '../support/auth-steps.ts'
import { signIn, signUpCustomer } from '../support/customer.ts'
import { openMerchant, openShop, storedShop } from '../support/merchant-steps.ts'
import { expect, test } from '../support/test.ts'

const APPROVED = `update shops set status = 'APPROVED'
  where account_id = (select id from accounts where kind = 'SHOP' and email = $1)`

test('MERCH-06, ROLE-02 a shop and a customer can be signed in together, and signing out the shop keeps the customer', async ({
  page,
  request,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  const email = await openShop(page, request)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(headingOf(page)).toHaveText('Registration Complete')
  await expect(page.getByRole('banner')).toContainText('Hello, Ada Obi')

  await inDatabase(market.databaseUrl, APPROVED, [email])
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Your shop is open')
  await expect(headingOf(page)).toHaveText('Get Started')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(headingOf(page)).toHaveText('Get Started')
  await expect(headingOf(page)).toBeFocused()
  await expect(page.getByRole('banner')).toContainText('Hello, Ada Obi')
  expect(await storedShop(page)).toEqual({ session: false, persistent: false, grant: false })
})

test.describe('with a wrong password', () => {
  test.use({ toleratedErrors: /status of 401/ })

  test('MERCH-01, ROLE-02 a shop signs in and is remembered, and a customer account is refused', async ({
    page,
    request,
    market,
  }) => {
    const email = await openShop(page, request)
    await page.waitForLoadState('networkidle') // a call that is still to come would be refused
    await page.evaluate(() => sessionStorage.clear())
    const { user } = await signUpCustomer(market)
    await openMerchant(page, '?screen=login')
    const main = page.getByRole('main')
    await main.getByLabel('Email').fill(user.email)
    await main.getByLabel(/^Password/).fill(PASSWORD)
    await main.getByRole('button', { name: 'Login' }).click()
    await expect(main.getByText(/email or password/i)).toBeVisible()

    await main.getByLabel('Email').fill(email)
    await main.getByLabel('Remember me').check()
    await main.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/merchant/app')
    await expect(headingOf(page)).toHaveText('Get Started')
    expect(await storedShop(page)).toMatchObject({ persistent: true, session: false })
    await openMerchant(page)
    await expect(page).toHaveURL('/merchant/app')
  })
})

test('MERCH-01 a shop resets a forgotten password with an emailed code and signs in with the new one', async ({
  page,
  request,
}) => {
  const email = await openShop(page, request)
  await page.waitForLoadState('networkidle') // a call that is still to come would be refused
  await page.evaluate(() => sessionStorage.clear())
  await openMerchant(page, '?screen=login')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Forgot password?' }).click()
  await main.getByLabel('Email').fill(email)
  await main.getByRole('button', { name: 'Send code' }).click()
  await expect(headingOf(page)).toHaveText('Enter your reset code')
  await enterCode(page, await emailedCode(request, email, 'RESET'))
  await expect(headingOf(page)).toHaveText('Reset password')
  await page.getByLabel(/^Password/).fill('palm wine at noon')
  await page.getByLabel(/^Confirm password/).fill('palm wine at noon')
  await page.getByRole('button', { name: 'Reset password' }).click()

  await expect(main).toContainText('Your password has been changed.')
  await main.getByLabel(/^Password/).fill('palm wine at noon')
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/merchant/app')
})

test('MERCH-01 screens whose earlier steps are missing lead to the start, and packages to sign-in', async ({
  page,
}) => {
  for (const screen of ['verify', 'set-password', 'profile']) {
    await openMerchant(page, `?screen=${screen}`)
    await expect(headingOf(page)).toHaveText('Become a Merchant')
    await expect(page).toHaveURL('/merchant')
  }
  await openMerchant(page, '?screen=package')
  await expect(headingOf(page)).toHaveText('Merchant Login')
})

test('MERCH-01 an emailed link is used only after Continue, and then leads to the password', async ({
  page,
}) => {
  const asked: unknown[] = []
  await page.route('**/shop/openLink', (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({
      json: { success: true, data: { token: 'grant', purpose: 'SIGNUP', email: 'ada@example.com' } },
    })
  })
  await openMerchant(page, '?link=abc123')
  await expectScreen(page, 'Your email link')
  expect(asked).toEqual([])

  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(headingOf(page)).toHaveText('Create a Password')
  await expect(page).toHaveURL('/merchant?screen=set-password')
  expect(asked).toEqual([{ secret: 'abc123' }])
})

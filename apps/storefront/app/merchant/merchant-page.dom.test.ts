import { getOwnShop } from '@ahia/contracts/own-shop'
import {
  createShop,
  initiateShopReset,
  loginShop,
  openShopLink,
  resetShopPassword,
  setShopPassword,
  verifyShopOtp,
  verifyShopResetOtp,
} from '@ahia/contracts/shop-accounts'
import { getSubscription } from '@ahia/contracts/subscriptions'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { type DomPage, openInDom } from '../../test/dom/open-in-dom.ts'
import { MAMA_PUT, OFFER, TIERS } from '../../test/dom/own-shop.ts'

const PASSWORD = 'kola nut at dawn'
const WRONG = 'Wrong email or password'
const { email: EMAIL, shop: SHOP } = MAMA_PUT

const email = ({ main }: DomPage) => main.label('Email')
const terms = ({ main }: DomPage) => main.role('link', 'merchant terms')
const box = ({ main }: DomPage) => main.role('checkbox', 'I accept the')
const registerButton = ({ main }: DomPage) => main.role('button', 'Register')
const stored = () => ({
  session: sessionStorage.getItem('shop') !== null,
  persistent: localStorage.getItem('shop') !== null,
})

const open = (query = '', isClockStopped = false) =>
  openInDom(`/merchant${query}`, {
    isClockStopped,
    answers: [
      TIERS,
      OFFER,
      answer(createShop, { resendAfterSeconds: 120, isLimited: false }),
      answer(verifyShopOtp, { token: 'grant' }),
      answer(setShopPassword, {}),
      answer(loginShop, MAMA_PUT),
      answer(getOwnShop, { email: EMAIL, shop: SHOP }),
      answer(getSubscription, { subscription: null, invoices: [] }),
    ],
  })

test('MERCH-02 registration requires the merchant terms, and Accept Terms ticks the checkbox', async () => {
  const page = await open()
  await email(page).fill(EMAIL)
  await registerButton(page).click()
  await expect.poll(() => box(page).isFocused).toBe(true)
  expect(box(page).description).toBe('Accept the terms to continue')

  await terms(page).click()
  const dialog = page.all.role('dialog')
  await expect.poll(() => dialog.content).toContain('18%')
  expect(dialog.role('link', /PDF/).attribute('href')).toBe('/api/v1/terms/merchant.pdf')
  await dialog.role('button', 'Close').first().click()
  await expect.poll(() => dialog.count).toBe(0)
  expect(box(page).isChecked).toBe(false)
  await terms(page).click()
  await dialog.role('button', 'Accept Terms').click()
  await expect.poll(() => dialog.count).toBe(0)
  expect(box(page).isChecked).toBe(true)
  expect(email(page).value).toBe(EMAIL)

  await registerButton(page).click()
  await expect.poll(() => page.title.content).toBe('Verify your email')
  expect(page.api.sent(createShop)).toEqual([{ email: EMAIL, acceptedTerms: true }])
})

test('CONST-08, MERCH-01 the code has 4 digits, a new one takes 120 s, a password needs 8 characters, and a reload leads back to the step', async () => {
  const page = await open('', true)
  await email(page).fill(EMAIL)
  await box(page).click()
  await registerButton(page).click()
  await expect.poll(() => page.title.content).toBe('Verify your email')
  await page.goTo()
  await expect.poll(() => page.main.role('textbox', /^Digit/).count).toBe(4)
  expect(page.main.role('button', 'Resend code in 120 s').isDisabled).toBe(true)
  await page.main.role('textbox', 'Digit 1 of 4').fill('0042')
  await page.main.role('button', 'Verify').click()

  await expect.poll(() => page.title.content).toBe('Create a Password')
  await page.goTo()
  await expect.poll(() => page.title.content).toBe('Create a Password')
  expect(page.main.content).toContain('Step 1 of 3')
  await page.main.label('Password').fill('1234567')
  await page.main.label(/^Confirm password/).fill('1234567')
  await expect.poll(() => page.main.content).toContain('Password must be at least 8 characters long')
  expect(page.main.role('button', 'Continue').isDisabled).toBe(true)
})

test.each(['verify', 'set-password', 'profile'])(
  'MERCH-01 the screen %s, when its earlier steps are missing, leads to the start',
  async (screen) => {
    const page = await open(`?screen=${screen}`)

    await expect.poll(() => page.title.content).toBe('Become a Merchant')
    await expect.poll(() => page.path()).toBe('/merchant')
  },
)

test('MERCH-01 the packages lead a guest to sign-in', async () => {
  const page = await open('?screen=package')

  await expect.poll(() => page.title.content).toBe('Merchant Login')
})

test('MERCH-01 an emailed link is used only after Continue, and then leads to the password', async () => {
  const page = await open('?link=abc123')
  page.api.give(answer(openShopLink, { token: 'grant', purpose: 'SIGNUP', email: EMAIL }))
  await expect.poll(() => page.title.content).toBe('Your email link')
  expect(page.api.sent(openShopLink)).toEqual([])

  await page.main.role('button', 'Continue').click()

  await expect.poll(() => page.title.content).toBe('Create a Password')
  expect(page.path()).toBe('/merchant?screen=set-password')
  expect(page.api.sent(openShopLink)).toEqual([{ secret: 'abc123' }])
})

test('MERCH-01, ROLE-02 a shop signs in and is remembered, and an account that is none shows an error', async () => {
  const page = await open('?screen=login')
  const button = page.main.role('button', 'Login')
  page.api.give(fail(loginShop, { status: 401, code: 'CREDENTIALS_REFUSED', message: WRONG }))
  await email(page).fill('ada@example.com')
  await page.main.label('Password').fill(PASSWORD)
  await button.click()
  await expect.poll(() => page.main.content).toContain(WRONG)

  page.api.give(answer(loginShop, MAMA_PUT))
  await email(page).fill(EMAIL)
  await page.main.label('Remember me').click()
  await button.click()
  await expect.poll(() => page.path()).toBe('/merchant/app')
  await expect.poll(() => page.title.content).toBe('Get Started')
  expect(page.api.sent(loginShop).at(-1)).toEqual({ email: EMAIL, password: PASSWORD, remember: true })
  expect(stored()).toEqual({ session: false, persistent: true })
  await page.goTo('/merchant')
  await expect.poll(() => page.path()).toBe('/merchant/app')
})

test('MERCH-01, ROLE-02 a shop resets a forgotten password with an emailed code, and signs in with the new one', async () => {
  const page = await open('?screen=login')
  page.api.give(
    answer(initiateShopReset, { resendAfterSeconds: 120, isLimited: false }),
    answer(verifyShopResetOtp, { token: 'grant' }),
    answer(resetShopPassword, {}),
  )
  await page.main.role('link', 'Forgot password?').click()
  await expect.poll(() => page.title.content).toBe('Forgot password')
  await email(page).fill(EMAIL)
  await page.main.role('button', 'Send code').click()
  await expect.poll(() => page.title.content).toBe('Enter your reset code')
  await page.main.role('textbox', 'Digit 1 of 4').fill('0042')
  await page.main.role('button', 'Verify').click()
  await expect.poll(() => page.title.content).toBe('Reset password')
  for (const label of ['Password', /^Confirm password/]) await page.main.label(label).fill(PASSWORD)
  await page.main.role('button', 'Reset password').click()

  await expect.poll(() => page.main.content).toContain('Your password has been changed.')
  expect(page.api.sent(verifyShopResetOtp)).toEqual([{ email: EMAIL, otp: '0042' }])
  expect(page.api.sent(resetShopPassword)).toEqual([{ password: PASSWORD }])
  expect(sessionStorage.getItem('shop-token')).toBeNull()
  expect(email(page).value).toBe(EMAIL)
  await page.main.label('Password').fill(PASSWORD)
  await page.main.role('button', 'Login').click()
  await expect.poll(() => page.path()).toBe('/merchant/app')
  expect(stored()).toEqual({ session: true, persistent: false })
})

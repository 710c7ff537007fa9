import {
  initiateReset,
  register,
  resendOtp,
  resendResetOtp,
  resetPassword,
  setPassword,
  verifyOtp,
  verifyResetOtp,
} from '@ahia/contracts/accounts'
import { listCountries, listRegions } from '@ahia/contracts/reference'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'

const EMAIL = 'ada@example.com'
const PASSWORD = 'kola nut at dawn'
const WRONG_CODE = 'This code is wrong or has expired'
const NIGERIA = { name: 'Nigeria', code: 'NG' }

const email = ({ main }: DomPage) => main.label('Email')
const digit = ({ main }: DomPage, place: number) => main.role('textbox', `Digit ${place} of 4`)
const code = (page: DomPage) => [1, 2, 3, 4].map((place) => digit(page, place).value)
const verify = ({ main }: DomPage) => main.role('button', 'Verify')
const resend = ({ main }: DomPage) => main.role('button', 'Resend code')
const waitsFor = ({ main }: DomPage, seconds: number) =>
  main.role('button', `Resend code in ${seconds} s`).isDisabled
const password = ({ main }: DomPage) => main.label('Password')
const again = ({ main }: DomPage) => main.label(/^Confirm password/)

/** The sign-in page, whose server accepts every step of a registration. */
const openAuth = (query: string, isClockStopped = false) =>
  openInDom(`/auth${query}`, {
    isClockStopped,
    answers: [
      answer(register, { resendAfterSeconds: 120, isLimited: false }),
      answer(resendOtp, { resendAfterSeconds: 120, isLimited: false }),
      answer(initiateReset, { resendAfterSeconds: 120, isLimited: false }),
      answer(resendResetOtp, { resendAfterSeconds: 120, isLimited: false }),
      answer(verifyOtp, { token: 'grant' }),
      answer(verifyResetOtp, { token: 'grant' }),
      answer(setPassword, {}),
      answer(resetPassword, {}),
      answer(listCountries, { countries: [NIGERIA] }),
      answer(listRegions, { country: NIGERIA, regions: [{ name: 'Lagos', code: 'LA' }] }),
    ],
  })

async function askForCode(isClockStopped = false): Promise<DomPage> {
  const page = await openAuth('?screen=register', isClockStopped)
  await email(page).fill(EMAIL)
  await page.main.role('button', 'Register').click()
  await expect.poll(() => page.title.content).toBe('Verify your email')
  return page
}

async function proveEmail(): Promise<DomPage> {
  const page = await askForCode()
  await digit(page, 1).fill('0042')
  await verify(page).click()
  await expect.poll(() => page.title.content).toBe('Create a Password')
  return page
}

test('AUTH-03 code fields accept digits only, a pasted code fills them all, and a wrong one shows an error', async () => {
  const page = await askForCode()
  await expect.poll(() => digit(page, 1).isFocused).toBe(true)
  expect(verify(page).isDisabled).toBe(true)
  await digit(page, 1).fill('x1')
  await digit(page, 2).fill('2')
  await expect.poll(() => code(page)).toEqual(['1', '2', '', ''])
  await expect.poll(() => digit(page, 3).isFocused).toBe(true)
  await digit(page, 3).press('Backspace')
  await expect.poll(() => code(page)).toEqual(['1', '', '', ''])
  expect(digit(page, 2).isFocused).toBe(true)
  expect(verify(page).isDisabled).toBe(true)

  page.api.give(fail(verifyOtp, { status: 401, code: 'CODE_REFUSED', message: WRONG_CODE }))
  paste('0042')
  await expect.poll(() => code(page)).toEqual(['0', '0', '4', '2'])
  expect(page.main.content).not.toContain(WRONG_CODE)
  await verify(page).click()
  await expect.poll(() => page.main.content).toContain(WRONG_CODE)
  expect(digit(page, 1).attribute('aria-invalid')).toBe('true')
  expect(page.main.css('fieldset').description).toMatch(new RegExp(`^${WRONG_CODE}`))
  await digit(page, 1).fill('7')
  await expect.poll(() => page.main.content).not.toContain(WRONG_CODE)
})

/** Into the focused field. */
function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
}

test('AUTH-04 a new code can be requested after 120 s, and a reload does not shorten the wait', async () => {
  const page = await askForCode(true)
  expect(waitsFor(page, 120)).toBe(true)

  await page.advance(70_000)
  await expect.poll(() => waitsFor(page, 50)).toBe(true)
  await page.goTo()
  await expect.poll(() => waitsFor(page, 50)).toBe(true)

  await page.advance(50_000)
  await expect.poll(() => page.main.text('You can request a new code now').count).toBe(1)
  await resend(page).click()
  await expect.poll(() => page.main.content).toContain('A new code has been sent to your email.')
  await expect.poll(() => waitsFor(page, 120)).toBe(true)
  await expect.poll(() => digit(page, 1).isFocused).toBe(true)
  expect(page.api.sent(resendOtp)).toEqual([{ email: EMAIL }])
})

const NOT_SENT = "A code was requested recently, so we haven't sent another yet."

test('AUTH-04 when no new code is sent the page says so, keeps what was typed and works after a reload', async () => {
  const page = await askForCode(true)
  page.api.give(answer(resendOtp, { resendAfterSeconds: 120, isLimited: true }))
  await page.advance(120_000)
  await digit(page, 1).fill('42')

  await resend(page).click()

  await expect.poll(() => page.main.content).toContain(NOT_SENT)
  expect(page.main.content).not.toContain('A new code has been sent')
  expect(code(page).slice(0, 2)).toEqual(['4', '2'])
  await expect.poll(() => waitsFor(page, 120)).toBe(true)
  await page.goTo()
  await expect.poll(() => page.main.content).toContain(NOT_SENT)
  page.api.give(answer(resendOtp, { resendAfterSeconds: 120, isLimited: false }))
  await page.advance(120_000)
  await resend(page).click()
  await expect.poll(() => page.main.content).toContain('A new code has been sent to your email.')
  expect(page.main.content).not.toContain(NOT_SENT)
})

test('AUTH-04, AUTH-08 a customer can request another reset code and change the email', async () => {
  const page = await openAuth('?screen=forgot-password', true)
  await email(page).fill(EMAIL)
  await page.main.role('button', 'Send code').click()
  await expect.poll(() => page.title.content).toBe('Enter your reset code')

  await page.advance(120_000)
  await resend(page).click()
  await expect.poll(() => page.main.content).toContain('A new reset code has been sent to your email.')
  expect(page.api.sent(resendResetOtp)).toEqual([{ email: EMAIL }])

  await page.main.role('link', 'Change it').click()
  await expect.poll(() => page.title.content).toBe('Forgot password')
  expect(email(page).value).toBe(EMAIL)
})

test('AUTH-01, AUTH-05, AUTH-08 a reload at each step of a reset leads back to the step', async () => {
  const page = await openAuth('?screen=forgot-password')
  const expectStep = async (title: string) => {
    await expect.poll(() => page.title.content).toBe(title)
    await page.goTo()
    await expect.poll(() => page.title.content).toBe(title)
  }
  await expectStep('Forgot password')
  await email(page).fill(EMAIL)
  await page.main.role('button', 'Send code').click()
  await expectStep('Enter your reset code')
  await digit(page, 1).fill('0042')
  await verify(page).click()
  await expectStep('Reset password')
  await password(page).fill('1234567')
  await again(page).fill(PASSWORD) // leaves the field before
  await expect.poll(() => password(page).description).toMatch(/Password must be at least 8 characters$/)
  await password(page).fill(PASSWORD)
  await page.main.role('button', 'Reset password').click()

  await expect.poll(() => page.title.content).toBe('Login')
  expect(page.path()).toBe('/auth')
  expect(page.main.content).toContain('Your password has been changed. Sign in with the new one.')
  expect(email(page).value).toBe(EMAIL)
  expect(sessionStorage.getItem('token')).toBeNull()
})

test('AUTH-05 a password that is too short or does not match cannot be submitted, and can be shown', async () => {
  const page = await proveEmail()
  const send = page.main.role('button', 'Continue')

  await password(page).fill('1234567')
  await again(page).fill('12345678')
  await page.main.role('button', 'Show Password').click() // leaves the field
  await expect.poll(() => password(page).description).toContain('Password must be at least 8 characters long')
  await expect.poll(() => again(page).description).toBe('Passwords do not match')
  expect(send.isDisabled).toBe(true)
  expect(password(page).attribute('type')).toBe('text')

  await password(page).fill('12345678')
  await expect.poll(() => again(page).description).toBe('')
  await expect.poll(() => send.isDisabled).toBe(false)
  await page.main.role('button', /Password$/).click()
  await expect.poll(() => password(page).attribute('type')).toBe('password')
})

test('AUTH-06, WIN-21 an error for a missing value appears on blur, and submitting focuses the first one', async () => {
  const page = await proveEmail()
  await password(page).fill(PASSWORD)
  await again(page).fill(PASSWORD)
  await page.main.role('button', 'Continue').click()
  await expect.poll(() => page.title.content).toBe('Profile Information')
  expect(page.api.sent(setPassword)).toEqual([{ password: PASSWORD }])
  const isMissing = (name: string) => page.main.text(`${name} is required`).count === 1
  const name = page.main.label('Name')
  await expect.poll(() => page.main.label('Country').value).toBe('Nigeria')

  await name.fill('  ')
  expect(isMissing('Name')).toBe(false)
  await page.main.label('City').press('Shift') // moves the focus there
  await expect.poll(() => isMissing('Name')).toBe(true)
  expect(isMissing('City')).toBe(false)

  await name.fill('Ada')
  await page.main.role('button', 'Finish').click()
  await expect.poll(() => page.main.label('Telephone').isFocused).toBe(true)
  for (const missing of ['Telephone', 'Street', 'City', 'State']) expect(isMissing(missing)).toBe(true)
  await page.main.label('Country').select('')
  await expect.poll(() => isMissing('Country')).toBe(true)
})

test('AUTH-02 the privacy policy opens in a dialog over the form, and the input is kept', async () => {
  const page = await openAuth('?screen=register')
  await email(page).fill(EMAIL)

  await page.main.role('link', 'Privacy Policy').click()
  const dialog = page.all.role('dialog', 'Privacy Policy')
  await expect.poll(() => dialog.count).toBe(1)
  for (const heading of ['Information We Collect', 'Data Security', 'Contact Us'])
    expect(dialog.role('heading', new RegExp(heading)).count).toBe(1)
  await dialog.role('button', 'Close').last().click()

  await expect.poll(() => dialog.count).toBe(0)
  expect(email(page).value).toBe(EMAIL)
})

test.each(['verify', 'set-password', 'profile'])(
  'AUTH-01 the screen %s, when its earlier steps are missing, redirects to the start',
  async (screen) => {
    const page = await openAuth(`?screen=${screen}`)

    await expect.poll(() => page.title.content).toBe('Create an account')
    await expect.poll(() => page.path()).toBe('/auth?screen=register')
  },
)

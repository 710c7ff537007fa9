import { inDatabase } from '@ahia/testing/in-database'
import type { Page } from '@playwright/test'
import {
  choosePassword,
  choosePlaceByKeyboard,
  emailedCode,
  enterCode,
  expectScreen,
  firstBox,
  freshEmail,
  headingOf,
  openAuth,
  PASSWORD,
  stored,
} from '../support/auth-steps.ts'
import { expect, takenOver, test } from '../support/test.ts'

async function register(page: Page, email = freshEmail()): Promise<string> {
  await openAuth(page, '?screen=register')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(headingOf(page)).toHaveText('Verify your email')
  return email
}

test('AUTH-01, AUTH-02, AUTH-03, AUTH-05, AUTH-06 a new customer registers, with a reload at each step', async ({
  page,
  request,
}) => {
  const email = freshEmail()
  await openAuth(page)
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expectScreen(page, 'Register')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Register' }).click()

  await expectScreen(page, 'Verify your email')
  await expect(page.getByRole('main')).toContainText(email)
  await enterCode(page, await emailedCode(request, email))

  await expectScreen(page, 'Create a Password')
  await expect(page.getByRole('listitem').and(page.locator('[aria-current=step]'))).toHaveText(
    /Create a Password/,
  )
  expect(await stored(page)).toMatchObject({ sessionToken: true, sessionUser: false })
  await choosePassword(page, PASSWORD, 'Continue')

  await expectScreen(page, 'Profile Information')
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill(' Ada Obi ')
  await main.getByLabel('Telephone').fill('0803 123 4567')
  await main.getByLabel('Street').fill('12 Allen Avenue')
  await main.getByLabel('City').fill('Ikeja')
  await expect(main.getByLabel('State')).toBeDisabled()
  await choosePlaceByKeyboard(page)
  await page.getByRole('button', { name: 'Finish' }).click()

  await expect(page.getByRole('status').getByText('Your account is ready')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner')).toContainText('Hello, Ada Obi')
  expect(await stored(page)).toEqual({ sessionUser: true, persistentUser: false, sessionToken: false })
})

test.describe('with a wrong code', () => {
  test.use({ toleratedErrors: /status of 401/ })

  test('AUTH-03 code fields accept digits only, a pasted code fills them all, and a wrong one shows an error', async ({
    page,
    request,
  }) => {
    const email = await register(page)
    const boxes = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox')
    const verify = page.getByRole('button', { name: 'Verify' })
    await expect(firstBox(page)).toBeFocused()
    await expect(verify).toBeDisabled()

    await page.keyboard.type('x1y2')
    await expect(boxes.nth(0)).toHaveValue('1')
    await expect(boxes.nth(1)).toHaveValue('2')
    await expect(boxes.nth(2)).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(boxes.nth(1)).toHaveValue('')
    await expect(boxes.nth(1)).toBeFocused()
    await expect(verify).toBeDisabled()

    const right = await emailedCode(request, email)
    const wrong = right === '0042' ? '0043' : '0042'
    await paste(page, wrong)
    await expect(boxes.nth(3)).toHaveValue(wrong.slice(-1))
    await expect(page.getByText('This code is wrong or has expired')).toBeHidden()
    await verify.click()
    await expect(page.getByText('This code is wrong or has expired')).toBeVisible()
    await expect(boxes.nth(0)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('group', { name: 'Verification code' })).toHaveAccessibleDescription(
      /^This code is wrong or has expired/,
    )
    await boxes.nth(0).fill('7')
    await expect(page.getByText('This code is wrong or has expired')).toBeHidden()

    await enterCode(page, right)
    await expect(headingOf(page)).toHaveText('Create a Password')
  })
})

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

test('AUTH-04 a new code can be requested after 120 s, and a reload does not shorten the wait', async ({
  page,
  request,
  market,
}) => {
  await page.clock.install()
  const email = await register(page)
  const first = await emailedCode(request, email)
  await expect(page.getByRole('button', { name: /^Resend code in 1(20|1\d) s$/ })).toBeDisabled()

  await page.clock.fastForward(70_000)
  await expect(page.getByRole('button', { name: /^Resend code in (50|4\d) s$/ })).toBeDisabled()
  await page.reload()
  await takenOver(page)
  await expect(page.getByRole('button', { name: /^Resend code in (50|4\d) s$/ })).toBeDisabled()

  await page.clock.fastForward(60_000)
  await expect(page.getByText('You can request a new code now')).toBeAttached()
  await inDatabase(market.databaseUrl, LAST_EMAIL_IS_OLD, [email])
  await page.getByRole('button', { name: 'Resend code', exact: true }).click()
  await expect(page.getByText('A new code has been sent to your email.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend code in 1(20|1\d) s$/ })).toBeDisabled()
  await expect(firstBox(page)).toBeFocused()
  await expect.poll(() => emailedCode(request, email)).not.toBe(first)
  await enterCode(page, await emailedCode(request, email))
  await expect(headingOf(page)).toHaveText('Create a Password')
})

const LAST_EMAIL_IS_OLD = `update code_emails set sent_at = sent_at - interval '3 minutes' where email = $1`

test('AUTH-05 a password that is too short or does not match cannot be submitted, and can be shown', async ({
  page,
  request,
}) => {
  const email = await register(page)
  await enterCode(page, await emailedCode(request, email))
  const password = page.getByLabel(/^Password/)
  const again = page.getByLabel(/^Confirm password/)
  const send = page.getByRole('button', { name: 'Continue' })

  await password.fill('1234567')
  await again.fill('12345678')
  await again.blur()
  await expect(password).toHaveAccessibleDescription(/Password must be at least 8 characters long/)
  await expect(again).toHaveAccessibleDescription('Passwords do not match')
  await expect(send).toBeDisabled()

  await password.fill('12345678')
  await expect(again).toHaveAccessibleDescription('')
  await expect(send).toBeEnabled()
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show Password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
})

test('AUTH-06 an error for a missing value appears on blur, and submitting focuses the first one', async ({
  page,
  request,
}) => {
  const email = await register(page)
  await enterCode(page, await emailedCode(request, email))
  await choosePassword(page, PASSWORD, 'Continue')
  const main = page.getByRole('main')
  const name = main.getByLabel('Name')
  await expect(headingOf(page)).toHaveText('Profile Information')

  await name.fill('  ')
  await expect(page.getByText('Name is required')).toBeHidden()
  await name.blur()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('City is required')).toBeHidden()

  await name.fill('Ada')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(main.getByLabel('Telephone')).toBeFocused()
  for (const missing of ['Telephone', 'Street', 'City', 'Country'])
    await expect(page.getByText(`${missing} is required`)).toBeVisible()
  await main.getByLabel('Country').selectOption('Nigeria')
  await expect(page.getByText('State is required')).toBeVisible()
})

test('AUTH-02 the privacy policy opens in a dialog over the form, and the input is kept', async ({
  page,
}) => {
  await openAuth(page, '?screen=register')
  const email = page.getByRole('main').getByLabel('Email')
  await email.fill('ada@example.com')
  const link = page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })

  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Privacy Policy' })
  for (const heading of ['Information We Collect', 'Data Security', 'Contact Us'])
    await expect(dialog.getByRole('heading', { name: heading })).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await expect(email).toHaveValue('ada@example.com')
})

test('AUTH-01 a screen whose earlier steps are missing redirects to Register', async ({ page }) => {
  for (const screen of ['verify', 'set-password', 'profile']) {
    await openAuth(page, `?screen=${screen}`)
    await expect(headingOf(page)).toHaveText('Register')
    await expect(page).toHaveURL('/auth?screen=register')
  }
})

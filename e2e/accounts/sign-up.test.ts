import type { Page } from '@playwright/test'
import {
  choosePassword,
  choosePlaceByKeyboard,
  emailedCode,
  enterCode,
  expectScreen,
  firstBox,
  freshEmail,
  openAuth,
  PASSWORD,
  stored,
} from '../support/auth-steps.ts'
import { expect, test } from '../support/test.ts'

test.use({ toleratedErrors: /status of 401/ })

test('AUTH-01, AUTH-02, AUTH-03, AUTH-05, AUTH-06 a new customer registers, with a reload at each step', async ({
  page,
  request,
}) => {
  const email = freshEmail()
  const main = page.getByRole('main')
  await openAuth(page)
  await main.getByRole('link', { name: 'Register' }).click()
  await expectScreen(page, 'Register')
  await main.getByLabel('Email').fill(email)
  await test.step('the privacy policy is read over the form', () => readPrivacyPolicy(page))
  await expect(main.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Register' }).click()

  await expectScreen(page, 'Verify your email')
  await expect(main).toContainText(email)
  const code = await emailedCode(request, email)
  await test.step('a wrong code is typed', () => typeWrongCode(page, code))
  await enterCode(page, code)

  await expectScreen(page, 'Create a Password')
  await expect(page.getByRole('listitem').and(page.locator('[aria-current=step]'))).toHaveText(
    /Create a Password/,
  )
  expect(await stored(page)).toMatchObject({ sessionToken: true, sessionUser: false })
  await choosePassword(page, PASSWORD, 'Continue')

  await expectScreen(page, 'Profile Information')
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
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

async function readPrivacyPolicy(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Privacy Policy' })
  await expect(dialog.getByRole('heading', { name: 'Data Security' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
}

/** Other characters are ignored, and a digit can be erased. */
async function typeWrongCode(page: Page, right: string): Promise<void> {
  const boxes = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox')
  const wrong = right === '0042' ? '0043' : '0042'
  await firstBox(page).focus()
  await page.keyboard.type('x12')
  await expect(boxes.nth(2)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(boxes.nth(1)).toBeFocused()
  await expect(boxes.nth(1)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled()
  await firstBox(page).focus()
  await page.keyboard.type(wrong)
  await expect(boxes.nth(3)).toHaveValue(wrong.slice(-1))
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is wrong or has expired')).toBeVisible()
}

import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { expectAccessible } from '../support/accessibility.ts'
import {
  choosePassword,
  emailedCode,
  enterCode,
  freshEmail,
  headingOf,
  openAuth,
  PASSWORD,
} from '../support/auth-steps.ts'
import { signIn, signUpCustomer } from '../support/customer.ts'
import {
  aPicture,
  logoFile,
  logoInput,
  openShop,
  proveShop,
  registerShop,
} from '../support/merchant-steps.ts'
import { expect, takenOver, test } from '../support/test.ts'

const PHONE = { width: 360, height: 740 }

test('SHELL-07, SHELL-11 search suggestions and the account menu meet WCAG 2.2 AA when open', async ({
  page,
  market,
}) => {
  await signIn(page, (await signUpCustomer(market)).user)
  await page.goto('/about')
  await takenOver(page)

  await page.getByRole('combobox', { name: 'Search products' }).pressSequentially('ric')
  await expect(page.getByRole('listbox').getByRole('option').filter({ hasText: '₦' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hello, Ada Obi' }).click()
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, toleratedErrors: /status of 422/ })

  test('SHELL-09, SHELL-10 the main menu and All Categories meet WCAG 2.2 AA when open', async ({ page }) => {
    await page.goto('/about')
    await takenOver(page)

    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4)
    await expectAccessible(page)

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'All Categories' }).click()
    await expect(page.getByRole('link', { name: CATEGORY_LABELS.PET })).toBeVisible()
    await expectAccessible(page)
  })

  test('LIST-11 the filter sheet meets WCAG 2.2 AA', async ({ page }) => {
    await page.goto('/products?category=FOOD')
    await takenOver(page)
    await page.locator('summary').filter({ hasText: 'Filters' }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' }).getByLabel('Free delivery')).toBeVisible()

    await expectAccessible(page)
  })

  test('STAT-02, SHELL-16 forms with error messages meet WCAG 2.2 AA', async ({ page }) => {
    await page.goto('/contact')
    await takenOver(page)
    const newsletter = page.getByRole('contentinfo').getByLabel('Email address')
    await newsletter.fill('ada@nowhere')
    await newsletter.press('Enter')
    await expect(newsletter).toHaveAccessibleDescription('Enter an email address, like ada@example.com.')
    const form = page.getByRole('main')
    await form.getByLabel('Name').fill('Ada Obi')
    await form.getByLabel('Name').press('Enter')
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'Message is required',
    )

    await expectAccessible(page)
  })
})

test('AUTH-03, AUTH-05, AUTH-06 the registration screens meet WCAG 2.2 AA', async ({ page, request }) => {
  const email = freshEmail()
  await openAuth(page, '?screen=register')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(headingOf(page)).toHaveText('Verify your email')
  await expectAccessible(page)

  await enterCode(page, await emailedCode(request, email))
  await expect(headingOf(page)).toHaveText('Create a Password')
  await expectAccessible(page)

  await choosePassword(page, PASSWORD, 'Continue')
  await expect(headingOf(page)).toHaveText('Profile Information')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('City is required')).toBeVisible()
  await expectAccessible(page)
})

test('MERCH-01, MERCH-03 the shop registration screens meet WCAG 2.2 AA', async ({ page, request }) => {
  await page.setViewportSize(PHONE)
  await proveShop(page, request)
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Business Name is required')).toBeVisible()
  await expectAccessible(page)

  await logoInput(page).setInputFiles(logoFile(await aPicture(page)))
  await expect(page.getByRole('dialog', { name: 'Crop your logo' }).getByRole('slider')).toHaveCount(3)
  await expectAccessible(page)
})

test('MERCH-02, MERCH-05 the merchant terms and the packages meet WCAG 2.2 AA', async ({ page, request }) => {
  await page.setViewportSize(PHONE)
  await openShop(page, request)
  await expectAccessible(page)

  await page.waitForLoadState('networkidle') // a call that is still to come would be refused
  await page.evaluate(() => sessionStorage.clear())
  await registerShop(page)
  await page.goto('/merchant')
  await takenOver(page)
  await page.getByRole('link', { name: 'merchant terms' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Accept Terms' })).toBeVisible()
  await expectAccessible(page)
})

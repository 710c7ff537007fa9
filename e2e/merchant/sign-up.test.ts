import type { Page } from '@playwright/test'
import {
  choosePassword,
  emailedCode,
  enterCode,
  expectScreen,
  freshEmail,
  headingOf,
  PASSWORD,
} from '../support/auth-steps.ts'
import {
  aPicture,
  fillInShop,
  freshName,
  logoFile,
  logoInput,
  openMerchant,
  openShop,
  proveShop,
  registerShop,
  sendLogo,
  storedShop,
} from '../support/merchant-steps.ts'
import { expect, takenOver, test } from '../support/test.ts'

const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test('MERCH-01, MERCH-03, MERCH-05, MERCH-06 a merchant registers a shop on a phone, with a reload at each step', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const email = freshEmail()
  const name = freshName()
  await openMerchant(page)
  await expectScreen(page, 'Become a Merchant')
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('table')).toContainText('₦220,000')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Register' }).click()

  await expectScreen(page, 'Verify your email')
  await enterCode(page, await emailedCode(request, email))

  await expectScreen(page, 'Create a Password')
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  for (const step of ['Create a Password', 'Profile Information', 'Select Package'])
    await expect(page.getByRole('listitem').filter({ hasText: step })).toBeVisible()
  await choosePassword(page, PASSWORD, 'Continue')

  await expectScreen(page, 'Welcome to Your Merchant Profile')
  await expectNoSidewaysScroll(page)
  await sendLogo(page)
  await fillInShop(page, name)
  await page.reload()
  await takenOver(page)
  await expect(main.getByLabel('Business Name')).toHaveValue(name)
  await expect(main.getByLabel('State')).toHaveValue('Lagos')
  await expect(page.getByText('Change logo')).toBeVisible()
  await main.getByRole('button', { name: 'Continue' }).click()

  await expectScreen(page, 'Choose Your Package')
  await expectNoSidewaysScroll(page)
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await main.getByRole('radio', { name: /^Premium/ }).check()
  await expect(main.getByRole('definition').last()).toHaveText('₦460,000')
  await main.getByRole('radio', { name: /^Annually/ }).check()
  await expect(main.getByRole('definition').last()).toHaveText('₦2,840,000')
  await main.getByRole('button', { name: 'Start Free Trial' }).dblclick()

  await expect(page).toHaveURL('/merchant/app')
  await expectScreen(page, 'Registration Complete')
  await expect(main).toContainText(name)
  await expect(main).toContainText("We're reviewing your shop")
  await expect(main).toContainText(/Premium.*3 free months start/)
  for (const store of ['Google Play', 'App Store'])
    await expect(main.getByRole('link', { name: store })).toHaveAttribute('href', /merchant/)
  expect(await storedShop(page)).toEqual({ session: true, persistent: false, grant: false })
})

test('MERCH-01, MERCH-02, MERCH-03, MERCH-05 a merchant registers a shop with the keyboard alone', async ({
  page,
  request,
}) => {
  test.slow()
  const email = freshEmail()
  const { keyboard } = page
  const reach = async (name: string | RegExp, role: 'button' | 'checkbox' | 'radio' | 'link' = 'button') => {
    const target = page.getByRole('main').getByRole(role, { name }).first()
    await expect(async () => {
      await keyboard.press('Tab')
      await expect(target).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0] })
  }
  await openMerchant(page)
  await page.getByRole('main').getByLabel('Email').focus()
  await keyboard.type(email)
  await reach('merchant terms', 'link')
  await keyboard.press('Enter')
  const terms = page.getByRole('dialog')
  await terms.getByRole('button', { name: 'Accept Terms' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'I accept the' })).toBeChecked()
  await reach('Register')
  await keyboard.press('Enter')

  await expect(headingOf(page)).toHaveText('Verify your email')
  await keyboard.type(await emailedCode(request, email))
  await keyboard.press('Enter')

  await expect(headingOf(page)).toHaveText('Create a Password')
  await page.getByLabel(/^Password/).focus()
  await keyboard.type(PASSWORD)
  await page.getByLabel(/^Confirm password/).focus()
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')

  await expect(headingOf(page)).toHaveText('Welcome to Your Merchant Profile')
  const picture = await aPicture(page)
  // Set up well before the click, as it takes the browser a moment to intercept the file chooser.
  page.once('filechooser', (chooser) => void chooser.setFiles(logoFile(picture)))
  await fillInShop(page, freshName())
  await logoInput(page).focus()
  await keyboard.press('Enter')
  const zoom = page.getByRole('slider', { name: 'Zoom' })
  await zoom.focus()
  await keyboard.press('ArrowRight')
  await expect(zoom).toHaveAttribute('aria-valuetext', '103%')
  await page.getByRole('button', { name: 'Use this logo' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByText('Change logo')).toBeVisible()
  await expect(logoInput(page)).toBeFocused()
  await reach('Continue')
  await keyboard.press('Enter')

  await expect(headingOf(page)).toHaveText('Choose Your Package')
  await reach(/^Basic/, 'radio')
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked()
  await reach('Skip for now')
  await keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText('Registration Complete')
  await expect(page.getByRole('main')).toContainText('No subscription: we keep 18% of gross sales')
})

test('MERCH-02 registration requires the merchant terms, and Accept Terms ticks the checkbox', async ({
  page,
}) => {
  await openMerchant(page)
  const main = page.getByRole('main')
  const box = main.getByRole('checkbox')
  await main.getByLabel('Email').fill('ada@example.com')
  await main.getByRole('button', { name: 'Register' }).click()
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription('Accept the terms to continue')

  await main.getByRole('link', { name: 'merchant terms' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('18')
  await expect(dialog.getByRole('link', { name: /PDF/ })).toHaveAttribute(
    'href',
    '/api/v1/terms/merchant.pdf',
  )
  await page.keyboard.press('Escape')
  await expect(box).not.toBeChecked()
  await main.getByRole('link', { name: 'merchant terms' }).click()
  await dialog.getByRole('button', { name: 'Accept Terms' }).click()
  await expect(dialog).toBeHidden()
  await expect(box).toBeChecked()
  await expect(main.getByLabel('Email')).toHaveValue('ada@example.com')
})

test('CONST-08, MERCH-01 the code has 4 digits, a new one takes 120 s, and a password needs 8 characters', async ({
  page,
  request,
}) => {
  const email = await registerShop(page)
  await expect(page.getByRole('group', { name: 'Verification code' }).getByRole('textbox')).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^Resend code in 1(20|1\d) s$/ })).toBeDisabled()
  await enterCode(page, await emailedCode(request, email))

  await page.getByLabel(/^Password/).fill('1234567')
  await page.getByLabel(/^Confirm password/).fill('1234567')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
})

test('MERCH-03, MERCH-04 all profile fields are required, and submitting focuses the first missing one', async ({
  page,
  request,
}) => {
  await proveShop(page, request)
  const main = page.getByRole('main')
  await expect(main.getByLabel('Category').getByRole('option')).toHaveCount(11)
  await main.getByRole('button', { name: 'Continue' }).click()

  await expect(main.getByLabel('Business Name')).toBeFocused()
  for (const missing of [
    'Business Name',
    'Telephone',
    'Logo',
    'Category',
    'Description',
    'Street',
    'City',
    'Country',
  ])
    await expect(page.getByText(`${missing} is required`)).toBeVisible()
  await main.getByLabel('Country').selectOption('Nigeria')
  await expect(page.getByText('State is required')).toBeVisible()
})

test.describe('when a registration step fails', () => {
  test.use({ toleratedErrors: /status of (409|503)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

  test('MERCH-03 a shop name that is taken shows an error at the field, and all other input stays', async ({
    page,
    request,
  }) => {
    const name = freshName()
    await openShop(page, request, name)
    await page.waitForLoadState('networkidle') // a call that is still to come would be refused
    await page.evaluate(() => sessionStorage.clear())
    await proveShop(page, request)
    await sendLogo(page)
    await fillInShop(page, name.toUpperCase())
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Continue' }).click()

    await expect(main.getByLabel('Business Name')).toHaveAccessibleDescription(
      /That shop name is taken\. Try adding your city\./,
    )
    await expect(main.getByLabel('City')).toHaveValue('Ikeja')
    await main.getByLabel('Business Name').fill(freshName())
    await main.getByRole('button', { name: 'Continue' }).click()
    await expect(headingOf(page)).toHaveText('Choose Your Package')
  })

  test('MERCH-05 default prices are shown without the server, and a trial that failed can be retried', async ({
    page,
    request,
  }) => {
    await openShop(page, request)
    await page.goto('/merchant?screen=package&force=tiers:failed')
    await takenOver(page)
    const main = page.getByRole('main')
    await expect(main).toContainText('Failed to fetch subscription tiers')
    for (const amount of ['₦120,000', '₦220,000', '₦320,000']) await expect(main).toContainText(amount)

    await page.context().setOffline(true)
    await expect(main).toContainText("You're offline")
    await main.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(main).toContainText('No response from server')
    await page.context().setOffline(false)
    await main.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(headingOf(page)).toHaveText('Registration Complete')
    await expect(main).toContainText(/Basic.*3 free months start/)
    await expect(main).toContainText('You pay monthly.')
  })

  test('MERCH-05 a shop that already has a package sees it and is not offered another trial', async ({
    page,
    request,
  }) => {
    await openShop(page, request)
    const main = page.getByRole('main')
    // The trial starts, but its response is lost.
    await page.route(
      '**/subscriptions/trial',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await main.getByRole('radio', { name: /^Elite/ }).check()
    await main.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(main).toContainText('No response from server')
    await main.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(page.locator(':focus')).toContainText('Your shop already has a package')
    await expect(main).toContainText(/Elite.*3 free months start/)
    await expect(main.getByRole('button', { name: 'Start Free Trial' })).toBeHidden()

    await openMerchant(page, '?screen=package')
    await expectScreen(page, 'Choose Your Package')
    await main.getByRole('link', { name: 'Continue to your shop' }).click()
    await expect(page).toHaveURL('/merchant/app')
  })

  test('MERCH-02 terms that fail to load show a message, and the input stays', async ({ page }) => {
    await openMerchant(page)
    const main = page.getByRole('main')
    await main.getByLabel('Email').fill('ada@example.com')
    await main.getByRole('checkbox').check()
    await page.context().setOffline(true)
    const terms = main.getByRole('link', { name: 'merchant terms' })
    await expect(terms).toHaveAttribute('href', '/terms#merchants')
    await terms.click()
    await expect(main).toContainText("You're offline, but we've kept what you typed")
    await expect(page).toHaveURL('/merchant')
    await page.context().setOffline(false)
    await terms.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accept Terms' }).click()
    await expect(main.getByLabel('Email')).toHaveValue('ada@example.com')
  })
})

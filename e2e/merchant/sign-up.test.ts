import type { Page } from '@playwright/test'
import {
  choosePassword,
  emailedCode,
  enterCode,
  freshEmail,
  headingOf,
  PASSWORD,
} from '../support/auth-steps.ts'
import { signIn, signUpCustomer } from '../support/customer.ts'
import {
  aPicture,
  fillInShop,
  freshName,
  logoFile,
  logoInput,
  openMerchant,
  sendLogo,
  storedShop,
} from '../support/merchant-steps.ts'
import { expect, takenOver, test } from '../support/test.ts'

const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test('MERCH-01, MERCH-03, MERCH-05, MERCH-06, ROLE-02 a customer registers a shop on a phone, with a reload after the longest form, and it opens when it is approved', async ({
  page,
  request,
  market,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, (await signUpCustomer(market)).user)
  const email = freshEmail()
  const name = freshName()
  await openMerchant(page)
  await expect(headingOf(page)).toHaveText('Become a Merchant')
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('table')).toContainText('₦220,000')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Register' }).click()

  await expect(headingOf(page)).toHaveText('Verify your email')
  await enterCode(page, await emailedCode(request, email))

  await expect(headingOf(page)).toHaveText('Create a Password')
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  for (const step of ['Create a Password', 'Profile Information', 'Select Package'])
    await expect(page.getByRole('listitem').filter({ hasText: step })).toBeVisible()
  await choosePassword(page, PASSWORD, 'Continue')

  await expect(headingOf(page)).toHaveText('Welcome to Your Merchant Profile')
  await expectNoSidewaysScroll(page)
  await sendLogo(page)
  await fillInShop(page, name)
  await page.reload()
  await takenOver(page)
  await expect(main.getByLabel('Business Name')).toHaveValue(name)
  await expect(main.getByLabel('State')).toHaveValue('Lagos')
  await expect(page.getByText('Change logo')).toBeVisible()
  await main.getByRole('button', { name: 'Continue' }).click()

  await expect(headingOf(page)).toHaveText('Choose Your Package')
  await expectNoSidewaysScroll(page)
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await main.getByRole('radio', { name: /^Premium/ }).check()
  await expect(main.getByRole('definition').last()).toHaveText('₦460,000')
  await main.getByRole('radio', { name: /^Annually/ }).check()
  await expect(main.getByRole('definition').last()).toHaveText('₦2,840,000')
  await main.getByRole('button', { name: 'Start Free Trial' }).dblclick()

  await expect(page).toHaveURL('/merchant/app')
  await expect(headingOf(page)).toHaveText('Registration Complete')
  await expect(main).toContainText(name)
  await expect(main).toContainText("We're reviewing your shop")
  await expect(main).toContainText(/Premium.*3 free months start/)
  for (const store of ['Google Play', 'App Store'])
    await expect(main.getByRole('link', { name: store })).toHaveAttribute('href', /merchant/)
  expect(await storedShop(page)).toEqual({ session: true, persistent: false, grant: false })

  await test.step('the shop is hidden until it is approved', () => approve(page, name))
  await test.step('signing out the shop keeps the customer', async () => {
    await main.getByRole('button', { name: 'Sign out' }).click()
    await expect(headingOf(page)).toHaveText('Get Started')
    await expect(headingOf(page)).toBeFocused()
    await expect(page.getByRole('banner')).toContainText('Hello, Ada Obi')
    expect(await storedShop(page)).toEqual({ session: false, persistent: false, grant: false })
  })
})

/** In the dev console, as the staff would. */
async function approve(page: Page, name: string): Promise<void> {
  const shop = await page.evaluate(() => JSON.parse(sessionStorage.shop).shop._id)
  expect((await page.request.get(`/shops/${shop}`)).status()).toBe(404)
  const row = page
    .getByRole('list', { name: 'Shops awaiting approval' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await page.goto('/dev/console')
  await takenOver(page)
  await row.getByRole('button', { name: `Approve ${name}` }).dblclick()
  await expect(row).toHaveCount(0)
  await page.goto('/merchant/app')
  await expect(page.getByRole('main')).toContainText('Your shop is open')
  await expect(headingOf(page)).toHaveText('Get Started')
  await page.getByRole('link', { name: 'See your shop' }).click()
  await expect(headingOf(page)).toHaveText(name)
  await page.goBack()
  await expect(page.getByRole('main')).toContainText('Your shop is open')
}

test.use({ toleratedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/ })

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
  await page.context().setOffline(true)
  await reach('merchant terms', 'link')
  await keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText("You're offline, but we've kept what you typed")
  await page.context().setOffline(false)
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

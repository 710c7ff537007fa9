import type { Page } from '@playwright/test'
import { emailedCode, freshEmail, headingOf, PASSWORD } from '../support/auth-steps.ts'
import { signIn, signUpCustomer } from '../support/customer.ts'
import {
  aPicture,
  cutLogo,
  fillInShop,
  freshName,
  logoFile,
  logoInput,
  openMerchant,
  storedShop,
} from '../support/merchant-steps.ts'
import { expect, hydrated, test } from '../support/test.ts'

const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

// The browser logs failed requests to the console.
test.use({ toleratedErrors: /ERR_FAILED/ })

test('MERCH-01, MERCH-02, MERCH-03, MERCH-05, MERCH-06, ROLE-02 a customer registers a shop on a phone with the keyboard, crops a logo, and the shop opens when it is approved', async ({
  page,
  request,
  market,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, (await signUpCustomer(market)).user)
  const email = freshEmail()
  const name = freshName()
  const { keyboard } = page
  const main = page.getByRole('main')
  await openMerchant(page)

  await test.step('registers with the keyboard alone, up to the profile', async () => {
    await expect(headingOf(page)).toHaveText('Become a Merchant')
    await expectNoSidewaysScroll(page)
    await expect(page.getByRole('table')).toContainText('₦220,000')
    await main.getByLabel('Email').focus()
    await keyboard.type(email)
    await reach(page, 'merchant terms', 'link')
    await keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Accept Terms' }).focus()
    await keyboard.press('Enter')
    await expect(main.getByRole('checkbox', { name: 'I accept the' })).toBeChecked()
    await reach(page, 'Register')
    await keyboard.press('Enter')

    await expect(headingOf(page)).toHaveText('Verify your email')
    await keyboard.type(await emailedCode(request, email))
    await keyboard.press('Enter')

    await expect(headingOf(page)).toHaveText('Create a Password')
    await expect(page.getByText('Step 1 of 3')).toBeVisible()
    await page.getByLabel(/^Password/).focus()
    await keyboard.type(PASSWORD)
    await page.getByLabel(/^Confirm password/).focus()
    await keyboard.type(PASSWORD)
    await keyboard.press('Enter')
    await expect(headingOf(page)).toHaveText('Welcome to Your Merchant Profile')
    await expectNoSidewaysScroll(page)
  })

  await test.step('a broken picture shows an error, and a lost upload is retried and cancelled', async () => {
    await logoInput(page).setInputFiles(logoFile(Buffer.from('not a picture')))
    await expect(logoInput(page)).toHaveAccessibleDescription(
      /logo\.png can't be read. Choose another picture\./,
    )
    await loseUpload(page)
  })

  await test.step('a large picture, chosen with the keyboard, is cropped to a square', () => sendLogo(page))

  await test.step('the profile is kept over a reload', async () => {
    await fillInShop(page, name)
    await page.reload()
    await hydrated(page)
    await expect(main.getByLabel('Business Name')).toHaveValue(name)
    await expect(main.getByLabel('State')).toHaveValue('Lagos')
    await expect(page.getByText('Change logo')).toBeVisible()
    await main.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('a package is chosen with the keyboard', async () => {
    await expect(headingOf(page)).toHaveText('Choose Your Package')
    await expectNoSidewaysScroll(page)
    await expect(page.getByText('Step 3 of 3')).toBeVisible()
    await reach(page, /^Basic/, 'radio')
    await keyboard.press('ArrowDown')
    await expect(main.getByRole('radio', { name: /^Premium/ })).toBeChecked()
    await expect(main.getByRole('definition').last()).toHaveText('₦460,000')
    await main.getByRole('radio', { name: /^Annually/ }).check()
    await expect(main.getByRole('definition').last()).toHaveText('₦2,840,000')
    await main.getByRole('button', { name: 'Start Free Trial' }).dblclick()
    await expect(page).toHaveURL('/merchant/app')
    await expect(headingOf(page)).toHaveText('Registration Complete')
    await expect(main).toContainText("We're reviewing your shop")
    await expect(main).toContainText(/Premium.*3 free months start/)
    expect(await storedShop(page)).toEqual({ session: true, persistent: false, grant: false })
  })

  await test.step('the shop is hidden until it is approved', () => approve(page, name))
})

/** Presses Tab until this has the focus. */
async function reach(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'radio' | 'link' = 'button',
): Promise<void> {
  const target = page.getByRole('main').getByRole(role, { name }).first()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

async function loseUpload(page: Page): Promise<void> {
  const cancelled = Promise.withResolvers<void>()
  let isLost = true
  await page.route(
    '**/s3/updateLogo',
    async (route) => {
      if (isLost) return route.abort()
      await cancelled.promise
      await route.abort().catch(() => {}) // the page has cancelled it
    },
    { times: 2 },
  )
  await cutLogo(page)
  await expect(page.getByRole('alert')).toContainText('No response from server')
  await expect(page.getByRole('alert')).toContainText('Your picture is still here.')

  isLost = false
  await page.getByRole('button', { name: 'Upload again' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Business Name is required')).toBeVisible()
  await expect(page.getByText('Logo is required')).toBeHidden()
  await expect(logoInput(page)).toHaveAccessibleDescription(/Your logo is still uploading/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(logoInput(page)).toBeFocused()
  await expect(page.getByText('Logo is required')).toBeVisible()
  cancelled.resolve()
}

/** To the left edge with the mouse, then closer with a key. */
async function crop(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const across = dialog.getByRole('slider', { name: 'Left to right' })
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  await expect(across).toHaveAttribute('aria-valuetext', '50% from the left')
  const box = await dialog.getByRole('img').boundingBox()
  if (!box) throw new Error('The picture is not shown')
  await page.mouse.move(box.x + 20, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 1000, box.y + 100, { steps: 4 })
  await page.mouse.up()
  await expect(across).toHaveAttribute('aria-valuetext', '0% from the left')
  await zoom.focus()
  await page.keyboard.press('ArrowRight')
  await expect(zoom).toHaveAttribute('aria-valuetext', '103%')
  await zoom.fill('2.5')
}

async function sendLogo(page: Page): Promise<void> {
  const picture = await aPicture(page, { width: 3000, height: 1500 })
  const asked = page.waitForEvent('filechooser')
  await logoInput(page).focus()
  await page.keyboard.press('Enter')
  await (await asked).setFiles(logoFile(picture))
  await crop(page)
  const sent = page.waitForResponse(/\/s3\/updateLogo$/)
  await page.getByRole('button', { name: 'Use this logo' }).focus()
  await page.keyboard.press('Enter')
  const { data } = await (await sent).json()
  expect([data.file.width, data.file.height]).toEqual([600, 600])
  await expect(page.getByText('Change logo')).toBeVisible()
  await expect(logoInput(page)).toBeFocused()
  await expect(logoInput(page)).not.toHaveAttribute('aria-invalid')
}

/** In the dev console, as the staff would. */
async function approve(page: Page, name: string): Promise<void> {
  const shop = await page.evaluate(() => JSON.parse(sessionStorage.shop).shop._id)
  expect((await page.request.get(`/shops/${shop}`)).status()).toBe(404)
  const row = page
    .getByRole('list', { name: 'Shops awaiting approval' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await page.goto('/dev/console')
  await hydrated(page)
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

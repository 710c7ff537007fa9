import { BRAND } from '@ahia/reference/brand'
import type { Page } from '@playwright/test'
import { signIn, signUpCustomer } from '../support/customer.ts'
import { openWithStoppedClock } from '../support/open-home.ts'
import { openProfile, part } from '../support/profile-steps.ts'
import { expect, test } from '../support/test.ts'

const editButton = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const SAVED = 'Profile updated successfully!'

test('PROF-02 the profile shows account details, address and status', async ({ page, market }) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  await openProfile(page)

  await expect(page).toHaveTitle(`My Profile · ${BRAND.name}`)
  for (const text of ['Ada Obi', user.email, '0800 000 0001', 'Female'])
    await expect(part(page, 'Account Information')).toContainText(text)
  for (const line of ['12 Zik Avenue', 'Enugu, Enugu', 'Nigeria'])
    await expect(part(page, 'Address').getByText(line, { exact: true })).toBeVisible()
  await expect(part(page, 'Account Status')).toContainText('ACTIVE')
  await expect(part(page, 'Account Status')).toContainText(/Member since\d{1,2} \w{3} 20\d\d/)
})

test('PROF-03, PROF-04, PROF-05 a profile is edited and saved with the keyboard alone, and the greeting shows the new name', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  await openProfile(page)
  const asked = page.waitForRequest('**/user/updateProfile')

  await editButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('  Adaobi Eze ')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Phone Number')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Street Address')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')

  expect((await asked).postDataJSON()).toEqual({
    name: 'Adaobi Eze',
    phone: '0800 000 0001',
    gender: 'FEMALE',
    address: { city: 'Enugu', state: 'Enugu', country: 'Nigeria' },
  })
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(editButton(page)).toBeFocused()
  await expect(part(page, 'Account Information')).toContainText('Adaobi Eze')
  await expect(page.getByRole('button', { name: 'Hello, Adaobi Eze' })).toBeAttached()
})

test('PROF-03, PROF-04 the state requires a country, saving requires name and phone, and Cancel restores all fields', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  await openProfile(page)
  await editButton(page).click()
  const gender = page.getByLabel('Gender')
  await expect(gender.getByRole('option')).toHaveText(['Select gender', 'Male', 'Female', 'Other'])

  await page.getByLabel('Country').selectOption('Ghana')
  await expect(page.getByLabel('State/Province')).toHaveValue('')
  await page.getByLabel('Country').selectOption('')
  await expect(page.getByLabel('State/Province')).toBeDisabled()
  await page.getByLabel('Full Name').fill('  ')
  await expect(saveButton(page)).toBeDisabled()
  await expect(saveButton(page)).toHaveAccessibleDescription('Enter your full name and phone number.')
  await page.getByLabel('Full Name').fill('Somebody Else')
  await expect(saveButton(page)).toBeEnabled()
  await page.getByLabel('Phone Number').fill('')
  await expect(saveButton(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(editButton(page)).toBeFocused()
  await expect(part(page, 'Account Information')).toContainText('Ada Obi')
  await editButton(page).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Obi')
  await expect(page.getByLabel('State/Province')).toHaveValue('Enugu')
})

test.describe('while saving', () => {
  test.use({ toleratedErrors: /status of (422|500)/ })

  test('PROF-05 saving shows an overlay; an error message stays 5 s and a success message 3 s', async ({
    page,
    market,
  }) => {
    const { user } = await signUpCustomer(market)
    await signIn(page, user)
    const answer = Promise.withResolvers<void>()
    await page.route('**/user/updateProfile', async (route) => {
      await answer.promise
      await route.fulfill({ status: 500, json: {} })
    })
    await openWithStoppedClock(page, '/profile')
    await editButton(page).click()

    await saveButton(page).click()
    await page.clock.runFor(300)
    await expect(page.getByText('Updating profile...')).toBeVisible()
    await expect(page.getByRole('form', { name: 'Edit profile' })).toHaveAttribute('inert')
    answer.resolve()
    await expect(page.getByText('Error: 500')).toBeVisible()
    await expect(saveButton(page)).toBeFocused()
    await page.clock.runFor(5_000)
    await expect(page.getByText('Error: 500')).toBeHidden()

    await page.unroute('**/user/updateProfile')
    await saveButton(page).click()
    await expect(page.getByText(SAVED)).toBeVisible()
    await page.clock.runFor(2_900)
    await expect(page.getByText(SAVED)).toBeVisible()
    await page.clock.runFor(100)
    await expect(page.getByText(SAVED)).toBeHidden()
  })

  test('PROF-05, ERR-02 a server validation error appears under its field, and the input is kept', async ({
    page,
    market,
  }) => {
    const { user } = await signUpCustomer(market)
    await signIn(page, user)
    await openProfile(page)
    await editButton(page).click()

    await page.getByLabel('Phone Number').fill('call me')
    await saveButton(page).click()

    const phone = page.getByLabel('Phone Number')
    await expect(phone).toHaveAccessibleDescription('Enter a telephone number, like 0803 123 4567')
    await expect(phone).toBeFocused()
    await expect(phone).toHaveValue('call me')
  })
})

test.describe('when the profile cannot be loaded', () => {
  test.use({ toleratedErrors: /status of 500/ })

  test('PROF-02 a profile that fails to load shows an error, and Try Again loads it', async ({
    page,
    market,
  }) => {
    const { user } = await signUpCustomer(market)
    await signIn(page, user)
    await page.route('**/user/profile', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/profile')
    const failed = page.getByRole('alert').filter({ hasText: 'Oops! Something went wrong' })
    await expect(failed).toContainText('Error: 500')

    await page.unroute('**/user/profile')
    await failed.getByRole('button', { name: 'Try Again' }).click()

    await expect(part(page, 'Account Information')).toBeVisible()
  })
})

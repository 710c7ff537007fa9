import { readFile } from 'node:fs/promises'
import { login } from '@ahia/contracts/accounts'
import { getProfile } from '@ahia/contracts/user'
import { BRAND } from '@ahia/reference/brand'
import { callAs, signIn, signInElsewhere, signUpCustomer } from '../support/customer.ts'
import { openProfile, part } from '../support/profile-steps.ts'
import { expect, test } from '../support/test.ts'

const NEW_PASSWORD = 'palm wine at dusk'
const COMMON_PASSWORD = 'password1'
const DELETION = '**/user/deleteAccount'

// The browser logs failed requests to the console.
test.use({ toleratedErrors: /status of (401|403|422)/ })

/** 'open' if the request succeeds, otherwise the status of its error. */
const answerTo = (asked: Promise<unknown>) =>
  asked.then(
    () => 'open',
    ({ status }) => status,
  )

test('PROF-06 changing the password signs out all other devices, and a wrong or weak password is refused', async ({
  page,
  market,
}) => {
  const ada = await signUpCustomer(market)
  const { email } = ada.user
  const elsewhere = await signInElsewhere(market, ada)
  await signIn(page, ada.user)
  await openProfile(page)
  const password = part(page, 'Password')
  const save = password.getByRole('button', { name: 'Save password' })
  const field = (label: string) => password.getByLabel(new RegExp(`^${label}`))

  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(field('Current password')).toBeFocused()
  await field('Current password').fill('not my password')
  await field('New password').fill('short')
  await expect(save).toBeDisabled()
  await field('New password').fill(NEW_PASSWORD)
  await field('Confirm password').fill(`${NEW_PASSWORD}!`)
  await expect(save).toHaveAccessibleDescription('Passwords do not match')
  await field('Confirm password').fill(NEW_PASSWORD)
  await save.click()
  await expect(password.locator(':focus')).toContainText(/password/i)
  expect(await answerTo(callAs(market)(login, { email, password: NEW_PASSWORD }))).toBe(401)

  await field('Current password').fill(ada.password)
  for (const label of ['New password', 'Confirm password']) await field(label).fill(COMMON_PASSWORD)
  await save.click()
  await expect(field('New password')).toBeFocused()
  await expect(field('New password')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('New password')).toHaveAccessibleDescription(/common/i)

  await password.getByRole('button', { name: 'Cancel' }).click()
  await expect(password.getByRole('button', { name: 'Change password' })).toBeFocused()
  await page.keyboard.press('Enter')
  await field('Current password').fill(ada.password)
  for (const label of ['New password', 'Confirm password']) await field(label).fill(NEW_PASSWORD)
  await save.click()
  await expect(password.getByRole('status')).toContainText('All other devices are signed out.')
  await expect(part(page, 'Your devices').getByRole('listitem')).toHaveCount(1)
  expect(await answerTo(callAs(market, elsewhere.token)(getProfile, {}))).toBe(401)
  expect(await answerTo(callAs(market, ada.user.token)(getProfile, {}))).toBe('open')
  expect(await answerTo(callAs(market)(login, { email, password: NEW_PASSWORD }))).toBe('open')
})

test('PROF-06 a customer can sign out one other device, and then all devices', async ({ page, market }) => {
  const ada = await signUpCustomer(market)
  const phone = await signInElsewhere(market, ada)
  const tablet = await signInElsewhere(market, ada)
  await signIn(page, ada.user)
  await openProfile(page)
  const devices = part(page, 'Your devices')
  await expect(devices.getByRole('listitem')).toHaveCount(3)

  await devices.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('list')).toBeFocused()
  const answers = await Promise.all(
    [phone, tablet].map(({ token }) => answerTo(callAs(market, token)(getProfile, {}))),
  )
  expect(answers.toSorted()).toEqual([401, 'open'])

  await devices.getByRole('button', { name: 'Log out everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' })
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  for (const { token } of [ada.user, phone, tablet])
    expect(await answerTo(callAs(market, token)(getProfile, {}))).toBe(401)
})

test('PROF-06 a customer downloads their data as one JSON file', async ({ page, market }) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  await openProfile(page)
  const downloaded = page.waitForEvent('download')

  await page.getByRole('button', { name: 'Download my data' }).click()

  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^${BRAND.slug}-my-data-20\\d\\d-\\d\\d-\\d\\d\\.json$`),
  )
  const mine = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(mine).toMatchObject({ user: { email: user.email, name: 'Ada Obi' }, sessions: [expect.anything()] })
  await expect(part(page, 'Your data').getByRole('status')).toContainText('Saved as')
})

test('PROF-06 deleting an account shows what is deleted and what stays, and requires the password', async ({
  page,
  market,
}) => {
  const { user, password } = await signUpCustomer(market)
  await signIn(page, user)
  await openProfile(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  for (const text of ['What we delete:', 'What stays:', user.email]) await expect(dialog).toContainText(text)

  await dialog.getByLabel(/^Your password/).fill('not my password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: /password/i })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: /password/i })).toBeHidden()

  const asked = Promise.withResolvers<void>()
  await page.route(DELETION, async (route) => {
    await asked.promise
    await route.continue()
  })
  await dialog.getByLabel(/^Your password/).fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog, 'a running deletion cannot be cancelled').toBeVisible()
  asked.resolve()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  expect(await answerTo(callAs(market)(login, { email: user.email, password }))).toBe(401)
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})

import { readFile } from 'node:fs/promises'
import { login } from '@ahia/contracts/accounts'
import { getProfile } from '@ahia/contracts/user'
import { BRAND } from '@ahia/reference/brand'
import type { Page } from '@playwright/test'
import { type Customer, callAs, signIn, signInElsewhere, signUpCustomer } from '../support/customer.ts'
import { readMailbox } from '../support/mailbox.ts'
import { openProfile, part } from '../support/profile-steps.ts'
import { expect, type Market, test } from '../support/test.ts'

/** 'open' if the request succeeds, otherwise the status of its error. */
const answerTo = (asked: Promise<unknown>) =>
  asked.then(
    () => 'open',
    ({ status }) => status,
  )

// The browser logs failed requests to the console.
test.use({ toleratedErrors: /status of (401|403)/ })

test('PROF-02, PROF-03, PROF-04, PROF-05, PROF-06, PRIV-02 a customer edits the profile with the keyboard alone, downloads their data, signs out a device and deletes the account', async ({
  page,
  market,
}) => {
  const ada = await signUpCustomer(market)
  const phone = await signInElsewhere(market, ada)
  await signIn(page, ada.user)
  await openProfile(page)

  await test.step('the profile is edited with the keyboard alone', () => editByKeyboard(page))
  await test.step('the data is one JSON file', () => downloadData(page, ada))
  await test.step('one other device is signed out', async () => {
    const devices = part(page, 'Your devices').getByRole('listitem')
    await expect(devices).toHaveCount(2)
    await devices.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(devices).toHaveCount(1)
    expect(await answerTo(callAs(market, phone.token)(getProfile, {}))).toBe(401)
  })
  await test.step('the account is deleted', () => deleteAccount(page, market, ada))
})

async function editByKeyboard(page: Page): Promise<void> {
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await edit.focus()
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
  await expect(edit).toBeFocused()
  await expect(part(page, 'Account Information')).toContainText('Adaobi Eze')
  await expect(part(page, 'Address')).toContainText('Enugu, Enugu')
  await expect(page.getByRole('button', { name: 'Hello, Adaobi Eze' })).toBeAttached()
}

/** PRIV-02: the link from the email, in the browser that is signed in. */
async function downloadData(page: Page, { user, password }: Customer): Promise<void> {
  const { email } = user
  await page.getByRole('button', { name: 'Get my data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get your data' })
  await dialog.getByLabel(/^Your password/).fill(password)
  await dialog.getByRole('button', { name: 'Email me the link' }).click()
  await expect(part(page, 'Your data').getByRole('status')).toContainText(
    `We've emailed the link to ${email}`,
  )
  const findLink = async () => {
    const emails = await readMailbox(page.request, email)
    return emails.map(({ text }) => /\/profile\/data#[\w-]+/.exec(text)?.[0]).find(Boolean) ?? null
  }
  await expect.poll(findLink).not.toBeNull()
  await page.goto((await findLink()) ?? '/')
  await expect(page.getByText('Adaobi Eze').first()).toBeVisible()
  expect(new URL(page.url()).hash, 'the key is not left in the address').toBe('')
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as a file' }).click()
  const file = await downloaded
  const name = new RegExp(`^${BRAND.slug}-my-data-20\\d\\d-\\d\\d-\\d\\d\\.json$`)
  expect(file.suggestedFilename()).toMatch(name)
  const mine = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(mine).toMatchObject({ user: { email, name: 'Adaobi Eze' }, cart: [] })
  expect(mine.sessions).toHaveLength(2)
  await openProfile(page)
}

async function deleteAccount(page: Page, market: Market, { user, password }: Customer): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel(/^Your password/).fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await answerTo(callAs(market)(login, { email: user.email, password }))).toBe(401)
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
}

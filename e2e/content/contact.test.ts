import { BRAND } from '@ahia/reference/brand'
import { isTakenOver } from '@ahia/testing/taken-over'
import type { APIRequestContext, Page } from '@playwright/test'
import { signIn, signUpCustomer } from '../support/customer.ts'
import { readMailbox } from '../support/mailbox.ts'
import { expect, takenOver, test } from '../support/test.ts'

const SENT = "Message sent successfully! We'll get back to you soon."
const FAILED = 'Failed to send message. Please try again.'
const PHONE = { width: 360, height: 740 }

/** The form is lazy until the first interaction. */
async function formTakenOver(page: Page): Promise<void> {
  await takenOver(page)
  await page.waitForFunction(isTakenOver, ['main form'])
}

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })
const button = (page: Page) => main(page).getByRole('button', { name: /Send/ })

async function write(page: Page, subject: string): Promise<void> {
  await field(page, 'Name').fill('Ada Obi')
  await field(page, 'Email').fill('ada@example.com')
  await field(page, 'Subject').fill(subject)
  await field(page, 'Message').fill('It was to come on Monday.\nToday is Friday.')
}

const expectWritten = async (page: Page, subject: string) => {
  await expect(field(page, 'Name')).toHaveValue('Ada Obi')
  await expect(field(page, 'Subject')).toHaveValue(subject)
  await expect(field(page, 'Message')).toHaveValue('It was to come on Monday.\nToday is Friday.')
}

/** The emails to support with this subject. */
async function emailsAbout(request: APIRequestContext, subject: string): Promise<string[]> {
  const emails = await readMailbox(request, BRAND.email)
  return emails.filter((email) => email.subject.includes(subject)).map(({ text }) => text)
}

test('STAT-02, DATA-10 a contact message sends for at least 2 s, reaches support by email, and clears the form', async ({
  page,
  request,
}) => {
  await page.goto('/contact')
  await formTakenOver(page)
  await expect(main(page).getByRole('link', { name: BRAND.phone.display })).toHaveAttribute(
    'href',
    `tel:${BRAND.phone.tel}`,
  )
  await expect(main(page).getByRole('link', { name: BRAND.email })).toHaveAttribute(
    'href',
    `mailto:${BRAND.email}`,
  )
  await expect(field(page, 'Message')).toHaveAttribute('rows', '5')
  await write(page, 'A late parcel')

  const answered = page.waitForResponse('**/api/v1/contact')
  const pressedAt = performance.now()
  await button(page).click()
  expect((await answered).status()).toBe(200)
  await expect(button(page)).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Enter') // a second submit sends nothing
  await expect(main(page).getByText(SENT)).toBeVisible()
  expect(performance.now() - pressedAt).toBeGreaterThan(2_000)
  await expect(main(page).getByText(SENT).locator('../..')).toBeFocused()
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await expect(field(page, label)).toHaveValue('')
  await expect.poll(() => emailsAbout(request, 'A late parcel')).toHaveLength(1)
  expect((await emailsAbout(request, 'A late parcel'))[0]).toContain('Today is Friday.')
  await page.reload()
  await page.waitForFunction(isTakenOver, ['main'])
  await expect(field(page, 'Subject')).toHaveValue('') // a sent message is not restored
})

test('STAT-02 missing fields show errors, also with the keyboard alone, and nothing is sent', async ({
  page,
}) => {
  await page.goto('/contact')
  await formTakenOver(page)
  let asked = 0
  await page.route('**/api/v1/contact', (route) => {
    asked += 1
    return route.continue()
  })

  await field(page, 'Name').fill('Ada Obi')
  await field(page, 'Email').fill('ada')
  await page.keyboard.press('Enter')

  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    'Enter an email address, like ada@example.com',
  )
  await expect(field(page, 'Subject')).toHaveAccessibleDescription('Subject is required')
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Message is required')
  expect(asked).toBe(0)
})

test('STAT-02 a signed-in customer finds their name and email filled in', async ({ page, market }) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)

  await page.goto('/contact')

  await expect(field(page, 'Email')).toHaveValue(user.email)
  await expect(field(page, 'Name')).toHaveValue(user.name ?? '')
  await field(page, 'Name').fill('Somebody else')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Somebody else')
})

test.describe('when the server cannot be reached', () => {
  test.use({ toleratedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test('STAT-02 a failed message keeps the input, also after a reload, and shows when offline', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/contact')
    await formTakenOver(page)
    await write(page, 'Sent from a bus')
    await context.setOffline(true)
    await expect(main(page).getByText("You're offline, but we've kept what you typed")).toBeVisible()
    await button(page).click()

    await expect(main(page).getByText(FAILED)).toBeVisible()
    await expect(main(page).getByText("You're offline, but we've kept what you typed")).toHaveCount(1)
    await expectWritten(page, 'Sent from a bus')

    await context.setOffline(false)
    await page.reload()
    await formTakenOver(page)
    await expectWritten(page, 'Sent from a bus')
    await button(page).click()
    await expect(main(page).getByText(SENT)).toBeVisible()
    await expect.poll(() => emailsAbout(request, 'Sent from a bus')).toHaveLength(1)
  })
})

test.describe('after too many messages', () => {
  test.use({ toleratedErrors: /status of 429/ })

  test('STAT-02 the error says to wait or call, not to try again', async ({ page }) => {
    const message = 'Please wait an hour, or call us.'
    await page.route('**/api/v1/contact', (route) =>
      route.fulfill({ status: 429, json: { success: false, code: 'RATE_LIMITED', message } }),
    )
    await page.goto('/contact')
    await formTakenOver(page)
    await write(page, 'Once more')
    await button(page).click()

    await expect(main(page).getByText(message)).toBeVisible()
    await expect(main(page).getByText(FAILED)).toHaveCount(0)
    await expectWritten(page, 'Once more')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE, toleratedErrors: /status of 422/ })

  test('STAT-02, STAT-05 the form works as plain HTML, and the back link leads home', async ({
    page,
    request,
  }) => {
    await page.goto('/contact')
    await write(page, 'No scripts here')
    await field(page, 'Name').fill('   ')
    await button(page).click()
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required')
    await expect(field(page, 'Message')).toHaveValue('It was to come on Monday.\nToday is Friday.')

    await field(page, 'Name').fill('Ada Obi')
    await button(page).click()
    await expect(main(page).getByText(SENT)).toBeInViewport()
    await expect(field(page, 'Message')).toHaveValue('')
    await expect.poll(() => emailsAbout(request, 'No scripts here')).toHaveLength(1)

    await main(page).getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL('/')
  })
})

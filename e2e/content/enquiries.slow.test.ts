import { BRAND } from '@ahia/reference/brand'
import { isTakenOver } from '@ahia/testing/taken-over'
import type { APIRequestContext, Page } from '@playwright/test'
import { readMailbox } from '../support/mailbox.ts'
import { expect, takenOver, test } from '../support/test.ts'

const SENT = "Message sent successfully! We'll get back to you soon."
const PHONE = { width: 360, height: 740 }

/** The form is lazy until the first interaction. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
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

/** The emails to support about this. */
async function emailsAbout(request: APIRequestContext, subject: string): Promise<string[]> {
  const emails = await readMailbox(request, BRAND.email)
  return emails.filter((email) => email.subject.includes(subject)).map(({ text }) => text)
}

const aboutIt = (request: APIRequestContext, subject: string) =>
  expect.poll(async () => (await emailsAbout(request, subject)).join())

test('STAT-02, DATA-10 a contact message, sent also with a second Enter, reaches support by email once', async ({
  page,
  request,
}) => {
  await openForm(page, '/contact')
  await write(page, 'A late parcel')
  await button(page).click()
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(SENT)).toBeVisible()
  await expect(main(page).getByText(SENT).locator('../..')).toBeFocused()
  await expect(field(page, 'Subject')).toHaveValue('')
  await aboutIt(request, 'A late parcel').toContain('Today is Friday.')
  expect(await emailsAbout(request, 'A late parcel')).toHaveLength(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE, toleratedErrors: /status of 422/ })

  test('STAT-02 the contact form works as plain HTML', async ({ page, request }) => {
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
  })
})

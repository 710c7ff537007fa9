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

async function apply(page: Page, company: string): Promise<void> {
  await main(page).getByLabel('Company').fill(company)
  await main(page).getByLabel('Contact name').fill('Musa Bello')
  await main(page).getByLabel('Email').fill('musa@example.com')
  await main(page).getByLabel('Telephone').fill('0803 123 4567')
  await main(page).getByLabel('Lagos').check()
  await main(page).getByLabel('Edo').check()
  await main(page).getByLabel('Fleet').fill('12 motorcycles')
}

/** The emails to support about this. */
async function emailsAbout(request: APIRequestContext, subject: string): Promise<string[]> {
  const emails = await readMailbox(request, BRAND.email)
  return emails.filter((email) => email.subject.includes(subject)).map(({ text }) => text)
}

const aboutIt = (request: APIRequestContext, subject: string) =>
  expect.poll(async () => (await emailsAbout(request, subject)).join())

test('STAT-02, STAT-06, DATA-10 messages and applications of logistics companies reach support by email', async ({
  page,
  request,
}) => {
  await test.step('a contact message is sent, also with a second Enter, once', async () => {
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

  await test.step('an application is kept over a reload, and sent', async () => {
    await openForm(page, '/logistics')
    await apply(page, 'Swift Riders')
    await page.reload()
    await expect(main(page).getByLabel('Company')).toHaveValue('Swift Riders')
    await expect(main(page).getByLabel('Edo')).toBeChecked()
    await button(page).click()
    await expect(main(page).getByText('Application sent successfully!')).toBeVisible()
    await aboutIt(request, 'Swift Riders').toContain('LAGOS, EDO')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE, toleratedErrors: /status of 422/ })

  test('STAT-02, STAT-05 the contact form works as plain HTML, and the back link leads home', async ({
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

import { BRAND } from '@ahia/reference/brand'
import { isTakenOver } from '@ahia/testing/taken-over'
import type { APIRequestContext, Page } from '@playwright/test'
import { readMailbox } from '../support/mailbox.ts'
import { expect, takenOver, test } from '../support/test.ts'

const SENT = "Application sent successfully! We'll get back to you soon."

/** The form is lazy until the first interaction. */
async function formTakenOver(page: Page): Promise<void> {
  await takenOver(page)
  await page.waitForFunction(isTakenOver, ['main form'])
}

const main = (page: Page) => page.getByRole('main')
const button = (page: Page) => main(page).getByRole('button', { name: /Send/ })

async function apply(page: Page, company: string): Promise<void> {
  await main(page).getByLabel('Company').fill(company)
  await main(page).getByLabel('Contact name').fill('Musa Bello')
  await main(page).getByLabel('Email').fill('musa@example.com')
  await main(page).getByLabel('Telephone').fill('0803 123 4567')
  await main(page).getByLabel('Lagos').check()
  await main(page).getByLabel('Edo').check()
  await main(page).getByLabel('Fleet').fill('12 motorcycles')
}

async function emailAbout(request: APIRequestContext, company: string): Promise<string | undefined> {
  const emails = await readMailbox(request, BRAND.email)
  return emails.find(({ subject }) => subject.includes(company))?.text
}

test('STAT-06 a logistics company reads the benefits and applies, and support gets an email', async ({
  page,
  request,
}) => {
  await page.goto('/logistics')
  await formTakenOver(page)
  const headings = main(page).getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(['Why join', 'Areas we serve', 'Apply'])
  for (const area of ['Enugu', 'Lagos', 'Abuja', 'Port Harcourt', 'Edo'])
    await expect(main(page).getByRole('checkbox', { name: area })).toBeVisible()

  await button(page).click()
  await expect(main(page).getByLabel('Company')).toBeFocused()
  await expect(main(page).getByText('Choose at least one state')).toBeVisible()

  await apply(page, 'Swift Riders')
  await page.reload()
  await formTakenOver(page)
  await expect(main(page).getByLabel('Company')).toHaveValue('Swift Riders')
  await expect(main(page).getByLabel('Edo')).toBeChecked()
  await button(page).click()
  await expect(main(page).getByText(SENT)).toBeVisible()
  await expect(main(page).getByLabel('Company')).toHaveValue('')
  await expect(main(page).getByLabel('Edo')).not.toBeChecked()
  await expect.poll(() => emailAbout(request, 'Swift Riders')).toContain('LAGOS, EDO')
})

import type { APIRequestContext, Page } from '@playwright/test'
import { readMailbox } from './mailbox.ts'
import { expect, takenOver } from './test.ts'

export { PASSWORD } from '@ahia/testing/sign-up'

/** A unique email. */
export const freshEmail = (): string => `ada-${crypto.randomUUID()}@example.com`

export const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

export async function openAuth(page: Page, query = ''): Promise<void> {
  await page.goto(`/auth${query}`)
  await takenOver(page)
}

/** The screen is shown, and a reload leads back to it. */
export async function expectScreen(page: Page, title: string): Promise<void> {
  await expect(headingOf(page)).toHaveText(title)
  await page.reload()
  await takenOver(page)
  await expect(headingOf(page)).toHaveText(title)
}

const SUBJECT = { SIGNUP: /\bcode$/, RESET: /\breset code$/ } as const

/** The code in the newest email of this kind to this address, once it has arrived. */
export async function emailedCode(
  request: APIRequestContext,
  email: string,
  purpose: keyof typeof SUBJECT = 'SIGNUP',
): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const emails = await readMailbox(request, email)
      const newest = emails.find(({ subject }) => SUBJECT[purpose].test(subject))
      code = /\b\d{4}\b/.exec(newest?.text ?? '')?.[0] ?? ''
      return code
    })
    .not.toBe('')
  return code
}

export const firstBox = (page: Page) => page.getByRole('textbox', { name: 'Digit 1 of 4' })

export async function enterCode(page: Page, code: string): Promise<void> {
  await firstBox(page).fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

export async function choosePassword(page: Page, password: string, button: string): Promise<void> {
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel(/^Confirm password/).fill(password)
  await page.getByRole('button', { name: button }).click()
}

/** What the browser stores about the signed-in customer. */
export const stored = (page: Page) =>
  page.evaluate(() => ({
    sessionUser: sessionStorage.getItem('user') !== null,
    persistentUser: localStorage.getItem('user') !== null,
    sessionToken: sessionStorage.getItem('token') !== null,
  }))

/** Selects country and state with the keyboard: Tab from the city, then type each name. */
export async function choosePlaceByKeyboard(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('City').focus()
  for (const [label, name] of [
    ['Country', 'Nigeria'],
    ['State', 'Lagos'],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(main.getByLabel(label)).toBeFocused()
    await expect(main.getByLabel(label)).not.toHaveAttribute('aria-busy', 'true')
    await page.keyboard.type(name)
    await expect(main.getByLabel(label)).toHaveValue(name)
  }
}

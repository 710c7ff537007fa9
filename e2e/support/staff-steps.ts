import { listDemoStaff } from '@ahia/contracts/dev-console'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { callAs } from './customer.ts'
import type { Market } from './test.ts'

/** Known to everybody: these colleagues exist only where no money moves (ADMIN-11). */
const PASSWORD = 'work-at-ahia-2026'

/** Signs a demo colleague in to the back office, in a page of their own. */
export async function atOffice(market: Market, context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage()
  const { staff } = await callAs(market)(listDemoStaff, {})
  const colleague = staff.find((one) => one.email === email)
  if (!colleague) throw new Error(`There is no colleague ${email}`)
  await page.goto(market.adminUrl)
  const form = page.getByRole('form', { name: 'Sign in with a password' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel(/^Password/).fill(PASSWORD)
  await form.getByLabel(/^Code of your authenticator app/).fill(colleague.code)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: colleague.name })).toBeVisible()
  return page
}

import type { Page } from '@playwright/test'
import { hydrated } from './test.ts'

export const featured = (page: Page) => page.getByRole('region', { name: 'Featured Products' })

export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

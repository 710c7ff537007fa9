import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const part = (page: Page, name: string) => page.getByRole('region', { name })

/** Opens the profile and waits for the list of devices, which loads last. */
export async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile')
  await expect(part(page, 'Account Information')).toBeVisible()
  await expect(part(page, 'Your devices').getByText('This device')).toBeVisible()
}

import type { Page } from '@playwright/test'
import { holdScripts } from '../support/before-scripts.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const chatButton = (page: Page) => page.getByLabel(/^Ask the .* assistant$/)

test('WIN-68 before the scripts are here the chat’s button hides while a menu of the header is open', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/about')
  await expect(chatButton(page)).toBeVisible()
  for (const opener of [
    page.getByText('All Categories').filter({ visible: true }),
    page.getByLabel('Menu'),
  ]) {
    await opener.tap()
    await expect(page.locator('details[open]')).toHaveCount(1)
    await expect(chatButton(page)).toBeHidden()

    await opener.tap()
    await expect(page.locator('details[open]')).toHaveCount(0)
    await expect(chatButton(page)).toBeVisible()
  }
})

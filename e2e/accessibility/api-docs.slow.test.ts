import { expectAccessible } from '../support/accessibility.ts'
import { takenOver, test } from '../support/test.ts'

// Slow: every endpoint of the API is on this one page, with all its fields.
test('API-42 the API reference meets WCAG 2.2 AA in both themes', async ({ page }) => {
  await page.goto('/api/v1/docs')
  await takenOver(page)

  await expectAccessible(page)
})

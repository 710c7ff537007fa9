import { expectAccessible } from '../support/accessibility.ts'
import { takenOver, test } from '../support/test.ts'

// Slow: two hundred calls, and two dozen with all their fields.
for (const query of ['', '?tag=seller%20orders']) {
  test(`API-42 the API reference${query} meets WCAG 2.2 AA in both themes`, async ({ page }) => {
    await page.goto(`/api/v1/docs${query}`)
    await takenOver(page)

    await expectAccessible(page)
  })
}

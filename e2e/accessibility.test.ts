import { expectAccessible, THEMES, takenOver, test } from './support/test.ts'

test.use({ toleratedErrors: /Failed to load resource: the server responded with a status of/ })

const PAGES = ['/', '/about', '/no/such/page', '/dev/errors/500', '/dev/components', '/api/v1/docs']
const WIDTHS = [360, 1280]

for (const path of PAGES) {
  for (const theme of THEMES) {
    test(`${path} meets WCAG 2.2 AA, ${theme}, on phone and desk`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.goto(path)
      await takenOver(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page)
      }
    })
  }
}

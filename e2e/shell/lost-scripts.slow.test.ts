import { openUntouched } from '../support/late-parts.ts'
import { loseScripts, SCRIPTS } from '../support/lost-scripts.ts'
import { expect, takenOver, test } from '../support/test.ts'

// Some browsers never retry a script that failed to load on a page, others do. The page must become interactive in
// both, whichever of its files failed. For each part that is loaded late: lost-parts.slow.test.ts.
test.use({ toleratedErrors: /net::ERR_FAILED/ })

test('SHELL-17 a page becomes interactive, styled and in its theme although its files fail to load once', async ({
  page,
}) => {
  const lose = await loseScripts(page)
  for (const path of ['/', '/about', '/cart'])
    await test.step(`${path} without each of its scripts`, async () => {
      const lost = lose(/./)
      await page.goto(path)
      await takenOver(page)
      expect(lost.length).toBeGreaterThan(5)
    })

  await test.step('a page without one imported script', async () => {
    const lost = lose(/^libraries-/)
    await page.goto('/')
    await takenOver(page)
    expect(lost).toHaveLength(1)
  })

  await test.step('the script that sets the theme, and a style sheet', async () => {
    const lost = lose(/^boot-/)
    let sheets = 0
    await page.route(/\/assets\/[^/]+\.css$/, (route) => (sheets++ === 0 ? route.abort() : route.continue()))
    await page.emulateMedia({ colorScheme: 'light' })
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.goto('/about')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
    expect(lost).toHaveLength(1)
    expect(sheets).toBeGreaterThan(1)
  })
})

test('ERR-02 a page that cannot load shows an error, and reloading keeps the input', async ({ page }) => {
  await page.clock.install()
  await openUntouched(page, '/contact')
  await page.route(SCRIPTS, (route) => route.abort())
  await page.getByLabel('Name').first().fill('Ada Obi')
  await page.getByRole('textbox', { name: 'Message' }).fill('Where is my parcel?')
  const notice = page.getByRole('alert').filter({ hasText: "Part of this page didn't load." })
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(notice).toBeVisible({ timeout: 100 })
  }).toPass()

  await page.unroute(SCRIPTS)
  const loaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await page.clock.resume()

  await expect(page.getByLabel('Name').first()).toHaveValue('Ada Obi')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Where is my parcel?')
})

import type { Page } from '@playwright/test'
import { signIn, signUpCustomer } from '../support/customer.ts'
import { LATE_PARTS, type LatePage, openUntouched } from '../support/late-parts.ts'
import { type Lose, loseScripts, NOTHING, SCRIPTS } from '../support/lost-scripts.ts'
import { expect, takenOver, test } from '../support/test.ts'

// Some browsers never retry a script that failed to load on a page, others do. The page must become interactive in
// both, whichever of its files failed.
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

/** Opens the page, and uses those of its parts that have such a file, which fails to load once. */
async function useParts(page: Page, { open, parts }: LatePage, kind: 'script' | 'imports', lose: Lose) {
  lose(NOTHING)
  await open(page)
  for (const { name, press, alive, [kind]: files } of parts) {
    if (!files) continue
    await test.step(`${name}, ${kind}`, async () => {
      const lost = lose(files)
      await press(page)
      await alive(page)
      expect(lost).not.toEqual([])
    })
  }
}

for (const [title, pages] of Object.entries(LATE_PARTS))
  test(`${title} work when a script failed to load once`, async ({ page }) => {
    const lose = await loseScripts(page)
    for (const one of pages) {
      await useParts(page, one, 'script', lose)
      if (one.parts.some(({ imports }) => imports)) await useParts(page, one, 'imports', lose)
    }
  })

test('SHELL-11 the account menu works when its script failed to load once', async ({ page, market }) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  const lost = (await loseScripts(page))(/^account-menu-/)
  await page.goto('/about')

  await expect(page.getByRole('button', { name: /Hello/ })).toBeVisible()
  expect(lost).toHaveLength(1)
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

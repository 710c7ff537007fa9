import { BRAND } from '@ahia/reference/brand'
import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 640 } })

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y)
  await expect.poll(() => scrollY(page)).toBe(y)
}

/** The header is sticky, so clicking a link in it does not scroll. */
const goHome = (page: Page) => page.getByRole('link', { name: `${BRAND.name} home` }).click()

test('SHELL-04 a new page starts at the top, and Back and Forward restore the scroll position', async ({
  page,
}) => {
  await page.goto('/about')
  await takenOver(page)
  await scrollTo(page, 700)

  await goHome(page)
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrollY(page)).toBe(0)

  await scrollTo(page, 300)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => scrollY(page)).toBe(700)

  await page.goForward()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrollY(page)).toBe(300)
})

test('SHELL-04 changing only the query keeps the scroll position', async ({ page }) => {
  await page.goto('/api/v1/docs')
  await takenOver(page)
  const chip = page.getByRole('navigation', { name: /filter/i }).getByRole('link', { name: /catalog/i })
  await scrollTo(page, 40)

  await chip.evaluate((link: HTMLElement) => link.click())

  await expect(page).toHaveURL('/api/v1/docs?tag=catalog')
  await expect(chip).toHaveAttribute('aria-current', 'true')
  expect(await scrollY(page)).toBe(40)
})

test('SHELL-04 a reload keeps the scroll position', async ({ page }) => {
  await page.goto('/about')
  await takenOver(page)
  await scrollTo(page, 500)

  await page.reload()
  await takenOver(page)

  await expect.poll(() => scrollY(page)).toBe(500)
})

test('SHELL-04 a reload keeps the scroll position far down in the terms, before they are laid out', async ({
  page,
}) => {
  await page.goto('/terms')
  await takenOver(page)
  await scrollTo(page, 15_000)

  await page.reload()
  await takenOver(page)

  await expect.poll(() => scrollY(page)).toBe(15_000)
})

/** Simulates a list that is still loading: the page ends at this height. */
const cutAt = (page: Page, height: string) =>
  page.evaluate((to) => {
    for (const part of document.querySelectorAll<HTMLElement>('main, footer'))
      part.style.cssText =
        to && (part.localName === 'main' ? `max-height: ${to}; overflow: hidden` : 'display: none')
  }, height)

const arriveCut = async (page: Page, height: string) => {
  await page.goto('/about')
  await takenOver(page)
  await scrollTo(page, 900)
  await goHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BRAND.tagline)
  await cutAt(page, height)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`About ${BRAND.name}`)
}

test('SHELL-04 Back restores the scroll position even when the page grows to its height later', async ({
  page,
}) => {
  await arriveCut(page, '300px')
  expect(await scrollY(page)).toBeLessThan(900)

  await cutAt(page, '')

  await expect.poll(() => scrollY(page)).toBe(900)
})

test('SHELL-04 a shopper who scrolls in the meantime is not pulled back', async ({ page }) => {
  await arriveCut(page, '900px')
  await page.mouse.wheel(0, -2000)
  await expect.poll(() => scrollY(page)).toBe(0)

  await cutAt(page, '')

  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(1600)
  expect(await scrollY(page)).toBe(0)
})

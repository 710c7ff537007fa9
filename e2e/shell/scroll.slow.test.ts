import { BRAND } from '@ahia/reference/brand'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y)
  await expect.poll(() => scrollY(page)).toBe(y)
}

/** The header is sticky, so tapping a link in it does not scroll. */
const goHome = (page: Page) => page.getByRole('link', { name: `${BRAND.name} home` }).tap()

test('SHELL-04 a new page starts at the top, and Back, Forward, a reload and a new query keep the scroll position', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
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

  await test.step('a reload, also far down in the terms, before they are laid out', async () => {
    for (const [path, y] of [
      ['/about', 500],
      ['/terms', 6_000],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      await scrollTo(page, y)
      await page.reload()
      await hydrated(page)
      await expect.poll(() => scrollY(page)).toBe(y)
    }
  })

  await test.step('only the query changes', async () => {
    await page.goto('/api/v1/docs')
    await hydrated(page)
    const chip = page.getByRole('navigation', { name: /filter/i }).getByRole('link', { name: /catalog/i })
    await scrollTo(page, 40)
    await chip.evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL('/api/v1/docs?tag=catalog')
    await expect(chip).toHaveAttribute('aria-current', 'true')
    expect(await scrollY(page)).toBe(40)
  })
})

/** Simulates a list that is still loading: the page ends at this height. */
const cutAt = (page: Page, height: string) =>
  page.evaluate((to) => {
    for (const part of document.querySelectorAll<HTMLElement>('main, footer'))
      part.style.cssText =
        to && (part.localName === 'main' ? `max-height: ${to}; overflow: hidden` : 'display: none')
  }, height)

const goBackToCut = async (page: Page, height: string) => {
  await scrollTo(page, 900)
  await goHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BRAND.tagline)
  await cutAt(page, height)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`About ${BRAND.name}`)
}

test('SHELL-04 Back restores the scroll position also when the page grows later, unless the shopper scrolls meanwhile', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  await goBackToCut(page, '300px')
  expect(await scrollY(page)).toBeLessThan(900)
  await cutAt(page, '')
  await expect.poll(() => scrollY(page)).toBe(900)

  await goBackToCut(page, '900px')
  await page.mouse.wheel(0, -2000)
  await expect.poll(() => scrollY(page)).toBe(0)
  await cutAt(page, '')
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(1600)
  expect(await scrollY(page)).toBe(0)
})

import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { featured, open } from '../support/open-home.ts'
import { expect, test } from '../support/test.ts'

const PRODUCT = 'Fresh eggs, crate of 30'
const PHONE = { width: 360, height: 640 }
const DESKTOP = { width: 1280, height: 900 }
const HTML_BUDGET_BYTES = 22_000

const row = (page: Page) => page.getByRole('group', { name: 'Popular Categories' })
const rowButton = (page: Page, way: 'forward' | 'back') =>
  page.getByRole('button', { name: `Scroll ${way}: Popular Categories` })
const expectScrolled = (page: Page, left: number) =>
  expect.poll(() => row(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(left)

test('HOME-01, HOME-02, HOME-03, HOME-04, CONST-03, CONST-06 the home page on a phone and a desktop: layout, banners, tiles, shops, cards and what was viewed', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize(PHONE)
  await open(page)
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await expect(recent).toBeHidden()

  await test.step('on a phone the first products are near the top, and nothing shifts', async () => {
    await page.evaluate(() => document.fonts.ready)
    const topOf = async (name: string) => (await page.getByRole('group', { name }).boundingBox())?.y
    expect(await topOf('Popular Categories')).toBeLessThan(PHONE.height)
    expect(await topOf('Featured Products')).toBeLessThan(1.5 * PHONE.height)
    expect(await layoutShift(page)).toBeLessThan(0.05)
  })

  await test.step('two banners are stacked here, and side by side on a desktop', async () => {
    const [sell, grow] = ['Open a shop', 'See packages'].map((name) => page.getByRole('link', { name }))
    const heightApart = async () => {
      const [one, other] = await Promise.all([sell?.boundingBox(), grow?.boundingBox()])
      return Math.abs((one?.y ?? 0) - (other?.y ?? 0))
    }
    expect(await heightApart()).toBeGreaterThan(100)
    expect(await isOnItsPicture(page, 'Open a shop'), 'WIN-14').toBe(false)
    await page.setViewportSize(DESKTOP)
    await expect.poll(heightApart).toBeLessThan(60)
  })

  await test.step('a banner slides in within 700 ms, with reduced motion at once', async () => {
    const carousel = page.getByRole('group', { name: 'Highlights' })
    const content = carousel.locator('[aria-roledescription=slide] > *').first()
    await expect(content).toHaveCSS('transition-duration', '0s')
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
    await carousel.getByRole('button', { name: 'Next' }).press('Enter')
    await expect(carousel.getByRole('button', { name: 'Show 2 of 2' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(carousel.getByRole('link', { name: 'Order food' })).toBeInViewport()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(content).toHaveCSS('transition-duration', '0.7s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  await test.step('the category row scrolls by 200 px, and its buttons are disabled at either end', async () => {
    await expect(row(page).getByRole('link')).toHaveCount(12)
    await expect(row(page).getByRole('link', { name: 'Wardrobe' })).toBeInViewport({ ratio: 1 })
    await expect(rowButton(page, 'back')).toBeDisabled()
    await rowButton(page, 'forward').click()
    await expectScrolled(page, 200)
    await expect(rowButton(page, 'back')).toBeEnabled()
    await row(page).press('ArrowRight')
    await expectScrolled(page, 400)
    await row(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect(rowButton(page, 'forward')).toBeDisabled()
  })

  await test.step('shops near you are filtered by the chosen state, and the scroll position stays', async () => {
    const shops = page.getByRole('region', { name: 'Shops near you' })
    await expect(shops.getByRole('article')).toHaveCount(4)
    await shops.getByRole('link', { name: 'Lagos' }).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await shops.getByRole('link', { name: 'Lagos' }).click()
    await expect(page).toHaveURL('/?state=LAGOS')
    await expect(shops.getByRole('article').getByText(/Lagos$/)).toHaveCount(4)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  await test.step('a card opens in a new tab, and the product is recently viewed on the next visit', async () => {
    const card = featured(page).getByRole('listitem').filter({ hasText: PRODUCT })
    await expect(card).toContainText('₦5,500')
    const [beside] = await Promise.all([context.waitForEvent('page'), card.getByRole('link').click()])
    await expect(beside).toHaveURL(/\/products\/[0-9a-f-]{36}$/)
    await expect(page).toHaveURL('/?state=LAGOS')
    await beside.waitForFunction(() => localStorage.getItem('ahia-recently-viewed'))
    await beside.close()
  })

  await test.step('links within the site load data only, not whole pages', async () => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document' && request.frame() === page.mainFrame())
        documents.push(request.url())
    })
    await row(page).getByRole('link', { name: 'Food & Beverages' }).click()
    await expect(page).toHaveURL('/products?category=FOOD')
    await page.getByRole('banner').getByRole('link', { name: 'Ahia home' }).click()
    await expect(featured(page).getByText(PRODUCT)).toBeVisible()
    await expect(recent.getByRole('link', { name: PRODUCT })).toBeVisible()
    expect(documents).toEqual([])
  })

  const response = await request.get('/')
  const html = await response.text()
  expect(html.match(/\(opens in a new tab\)/g)).toHaveLength(12)
  expect(gzipSync(html).length).toBeLessThan(HTML_BUDGET_BYTES)
  expect(response.headers()['cache-control']).toContain('s-maxage')
})

/** The cumulative layout shift since the page loaded, as the browser reports it. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
    })
    watch.observe({ type: 'layout-shift', buffered: true })
    await new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled)))
    return sum
  })

/** Whether a banner's button and its picture overlap. */
const isOnItsPicture = (page: Page, name: string): Promise<boolean> =>
  page.getByRole('link', { name }).evaluate((link) => {
    const picture = link.parentElement?.parentElement?.querySelector('img')?.getBoundingClientRect()
    return link.getBoundingClientRect().right > (picture?.left ?? 0)
  })

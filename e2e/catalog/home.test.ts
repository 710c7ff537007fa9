import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { featured, open, openWithStoppedClock } from '../support/open-home.ts'
import { expect, takenOver, test } from '../support/test.ts'

const PRODUCT = 'Fresh eggs, crate of 30'
const PHONE = { width: 360, height: 640 }
const HTML_BUDGET_BYTES = 22_000

const row = (page: Page) => page.getByRole('group', { name: 'Popular Categories' })
const rowButton = (page: Page, way: 'forward' | 'back') =>
  page.getByRole('button', { name: `Scroll ${way}: Popular Categories` })
const expectScrolled = (page: Page, left: number) =>
  expect.poll(() => row(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(left)

test('HOME-03, HOME-04, CONST-03, CONST-06 the home page on a desktop: tiles, cards, shops and what was viewed', async ({
  page,
  context,
}) => {
  await open(page)
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await expect(recent).toBeHidden()

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
    expect(documents).toEqual([])
  })

  await test.step('a card opens in a new tab, and the product is recently viewed on the next visit', async () => {
    const card = featured(page).getByRole('listitem').filter({ hasText: PRODUCT })
    await expect(card).toContainText('₦5,500')
    const [beside] = await Promise.all([context.waitForEvent('page'), card.getByRole('link').click()])
    await expect(beside).toHaveURL(/\/products\/[0-9a-f-]{36}$/)
    await expect(page).toHaveURL('/')
    await beside.waitForFunction(() => localStorage.getItem('ahia-recently-viewed'))
    await beside.close()
    await page.reload()
    await takenOver(page)
    await expect(recent.getByRole('link', { name: PRODUCT })).toBeVisible()
  })
})

test('HOME-02, HOME-04 on a phone the first products are near the top, nothing shifts, and the HTML is small', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE)
  await open(page)
  await page.evaluate(() => document.fonts.ready)
  const topOf = async (name: string) => (await page.getByRole('group', { name }).boundingBox())?.y
  expect(await topOf('Popular Categories')).toBeLessThan(PHONE.height)
  expect(await topOf('Featured Products')).toBeLessThan(1.5 * PHONE.height)
  expect(await layoutShift(page)).toBeLessThan(0.05)

  await test.step('two banners are stacked here, and side by side on a desktop', async () => {
    const [sell, grow] = ['Open a shop', 'See packages'].map((name) => page.getByRole('link', { name }))
    const heightApart = async () => {
      const [one, other] = await Promise.all([sell?.boundingBox(), grow?.boundingBox()])
      return Math.abs((one?.y ?? 0) - (other?.y ?? 0))
    }
    expect(await heightApart()).toBeGreaterThan(150)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect.poll(heightApart).toBeLessThan(60)
  })

  const response = await request.get('/')
  const html = await response.text()
  expect(html.match(/\(opens in a new tab\)/g)).toHaveLength(12)
  expect(gzipSync(html).length).toBeLessThan(HTML_BUDGET_BYTES)
  expect(response.headers()['cache-control']).toContain('s-maxage')
})

test.describe('the banners', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  const carousel = (page: Page) => page.getByRole('group', { name: 'Highlights' })
  const control = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })
  const expectSlide = (page: Page, place: 1 | 2) =>
    expect(control(page, `Show ${place} of 2`)).toHaveAttribute('aria-current', 'true')

  test('HOME-01, CONST-03 a banner slides in every 6000 ms within 700 ms, pauses while it is read, and can be stopped', async ({
    page,
  }) => {
    await openWithStoppedClock(page)
    const content = carousel(page).locator('[aria-roledescription=slide] > *').first()
    await expect(content).toHaveCSS('transition-duration', '0.7s')

    await test.step('the next one slides in every 6000 ms', async () => {
      await page.clock.runFor(5999)
      await expectSlide(page, 1)
      await page.clock.runFor(1)
      await expectSlide(page, 2)
      await expect(carousel(page).getByRole('link', { name: 'Order food' })).toBeInViewport()
      await page.clock.runFor(6000)
      await expectSlide(page, 1)
    })

    await test.step('they pause on hover and focus', async () => {
      await carousel(page)
        .getByRole('group', { name: '1 of 2' })
        .hover({ position: { x: 300, y: 30 } })
      await page.clock.runFor(60_000)
      await expectSlide(page, 1)
      await page.mouse.move(5, 5)
      await control(page, 'Next').focus()
      await page.clock.runFor(60_000)
      await expectSlide(page, 1)
    })

    await test.step('using a control stops them, Play starts them again', async () => {
      await page.keyboard.press('Enter')
      await expectSlide(page, 2)
      await control(page, 'Next').blur()
      await page.clock.runFor(60_000)
      await expectSlide(page, 2)
      await control(page, 'Play').press('Enter')
      await expect(control(page, 'Pause')).toBeVisible()
      await page.clock.runFor(6000)
      await expectSlide(page, 1)
    })

    await test.step('they do not rotate when reduced motion is set', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.reload()
      await page.clock.runFor(100)
      await expect(control(page, 'Play')).toBeVisible()
      await page.clock.runFor(60_000)
      await expectSlide(page, 1)
    })
  })
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

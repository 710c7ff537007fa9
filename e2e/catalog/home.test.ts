import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { featured, open, openWithStoppedClock } from '../support/open-home.ts'
import { expect, test } from '../support/test.ts'

const PRODUCT = 'Fresh eggs, crate of 30'
const PHONE = { width: 360, height: 640 }
const HTML_BUDGET_BYTES = 22_000

test('HOME-04, CONST-06 a featured card shows rating, price and shop, and opens in a new tab', async ({
  page,
  context,
}) => {
  await open(page)
  const card = featured(page).getByRole('listitem').filter({ hasText: PRODUCT })
  await expect(card).toContainText('₦5,500')
  await expect(card).toContainText('Oyingbo Fresh Basket')
  await expect(card).toContainText(/\d\.\d out of 5/)

  const [beside] = await Promise.all([context.waitForEvent('page'), card.getByRole('link').click()])

  await expect(beside).toHaveURL(/\/products\/[0-9a-f-]{36}$/)
  await expect(page).toHaveURL('/')
})

test('HOME-04 the featured products are in the HTML, and only as many as are shown', async ({ request }) => {
  const response = await request.get('/')
  const html = await response.text()

  expect(html).toContain(PRODUCT)
  expect(html.match(/\(opens in a new tab\)/g)).toHaveLength(12)
  expect(html).toContain('href="/featured"')
  expect(gzipSync(html).length).toBeLessThan(HTML_BUDGET_BYTES)
  expect(response.headers()['cache-control']).toContain('s-maxage')
})

test('navigation within the site loads data only, not whole pages', async ({ page }) => {
  await open(page, '/about')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })

  await page.getByRole('banner').getByRole('link', { name: 'Ahia home' }).click()
  await expect(featured(page).getByText(PRODUCT)).toBeVisible()

  expect(documents).toEqual([])
})

test.describe('the banners', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  const carousel = (page: Page) => page.getByRole('group', { name: 'Highlights' })
  const control = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })
  const expectSlide = (page: Page, place: 1 | 2) =>
    expect(control(page, `Show ${place} of 2`)).toHaveAttribute('aria-current', 'true')

  test('HOME-01, CONST-03 the next banner slides in every 6000 ms, with a 700 ms transition', async ({
    page,
  }) => {
    await openWithStoppedClock(page)
    await expect(carousel(page).locator('[aria-roledescription=slide] > *').first()).toHaveCSS(
      'transition-duration',
      '0.7s',
    )

    await page.clock.runFor(5999)
    await expectSlide(page, 1)
    await page.clock.runFor(1)
    await expectSlide(page, 2)
    await expect(carousel(page).getByRole('link', { name: 'Order food' })).toBeInViewport()
    await page.clock.runFor(6000)
    await expectSlide(page, 1)
  })

  test('HOME-01 the banners pause on hover and focus, and using a control stops the rotation', async ({
    page,
  }) => {
    await openWithStoppedClock(page)
    const first = carousel(page).getByRole('group', { name: '1 of 2' })

    await first.hover({ position: { x: 300, y: 30 } })
    await page.clock.runFor(60_000)
    await expectSlide(page, 1)
    await page.mouse.move(5, 5)
    await control(page, 'Next').focus()
    await page.clock.runFor(60_000)
    await expectSlide(page, 1)

    await page.keyboard.press('Enter')
    await expectSlide(page, 2)
    await control(page, 'Next').blur()
    await page.clock.runFor(60_000)
    await expectSlide(page, 2)

    await control(page, 'Play').press('Enter')
    await page.clock.runFor(6000)
    await expectSlide(page, 1)
    await control(page, 'Pause').press('Enter')
    await page.clock.runFor(60_000)
    await expectSlide(page, 1)
  })

  test('HOME-01 the banners do not rotate when reduced motion is set', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithStoppedClock(page)

    await expect(control(page, 'Play')).toBeVisible()
    await page.clock.runFor(60_000)
    await expectSlide(page, 1)
  })

  test('HOME-02 two banners link to the merchant page: stacked on a phone, side by side on a desktop', async ({
    page,
  }) => {
    await open(page)
    const [sell, grow] = ['Open a shop', 'See packages'].map((name) => page.getByRole('link', { name }))
    if (!sell || !grow) throw new Error('both are named above')
    const heightApart = async () => {
      const [one, other] = await Promise.all([sell.boundingBox(), grow.boundingBox()])
      return Math.abs((one?.y ?? 0) - (other?.y ?? 0))
    }

    for (const link of [sell, grow]) await expect(link).toHaveAttribute('href', '/merchant')
    expect(await heightApart()).toBeLessThan(60)
    await page.setViewportSize(PHONE)
    expect(await heightApart()).toBeGreaterThan(150)
  })
})

test.describe('Popular Categories', () => {
  const row = (page: Page) => page.getByRole('group', { name: 'Popular Categories' })
  const button = (page: Page, way: 'forward' | 'back') =>
    page.getByRole('button', { name: `Scroll ${way}: Popular Categories` })
  const expectScrolled = (page: Page, left: number) =>
    expect.poll(() => row(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(left)

  test('HOME-03, CONST-03 the category row scrolls by 200 px and its buttons are disabled at either end', async ({
    page,
  }) => {
    await open(page)
    await expect(row(page).getByRole('link')).toHaveCount(12)
    await expect(row(page).getByRole('link', { name: 'Wardrobe' })).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'back')).toBeDisabled()

    await button(page, 'forward').click()
    await expectScrolled(page, 200)
    await expect(button(page, 'back')).toBeEnabled()
    await row(page).press('ArrowRight')
    await expectScrolled(page, 400)
    await row(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect(button(page, 'forward')).toBeDisabled()
  })

  test('HOME-03 a tile opens its category', async ({ page }) => {
    await open(page)

    await row(page).getByRole('link', { name: 'Food & Beverages' }).click()

    await expect(page).toHaveURL('/products?category=FOOD')
  })
})

test('HOME-05 the home page ends with three promises: shipping, payment and support', async ({ page }) => {
  await page.goto('/')

  const promises = page.getByRole('region', { name: 'What you can count on' }).getByRole('listitem')
  await expect(promises).toContainText(['On-time Shipping', 'Payment Method', 'Customer Support'])
  await expect(promises.nth(1)).toContainText('Securely Processed')
})

test('＋ shops near you are filtered by the chosen state, and the scroll position stays', async ({
  page,
}) => {
  await open(page)
  const shops = page.getByRole('region', { name: 'Shops near you' })
  await expect(shops.getByRole('article')).toHaveCount(4)
  await shops.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)

  await shops.getByRole('link', { name: 'Lagos' }).click()

  await expect(page).toHaveURL('/?state=LAGOS')
  await expect(shops.getByRole('article').getByText(/Lagos$/)).toHaveCount(4)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('＋ a product that was viewed appears under Recently viewed on the next visit', async ({ page }) => {
  await open(page)
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await expect(recent).toBeHidden()
  const card = featured(page).getByRole('link', { name: PRODUCT })

  await open(page, (await card.getAttribute('href')) ?? '')
  await page.waitForFunction(() => localStorage.getItem('ahia-recently-viewed'))
  await open(page)

  await expect(recent.getByRole('link', { name: PRODUCT })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('categories and featured products start within 1.5 screens, and the layout does not shift', async ({
    page,
  }) => {
    await open(page)
    await page.evaluate(() => document.fonts.ready)
    const topOf = async (name: string) => (await page.getByRole('group', { name }).boundingBox())?.y

    expect(await topOf('Popular Categories')).toBeLessThan(PHONE.height)
    expect(await topOf('Featured Products')).toBeLessThan(1.5 * PHONE.height)
    expect(await layoutShift(page)).toBeLessThan(0.05)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the banners can still be swiped, and no button without a function is shown', async ({ page }) => {
    await page.goto('/')

    await page.getByRole('link', { name: 'Order food' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: 'Order food' })).toBeInViewport()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
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

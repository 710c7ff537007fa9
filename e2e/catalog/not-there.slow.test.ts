import type { Locator } from '@playwright/test'
import { expect, hydrated, takenOver, test } from '../support/test.ts'

const NO_PRODUCT = '/products/00000000-0000-7000-8000-000000000000'
const NO_SHOP = '/shops/00000000-0000-7000-8000-000000000000'

/** All that the demo market has there, and the more expensive of them, whose name is long. */
const TWO = '/products?category=FOOD&subcategory=OTHER'
const ONE = `${TWO}&minPrice=100000`

// The pages answer 404 on purpose.
test.use({ toleratedErrors: /status of 404/ })

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } })

  test('WIN-56 a product that is not there leads on by touch: to a search, a category and goods', async ({
    page,
  }) => {
    await page.goto(NO_PRODUCT)
    await hydrated(page)
    const field = page.getByRole('searchbox', { name: 'Search the market' })
    await field.tap()
    await field.fill('fan')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).tap()
    await expect(page).toHaveURL('/products?search=fan')
    await page.goBack()
    await page.getByRole('region', { name: 'Best sellers' }).getByRole('listitem').first().tap()
    await expect(page).toHaveURL(/\/products\/[^?]+$/)
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  })
})

test('WIN-62 on a phone the categories are in two columns of one width, and none is wider than the screen', async ({
  page,
}) => {
  for (const phone of [320, 360]) {
    await page.setViewportSize({ width: phone, height: 640 })
    await page.goto(NO_PRODUCT)
    const links = page.getByRole('region', { name: 'Browse categories' }).getByRole('link')
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => {
        const { left, width } = link.getBoundingClientRect()
        return { left, width, isCut: link.scrollWidth > link.clientWidth }
      }),
    )

    expect(boxes).toHaveLength(12)
    expect(new Set(boxes.map(({ width }) => width)).size).toBe(1)
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(2)
    expect(boxes.filter(({ isCut }) => isCut)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone)
  }
})

test('WIN-63 one or two products fill the row of a list, with the picture on the left and the heart on it', async ({
  page,
}) => {
  for (const [width, count] of [
    [320, 1],
    [360, 1],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(count === 1 ? ONE : TWO)
    const cards = page.locator('.few-cards').getByRole('article')
    await expect(cards).toHaveCount(count)
    const card = cards.last()
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, width: 0 }
    const box = await boxOf(card)
    const picture = await boxOf(card.locator('img'))
    const name = await boxOf(card.getByRole('heading'))
    const heart = await boxOf(card.getByRole('button'))
    const list = await boxOf(page.locator('.few-cards'))

    expect(box.x + box.width, 'to the end of the row').toBeCloseTo(list.x + list.width, 0)
    expect(picture.x + picture.width).toBeLessThan(name.x)
    expect(name.width, 'room for words').toBeGreaterThanOrEqual(box.width * 0.45)
    expect(heart.x + heart.width).toBeLessThan(picture.x + picture.width)
    const isCut = (whole: Element) =>
      whole.scrollHeight > whole.clientHeight || whole.scrollWidth > whole.clientWidth
    expect(await card.evaluate(isCut), 'all words are inside the card').toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('WIN-56 a shop that is not there leads on by keyboard', async ({ page }) => {
  await page.goto(NO_SHOP)
  await takenOver(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox'), 'the header has one').toBeHidden()
  await main.getByRole('link', { name: 'Browse Products' }).focus()
  await page.keyboard.press('Tab')
  await expect(
    main.getByRole('region', { name: 'Browse categories' }).getByRole('link').first(),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?category=FOOD')
})

import { featuredProducts } from '@ahia/contracts/catalog'
import { listShops } from '@ahia/contracts/shops'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { type DomPage, openInDom } from '../../test/dom/open-in-dom.ts'
import { cards, shop } from '../../test/market.ts'

const SHOPS = answer(listShops, { shops: [shop()] })
const DOWN = fail(featuredProducts, { status: 500 })
const PRODUCTS = answer(featuredProducts, { products: cards(3) })

const featured = ({ all }: DomPage) => all.role('region', 'Featured Products')
const heading = ({ all }: DomPage) => all.role('heading', 'Featured Products')
const retry = (page: DomPage) => featured(page).role('button', 'Try Again')
const failed = ({ all }: DomPage) => all.role('heading', 'Oops! Something went wrong')

test('HOME-06 with no featured products the home page shows a message, and Refresh loads them', async () => {
  const page = await openInDom('/', { answers: [SHOPS, answer(featuredProducts, { products: [] })] })
  expect(page.all.role('heading', 'No Featured Products Yet').count).toBe(1)
  page.api.give(PRODUCTS)

  await page.all.role('button', 'Refresh').click()

  await expect.poll(() => featured(page).content).toContain('Product 1')
  await expect.poll(() => heading(page).isFocused).toBe(true)
})

test('HOME-06, CONST-02 the home page shows an error, and Try Again reports each result until products load', async () => {
  const page = await openInDom('/', { answers: [SHOPS, DOWN] })
  const alerts = page.all.role('alert').containing('Oops! Something went wrong')
  expect(failed(page).count).toBe(1)
  expect(alerts.count).toBe(0)

  await retry(page).click()
  await expect.poll(() => alerts.count).toBe(1)
  await expect.poll(() => heading(page).isFocused).toBe(true)

  page.api.give(PRODUCTS)
  const held = page.api.hold(featuredProducts)
  await retry(page).press('Enter')
  const loading = featured(page).css('[aria-busy=true]')
  await expect.poll(() => loading.css('.aspect-square').count).toBe(8)
  held.release()
  await expect.poll(() => loading.count).toBe(0)
  expect(featured(page).content).toContain('Product 1')
  expect(failed(page).count).toBe(0)
  await expect.poll(() => heading(page).isFocused).toBe(true)
})

test('HOME-07, CONST-01 the home page retries after 5, 10, 20, 40 and 80 s, then stops; Try Again starts over', async () => {
  const page = await openInDom('/', { answers: [SHOPS, DOWN], isClockStopped: true })
  const asked = () => page.api.sent(featuredProducts).length

  for (const [before, seconds] of [5, 10, 20, 40, 80].entries()) {
    await expect.poll(() => featured(page).content).toContain(`Retrying in ${seconds} s`)
    await page.advance(seconds * 1000 - 1)
    expect(asked()).toBe(before)
    await page.advance(1)
    await expect.poll(asked).toBe(before + 1)
  }
  await expect.poll(() => featured(page).content).not.toContain('Retrying')
  await page.advance(600_000)
  expect(asked()).toBe(5)

  await retry(page).click()
  await expect.poll(() => featured(page).content).toContain('Retrying in 5 s')
  await page.advance(1000)
  await expect.poll(() => featured(page).content).toContain('Retrying in 4 s')
})

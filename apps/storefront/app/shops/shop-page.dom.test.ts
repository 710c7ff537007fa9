import { listProducts } from '@ahia/contracts/catalog'
import { showShop } from '@ahia/contracts/shops'
import { answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { type DomPage, openInDom } from '../../test/dom/open-in-dom.ts'
import { cards, listing, shop } from '../../test/market.ts'

const SHOP = shop({ name: 'Amala Corner' })
const PATH = `/shops/${SHOP._id}`
const FACETS = {
  ...listing(cards(9)).facets,
  categories: [
    { value: 'FOOD', count: 8 },
    { value: 'GROCERY', count: 1 },
  ] as const,
  price: { min: 500, max: 9000 },
}

const productsOf = (count: number) =>
  answer(listProducts, listing(cards(count), { facets: { ...FACETS, categories: [...FACETS.categories] } }))

/** Nine products, of which one is a grocery and four are cheap. */
const openShop = (): Promise<DomPage> =>
  openInDom(PATH, {
    answers: [answer(showShop, { shop: SHOP }), productsOf(9)],
    serve: (api) =>
      api.reply(listProducts, ({ category, maxPrice }) => productsOf(category ? 1 : maxPrice ? 4 : 9)),
  })

const asked = ({ api }: DomPage) => api.sent(listProducts).at(-1)

test('LIST-13 a shop’s products are filtered by a category, and selecting it again shows all', async () => {
  const page = await openShop()
  const groceries = page.main.css('nav[aria-label=Categories]').role('link', /Grocery/)

  await groceries.click()
  await expect.poll(() => page.path()).toBe(`${PATH}?category=GROCERY`)
  await expect.poll(() => page.main.content).toContain('Showing 1-1 of 1 results')
  expect(asked(page)).toMatchObject({ category: 'GROCERY', shopId: SHOP._id })

  await groceries.click()
  await expect.poll(() => page.path()).toBe(PATH)
  await expect.poll(() => page.main.content).toContain('Showing 1-9 of 9 results')
})

test('LIST-13 a price in the sheet of a shop’s filters is counted, then applied', async () => {
  const page = await openShop()
  await page.main.css('summary').containing('Filters').click()
  const sheet = page.all.role('dialog', 'Filters')
  await expect.poll(() => sheet.count).toBe(1)

  await sheet.label('To (₦)').fill('2000')
  await expect.poll(() => sheet.role('button', 'Show 4 results').count).toBe(1)
  await sheet.role('button', 'Show 4 results').click()

  await expect.poll(() => page.path()).toBe(`${PATH}?maxPrice=2000`)
  await expect.poll(() => sheet.count).toBe(0)
  expect(asked(page)).toMatchObject({ maxPrice: '2000', shopId: SHOP._id })
})

test('LIST-13 a search stays in the shop', async () => {
  const page = await openShop()
  await page.main.label('Search in Amala Corner').fill('akara')
  await page.main.label('Search in Amala Corner').press('Enter')

  await expect.poll(() => page.path()).toBe(`${PATH}?search=akara`)
  await expect.poll(() => asked(page)).toMatchObject({ search: 'akara', shopId: SHOP._id })
})

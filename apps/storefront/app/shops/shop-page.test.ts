import { listProducts } from '@ahia/contracts/catalog'
import { showShop } from '@ahia/contracts/shops'
import { CATEGORIES } from '@ahia/reference/categories'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { described, jsonLdTypes } from '../../test/described.ts'
import { cards, listing, shop } from '../../test/market.ts'
import { open } from '../../test/open.ts'

const PRODUCTS = answer(listProducts, listing(cards(2)))
const path = `/shops/${shop()._id}`

test('LIST-13 a shop’s details and products are in the HTML', async () => {
  const page = await open(path, {
    answers: [answer(showShop, { shop: shop({ name: 'Amala Corner' }) }), PRODUCTS],
  })

  const { main } = page
  expect(described(page)).toMatchObject({ title: 'Amala Corner · Ahia', robots: null })
  expect(main.one('h1').text).toBe('Amala Corner')
  expect(main.text).toContain('Verified Seller')
  expect(main.text).toContain('Surulere, Lagos · on')
  expect(main.text).toContain('Showing 1-2 of 2 results')
  expect(main.all('article').map((card) => card.one('h3').text)).toEqual(['Product 1', 'Product 2'])
  expect(jsonLdTypes(page)).toContain('BreadcrumbList')
})

test.each([
  ['one category on one page', [{ value: 'FOOD', count: 9 }], []],
  ['one category on several pages', [{ value: 'FOOD', count: 13 }], ['Food & Beverages']],
  [
    'two categories',
    [
      { value: 'FOOD', count: 8 },
      { value: 'GROCERY', count: 1 },
    ],
    ['Food & Beverages', 'Grocery & Supermarket'],
  ],
] as const)('WIN-64 a shop with products of %s offers what narrows them', async (_, categories, offered) => {
  const products = cards(9)
  const facets = { ...listing(products).facets, categories: [...categories] }
  const { main } = await open(path, {
    answers: [answer(showShop, { shop: shop() }), answer(listProducts, listing(products, { facets }))],
  })

  const chips = main
    .all('[aria-label=Categories]')
    .flatMap((nav) => nav.all('a').map(({ text }) => text.replace(/\d+$/, '')))
  expect(chips).toEqual(offered)
})

test('WIN-98 on a shop’s own page no card repeats its name and town', async () => {
  const given = [answer(showShop, { shop: shop() }), PRODUCTS]
  const [card] = cards(1)
  const { main } = await open(path, { answers: given })
  const [first] = main.all('article')

  expect(first?.text).toContain('Product 1')
  expect(first?.text).not.toContain(card?.shopId.name)
  const list = await open('/products', { answers: given })
  expect(list.main.all('article')[0]?.text, 'elsewhere it says whose it is').toContain(card?.shopId.name)
})

test('WIN-49 a shop without products offers none of others', async () => {
  const popular = answer(listProducts, listing(cards(4)), { sort: 'popular' })
  const nothing = answer(listProducts, listing([]))
  const { main } = await open(path, { answers: [answer(showShop, { shop: shop() }), popular, nothing] })

  expect(main.all('h2', 'No Products Available')).toHaveLength(1)
  expect(main.all('article')).toEqual([])
})

test('LIST-13 an unknown shop gets 404 and links to the products', async () => {
  const page = await open('/shops/nobody', {
    answers: [fail(showShop, { status: 404, code: 'SHOP_NOT_FOUND' }), PRODUCTS],
  })

  expect(page.status).toBe(404)
  expect(page.main.one('h1').text).toBe('Shop Not Found')
  expect(page.main.one('a', 'Browse Products').attributes.href).toBe('/products')
  expect(page.main.all('article')).toEqual([])
  expect(described(page).robots).toBe('noindex')
})

test('WIN-56 an unknown shop offers search and all categories without scripts', async () => {
  const { seenWithoutScripts } = await open('/shops/nobody', {
    answers: [fail(showShop, { status: 404, code: 'SHOP_NOT_FOUND' }), PRODUCTS],
  })

  const main = seenWithoutScripts.one('main')
  expect(main.one('section', 'Browse categories').all('a')).toHaveLength(CATEGORIES.length)
  expect(main.one('input', 'Search the market').attributes.name).toBe('search')
})

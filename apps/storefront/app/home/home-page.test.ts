import { featuredProducts, productRails } from '@ahia/contracts/catalog'
import { listShops } from '@ahia/contracts/shops'
import { answer, fail, PUBLIC_URL } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { described, jsonLdTypes } from '../../test/described.ts'
import { cards, railOf, shop } from '../../test/market.ts'
import { open } from '../../test/open.ts'

const SHOPS = answer(listShops, { shops: [shop()] })
const featured = (count: number) => answer(featuredProducts, { products: cards(count) })

test('HOME-04 the featured products are in the HTML, and only as many as are shown', async () => {
  const page = await open('/', { answers: [SHOPS, featured(15)] })

  const section = page.main.one('section', 'Featured Products')
  expect(section.all('li').map((item) => item.one('h3').text)).toEqual(
    cards(12).map(({ name }) => `${name} (opens in a new tab)`),
  )
  expect(section.all('li')[0]?.text).toContain('₦5,500')
  expect(section.one('a', 'See all featured products').attributes.href).toBe('/featured')
  expect(page.html).not.toContain('Product 13')
  expect(page.headers.get('cache-control')).toContain('s-maxage')
})

test('R16 an address of slashes only is the home page', async () => {
  const page = await open(`${PUBLIC_URL}//`, { answers: [SHOPS, featured(1)] })

  expect(page.status).toBe(200)
})

test('HOME-06 with no featured products the home page shows a message, Refresh and Browse All Products', async () => {
  const { main } = await open('/', { answers: [SHOPS, featured(0)] })

  const section = main.one('section', 'Featured Products')
  expect(section.one('h3').text).toBe('No Featured Products Yet')
  expect(section.one('button').text).toBe('Refresh')
  expect(section.one('a', 'Browse All Products').attributes.href).toBe('/products')
})

test('HOME-06 when products fail to load the home page shows an error without an alert, uncached', async () => {
  const page = await open('/', { answers: [SHOPS, fail(featuredProducts, { status: 500 })] })

  const section = page.main.one('section', 'Featured Products')
  expect(page.status).toBe(200)
  expect(section.one('h3').text).toBe('Oops! Something went wrong')
  expect(section.one('button').text).toBe('Try Again')
  expect(section.text).toContain('Error: 500')
  expect(section.all('[role=alert]')).toEqual([])
  expect(page.main.one('section', /shops/i).text).toContain('Mama Nkechi Kitchen')
  expect(page.headers.get('cache-control')).toBe('no-store')
})

test('HOME-07 a failure without a message gets a default message', async () => {
  const { main } = await open('/?force=featured:failed', { answers: [SHOPS], devPages: true })

  expect(main.text).toContain('An error occurred while fetching featured products')
})

test('HOME-06, CONST-02 eight placeholders are shown while the products load', async () => {
  const { main } = await open('/?force=featured:loading', { answers: [SHOPS], devPages: true })

  const loading = main.one('section', 'Featured Products').one('[aria-busy=true]')
  expect(loading.one('[role=status]').text).toBe('Loading products')
  expect(loading.all('.aspect-square')).toHaveLength(8)
})

test('the home page has structured data about the company and the search', async () => {
  const page = await open('/?utm_source=chat', { answers: [SHOPS, featured(1)] })

  expect(described(page)).toMatchObject({ canonical: `${PUBLIC_URL}/`, type: 'website', robots: null })
  expect(jsonLdTypes(page)).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
})

test('HOME-05 the home page ends with three promises: shipping, payment and support', async () => {
  const { main } = await open('/', { answers: [SHOPS, featured(1)] })

  const promises = main.one('section', 'What you can count on').all('li')
  expect(promises.map((promise) => promise.one('h2').text)).toEqual([
    'On-time Shipping',
    'Payment Method',
    'Customer Support',
  ])
  expect(promises[1]?.text).toContain('Securely Processed')
})

test('HOME-02, HOME-04, WIN-14 a featured card shows rating, price and shop, and one block with two banners speaks to merchants', async () => {
  const { main } = await open('/', { answers: [SHOPS, featured(1)] })

  const card = main.one('section', 'Featured Products').one('li')
  for (const text of ['₦5,500', 'Mama Nkechi Kitchen', '4.6 out of 5']) expect(card.text).toContain(text)
  const toMerchants = main.all('a').filter(({ attributes }) => attributes.href === '/merchant')
  expect(toMerchants.map(({ text }) => text)).toEqual(['Open a shop', 'See packages'])
  expect(main.one('section', 'Sell on Ahia').all('a')).toHaveLength(2)
})

test('WIN-11 best sellers and new arrivals are in the HTML with their prices, and link to all of them', async () => {
  const rails = answer(productRails, { newest: railOf(['New lamp']), popular: railOf(['Loved rice']) })
  const { main } = await open('/', { answers: [SHOPS, featured(1), rails] })

  const [popular, newest] = [main.one('section', 'Best sellers'), main.one('section', 'New arrivals')]
  expect(popular.one('li').text).toContain('Loved rice₦5,500 · 1,480 sold')
  expect(popular.one('a', 'See all best sellers').attributes.href).toBe('/products?sort=popular')
  expect(newest.one('li').text).toContain('New lamp₦5,500')
  expect(newest.one('a', 'See all new arrivals').attributes.href).toBe('/products?sort=newest')
})

test("WIN-106 best sellers and new arrivals say 'From' where the choices of a product differ in price", async () => {
  const [newest, popular] = ['New lamp', 'Loved rice'].map((name) =>
    railOf([name]).map((product) => ({ ...product, fromPrice: 4_000 })),
  )
  const rails = answer(productRails, { newest: newest ?? [], popular: popular ?? [] })
  const { main } = await open('/', { answers: [SHOPS, featured(1), rails] })

  expect(main.one('section', 'Best sellers').one('li').text).toContain('Loved riceFrom ₦4,000 · 1,480 sold')
  expect(main.one('section', 'New arrivals').one('li').text).toContain('New lampFrom ₦4,000')
})

test('WIN-11 a row without products is not there, nor are rows that failed to load', async () => {
  const without = [answer(productRails, { newest: [], popular: [] }), fail(productRails, { status: 500 })]
  for (const rails of without) {
    const { main } = await open('/', { answers: [SHOPS, featured(1), rails] })
    expect(main.all('section', /Best sellers|New arrivals/)).toEqual([])
    expect(main.all('section', 'Featured Products')).toHaveLength(1)
  }
})

test('WIN-10 a shop near you shows its board, its owner’s line and three products that open by themselves', async () => {
  const products = railOf(['Abula', 'Akara', 'Ewedu']).map(({ sales: _, shopName: __, ...small }) => small)
  const shops = answer(listShops, { shops: [shop({ name: 'Amala Corner', products })] })
  const { main } = await open('/', { answers: [shops, featured(1)] })

  const card = main.one('section', 'Shops near you').one('article')
  expect(card.one('h3').text).toBe('Amala Corner')
  expect(card.one('.shop-sign').one('img').attributes.src).toBe('/signs/1/leaf-awning-mortar.svg')
  expect(card.text).toContain('“If you find one lump in it, I turn you another.”Iya Sikiru')
  expect(card.all('li').map((good) => good.one('img').attributes.alt)).toEqual(['Abula', 'Akara', 'Ewedu'])
  expect(card.all('li')[0]?.one('a').attributes.href).toBe(`/products/${products[0]?._id}`)
})

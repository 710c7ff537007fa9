import { listProducts } from '@ahia/contracts/catalog'
import { answer, fail, PUBLIC_URL } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { routes } from '#routes.ts'
import { described, jsonLdTypes } from '../../../test/described.ts'
import { cards, listing } from '../../../test/market.ts'
import { open } from '../../../test/open.ts'
import { WHOLE_LIST } from './query.rules.ts'

const NOTHING = answer(listProducts, listing([]))
const FULL = answer(listProducts, listing(cards(3)))

test('LIST-08 eight placeholders are shown while the products load', async () => {
  const { main } = await open('/products?force=list:loading', { devPages: true })

  const [loading] = main.all('[aria-busy=true]')
  expect(loading?.one('[role=status]').text).toBe('Loading products')
  expect(loading?.all('.aspect-square')).toHaveLength(8)
})

test('LIST-08 an empty list names its category and links to all products', async () => {
  const { main } = await open('/products?category=GARDEN', { answers: [NOTHING] })

  expect(main.one('h2', 'No Products in Garden & Outdoors').text).toBeTruthy()
  expect(main.one('a', 'View All Products').attributes.href).toBe('/products')
  expect(main.all('button', 'Refresh')).toHaveLength(1)
  expect(main.text, 'what leads on comes first').toMatch(/View All Products.*Refresh/s)
})

test('WIN-100 a category that filters leave empty can be shown without them', async () => {
  const { main } = await open('/products?category=PET&subcategory=Toys&minPrice=9000&sort=popular', {
    answers: [NOTHING],
  })

  expect(main.one('a', 'Clear filters').attributes.href).toBe(
    '/products?category=PET&subcategory=Toys&sort=popular',
  )
  expect(main.text).toMatch(/Clear filters.*View All Products.*Refresh/s)
})

test('LIST-08 an empty market shows No Products Available', async () => {
  const { main } = await open('/products', { answers: [NOTHING] })

  expect(main.all('h2', 'No Products Available')).toHaveLength(1)
})

test('LIST-08 a failed list shows our message and the server’s, without an alert, and is not cached', async () => {
  const page = await open('/products', { answers: [fail(listProducts, { status: 500 })] })

  expect(page.main.all('h2', 'Oops! Something went wrong')).toHaveLength(1)
  expect(page.main.text).toContain(
    "We're having trouble loading the products. Please check your connection and try again.",
  )
  expect(page.main.text).toContain('Error: 500')
  expect(page.main.all('[role=alert]')).toEqual([])
  expect(page.main.all('button', 'Try Again')).toHaveLength(1)
  expect(page.headers.get('cache-control')).toBe('no-store')
})

test('LIST-01 a loaded list may be cached', async () => {
  const page = await open('/products', { answers: [FULL] })

  expect(page.headers.get('cache-control')).toContain('s-maxage')
  expect(page.main.text).toContain('Showing 1-3 of 3 results')
  expect(page.main.all('article')).toHaveLength(3)
})

test('LIST-08 a search without results repeats the text and offers other ways', async () => {
  const popular = answer(listProducts, listing(cards(4)), { sort: 'popular' })
  const { main } = await open('/products?search=zzqqxx&inStock=true', { answers: [popular, NOTHING] })

  expect(main.all('h2', 'No Products Available')).toHaveLength(1)
  expect(main.text).toContain('Nothing found for “zzqqxx”.')
  expect(main.all('button', 'Refresh')).toHaveLength(1)
  expect(main.one('a', 'View All Products').attributes.href).toBe('/products')
  expect(main.one('a', 'Search without filters').attributes.href).toBe('/products?search=zzqqxx')
  expect(main.text).toMatch(/Search without filters.*View All Products.*Refresh/s)
  const [category] = main.one('section', 'Browse categories').all('a')
  expect(category?.attributes.href).toBe('/products?category=FOOD')
  expect(main.one('section', 'Popular right now').all('article')).toHaveLength(4)
})

test('WIN-49 a category without products offers other categories and what is popular', async () => {
  const popular = answer(listProducts, listing(cards(4)), { sort: 'popular' })
  const { main } = await open('/products?category=GARDEN', { answers: [popular, NOTHING] })

  expect(main.all('h2', 'No Products in Garden & Outdoors')).toHaveLength(1)
  expect(main.one('section', 'Browse categories').all('a')).not.toHaveLength(0)
  expect(main.one('section', 'Popular right now').all('article')).toHaveLength(4)
})

test('WIN-54 below few search results come popular products of their category, none of them twice', async () => {
  const all = cards(6)
  const found = answer(listProducts, listing(all.slice(0, 2)), { search: 'yam' })
  const popular = answer(listProducts, listing(all), { sort: 'popular', category: 'FOOD' })
  const { main } = await open('/products?search=yam', { answers: [found, popular] })

  expect(main.text).toContain('Showing 1-2 of 2 results')
  expect(main.one('section', 'Popular in Food & Beverages').all('article')).toHaveLength(4)
  expect(new Set(main.all('article').map(({ text }) => text)).size).toBe(6)
})

test.each([
  ['without words', '/products?category=FOOD', 2],
  ['with four results', '/products?search=yam', 4],
])('WIN-54 a list %s shows nothing else', async (_, path, count) => {
  const { main } = await open(path, { answers: [answer(listProducts, listing(cards(count)))] })

  expect(main.all('article')).toHaveLength(count)
  expect(main.text).not.toContain('Popular in')
})

test.each([
  ['one product', { products: cards(1) }, 'few-cards'],
  ['two products', { products: cards(2) }, 'few-cards'],
  ['three products', { products: cards(3) }, 'grid-cols-2'],
  ['the last page of several', { products: cards(1), page: 2, pages: 2, total: 13 }, 'grid-cols-2'],
])('WIN-63 %s: as cards that fill the row, or in the grid', async (_, { products, ...pages }, look) => {
  const { main } = await open('/products?category=FOOD', {
    answers: [answer(listProducts, listing(products, pages))],
  })

  expect(main.all(`.${look}`).flatMap((list) => list.all('article'))).toHaveLength(products.length)
})

test('WIN-54 results are shown when what is popular cannot be loaded', async () => {
  const found = answer(listProducts, listing(cards(2)), { search: 'yam' })
  const lost = fail(listProducts, { status: 500 })
  const { main } = await open('/products?search=yam', { answers: [found, lost] })

  expect(main.all('article')).toHaveLength(2)
})

test('LIST-01 a list has one canonical URL, however it is sorted', async () => {
  const answers = [answer(listProducts, listing(cards(3), { page: 2, pages: 3, total: 27 }))]
  const page = await open('/products?sort=popular&page=2&category=FOOD', { answers })

  const { title, description, canonical, url } = described(page)
  expect(title).toMatch(/Food & Beverages.* · Ahia$/)
  expect(description).toBeTruthy()
  expect(canonical).toBe(`${PUBLIC_URL}/products?category=FOOD&page=2`)
  expect(url).toBe(canonical)
  expect(jsonLdTypes(page)).toContain('BreadcrumbList')
})

test('a search is not indexed, and a category is', async () => {
  const robotsOf = async (path: string) => described(await open(path, { answers: [FULL] })).robots

  expect(await robotsOf('/products?search=rice')).toBe('noindex')
  expect(await robotsOf('/products?category=FOOD')).toBeNull()
})

test('LIST-01 the URL holds the whole state, so everyone who opens it sees the same list', async () => {
  const asked = answer(listProducts, listing(cards(5)), {
    category: 'FOOD',
    subcategory: 'loCAL',
    sort: 'price-low',
    maxPrice: '4000',
  })
  const page = await open('/products?category=FOOD&subcategory=%20loCAL&sort=price-low&maxPrice=4,000', {
    answers: [asked],
  })

  expect(described(page).title).toMatch(/^Local · /)
  expect(page.main.one('h1').text).toBe('Local')
  expect(page.main.text).toContain('Showing 1-5 of 5 results')
  expect(page.main.all('a', 'Remove filter Up to ₦4,000')).toHaveLength(1)
  expect(page.main.one('select[name=sort]').one('option[selected]').text).toBe('Price: Low to High')
})

test('LIST-01 invalid parameters in the URL are ignored, and a page number too high shows the last page', async () => {
  const last = answer(listProducts, listing(cards(3), { page: 3, pages: 3, total: 27 }), { page: '3' })
  const beyond = answer(listProducts, listing([], { page: 999, pages: 3, total: 27 }), { page: '999' })
  const page = await open('/products?category=CARS&rating=many&minPrice=-1&page=999', {
    answers: [last, beyond],
  })

  expect(page.status).toBe(200)
  expect(page.main.one('h1').text).toBe('All products')
  expect(page.main.one('[aria-current=page]').text).toBe('3')
})

test('LIST-07 WIN-90 a misspelt search shows the spelling that its results match, and a way to search what was typed', async () => {
  const found = answer(listProducts, listing(cards(2), { didYouMean: 'jollof rice' }))
  const { main } = await open('/products?search=jollof+ryce', { answers: [found] })

  expect(main.one('h1').text).toBe('Results for “jollof ryce”')
  expect(main.text).toContain('Showing results for jollof rice.')
  expect(main.one('a', 'jollof rice').attributes.href).toBe('/products?search=jollof+rice')
  const exactly = main.one('a', 'Search exactly “jollof ryce” instead')
  expect(exactly.attributes.href).toBe('/products?search=%22jollof+ryce%22')
})

test.each([
  ['with filters they are a row of their own', '?category=FOOD&inStock=true', 0],
  ['a subcategory is there too', '?category=FOOD&subcategory=Local', 0],
  ['a category alone is said by the heading', '?category=FOOD', 1],
  ['a search alone is said by the heading', '?search=rice&sort=popular', 1],
])('WIN-92 the active filters on a phone: %s', async (_what, search, amongControls) => {
  const { main } = await open(`/products${search}`, { answers: [FULL] })

  const controls = main.all('div').find(({ attributes }) => attributes.class?.includes('lg:contents'))

  expect(main.all('ul', 'Active filters')).toHaveLength(1)
  expect(controls?.all('ul', 'Active filters')).toHaveLength(amongControls)
})

test('WIN-96 words on a picture stand on opaque ink', async () => {
  const [card] = cards(1)
  const soldOut = answer(listProducts, listing(card ? [{ ...card, baseQuantity: 0 }] : []))
  const { main } = await open('/products', { answers: [soldOut] })

  expect(main.one('.bg-strip').text).toBe('Out of stock')
})

test('WIN-90 a search for exactly these words says so, and leads back to the usual search', async () => {
  const { main } = await open('/products?search=%22jolof%22', {
    answers: [answer(listProducts, listing([]))],
  })

  expect(main.one('h1').text).toBe('Results for exactly “jolof”')
  expect(main.text).toContain('Nothing found for exactly “jolof”.')
  expect(main.one('a', 'Remove filter Exactly “jolof”').attributes.href).toBe('/products')
  expect(main.one('a', 'Search similar words too').attributes.href).toBe('/products?search=jolof')
})

test.each(['“jolof”', '”jolof“'])(
  'WIN-90 a search in the quotation marks of a phone is one for exactly these words: %s',
  async (search) => {
    const { main } = await open(`/products?${new URLSearchParams({ search })}`, {
      answers: [answer(listProducts, listing([]))],
    })

    expect(main.one('h1').text).toBe('Results for exactly “jolof”')
    expect(main.one('a', 'Search similar words too').attributes.href).toBe('/products?search=jolof')
  },
)

test('FIND-01 what was read in a search is a chip that links to the search without it', async () => {
  const chips = [{ label: 'Up to ₦5,000', without: 'shoes' }]
  const found = answer(
    listProducts,
    listing(cards(2), { understood: { chips, isClose: false, notCarried: null } }),
  )
  const { main } = await open('/products?search=shoes+under+5k', { answers: [found] })

  expect(main.one('a', 'Remove filter Up to ₦5,000').attributes.href).toBe('/products?search=shoes')
  expect(main.text).not.toContain('Close:')
})

test('FIND-04 goods that are only close stand below words that say so', async () => {
  const found = answer(
    listProducts,
    listing(cards(2), { understood: { chips: [], isClose: true, notCarried: null } }),
  )
  const { main } = await open('/products?search=velvet+generator', { answers: [found] })

  expect(main.text).toContain('No exact match. These are close:')
})

test('FIND-03 a brand that nobody sells here is said above its kind of thing', async () => {
  const notCarried = { brand: 'Tecno', kind: 'phones' }
  const found = answer(
    listProducts,
    listing(cards(2), { understood: { chips: [], isClose: false, notCarried } }),
  )
  const { main } = await open('/products?search=tecno', { answers: [found] })

  expect(main.text).toContain("We don't have Tecno. Phones:")
})

test('LIST-01, WIN-04 a cached list is another one for every parameter that a list depends on', () => {
  const lists = routes.filter(({ query = [] }) => query.includes('category'))

  expect(lists).toHaveLength(2)
  for (const { query } of lists) expect(query).toEqual(expect.arrayContaining(Object.keys(WHOLE_LIST)))
})

test('WIN-72 beside a list only what shows something is offered, and what is chosen', async () => {
  const facets = {
    ...listing(cards(3)).facets,
    categories: [{ value: 'HOUSEHOLD' as const, count: 3 }],
    ratings: [5, 4, 3, 2, 1].map((value) => ({ value, count: value === 4 || value === 3 ? 0 : 3 })),
    inStock: 0,
    delivery: [{ value: 'REAL_FREE_DELIVERY' as const, count: 1 }],
    deliversTo: [
      { value: 'LAGOS' as const, count: 3 },
      { value: 'EDO' as const, count: 0 },
    ],
  }
  const found = answer(listProducts, listing(cards(3), { facets }))
  const { main } = await open('/products?search=fan&rating=3', { answers: [found] })

  const aside = main.one('aside')
  expect(aside.all('a').map(({ text }) => text)).toEqual(['Household Appliances3'])
  const values = (name: string) => aside.all(`input[name=${name}]`).map(({ attributes }) => attributes.value)
  expect(values('rating'), 'any, what is chosen, and what leads on').toEqual(['', '3', '2'])
  expect(values('inStock')).toEqual([])
  expect(values('delivery')).toEqual(['REAL_FREE_DELIVERY'])
  const states = aside.one('select').all('option')
  expect(states[0]?.text).toBe('Anywhere')
  expect(states.map(({ attributes }) => attributes.value)).toContain('LAGOS')
  expect(states.map(({ attributes }) => attributes.value)).not.toContain('EDO')
})

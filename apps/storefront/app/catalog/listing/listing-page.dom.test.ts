import { listProducts } from '@ahia/contracts/catalog'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { cards, listing } from '../../../test/market.ts'

type Listing = ReturnType<typeof listing>

const A_PAGE = 12
const FACETS: Listing['facets'] = {
  categories: [],
  subCategories: [{ value: 'Local', count: 7 }],
  ratings: [],
  inStock: 20,
  delivery: [{ value: 'REAL_FREE_DELIVERY', count: 6 }],
  deliversTo: [{ value: 'PORT HARCOURT', count: 24 }],
  brands: [
    { value: 'Obi Pantry', count: 4 },
    { value: 'Tomiri', count: 2 },
  ],
  price: { min: 500, max: 9000 },
}

/** The first or a later page of a list this long. */
const pageOf = (total: number, page = 1) =>
  answer(
    listProducts,
    listing(cards(Math.min(A_PAGE, total)), {
      total,
      page,
      pages: Math.ceil(total / A_PAGE),
      facets: FACETS,
    }),
  )

const sidebar = ({ main }: DomPage) => main.css('aside')
const link = (page: DomPage, name: RegExp) => sidebar(page).role('link', name)
const box = (page: DomPage, name: RegExp) => sidebar(page).role('checkbox', name)
const asked = ({ api }: DomPage) => api.sent(listProducts).at(-1)

/** Every list has 27 products, but with free delivery six. */
const serveLists = (api: FakeApi) =>
  api.reply(listProducts, ({ page, delivery }) => pageOf(delivery ? 6 : 27, Number(page)))

async function visit(path: string): Promise<DomPage> {
  const { searchParams } = new URL(path, 'https://ahia.example')
  const first = pageOf(27, Number(searchParams.get('page') ?? 1))
  const page = await openInDom(path, { answers: [first] })
  serveLists(page.api)
  return page
}

test('LIST-03 another category starts at page 1, and selecting a chosen category again removes it', async () => {
  const page = await visit('/products?category=TECH&subcategory=Phones&page=2&inStock=true')

  await link(page, /^Food & Beverages/).click()
  await expect.poll(() => page.path()).toBe('/products?category=FOOD&inStock=true')
  await expect.poll(() => page.title.content).toBe('Food & Beverages')
  expect(asked(page)).toMatchObject({ category: 'FOOD', inStock: 'true', page: '1' })

  await link(page, /^Local/).click()
  await expect.poll(() => page.path()).toBe('/products?category=FOOD&subcategory=Local&inStock=true')
  await expect.poll(() => link(page, /^Local/).attribute('aria-current')).toBe('true')
  await link(page, /^Local/).click()
  await expect.poll(() => page.path()).toBe('/products?category=FOOD&inStock=true')
  await expect.poll(() => page.title.content).toBe('Food & Beverages')
  await link(page, /^Food & Beverages/).click()
  await expect.poll(() => page.path()).toBe('/products?inStock=true')
})

test('LIST-02 a chip removes its filter, Clear removes all, and keyboard focus is kept', async () => {
  const page = await visit('/products?category=FOOD&subcategory=Local&rating=4&sort=popular')

  await page.main.role('link', 'Remove filter Local').press('Enter')
  await expect.poll(() => page.path()).toBe('/products?category=FOOD&rating=4&sort=popular')
  await expect.poll(() => page.title.isFocused).toBe(true)

  await page.main.role('link', 'Clear').click()
  await expect.poll(() => page.path()).toBe('/products?sort=popular')
  await expect.poll(() => page.all.role('list', 'Active filters').count).toBe(0)
})

test('WIN-03, WIN-04 products for a chosen place are filtered in the URL, and cards say what does not go there', async () => {
  const [usual, hot] = cards(2)
  const onlyIn = { area: 'CITY', state: 'ENUGU', city: 'Enugu' } as const
  const logistics = { deliveryType: 'STANDARD', onlyIn, promise: { within: 3, unit: 'HOURS' } } as const
  const meals = usual && hot ? [usual, { ...hot, logistics }] : []
  const page = await openInDom('/products', { answers: [answer(listProducts, listing(meals))] })
  const card = page.main.css('article').last()
  expect(card.content).toContain('Same day in Enugu only')
  serveLists(page.api)

  page.storeElsewhere('ahia-delivery-state', '"LAGOS"')
  await expect.poll(() => card.content).toContain('Not delivered to Lagos')
  expect(page.main.css('article').first().content).not.toContain('elivered')

  await sidebar(page).label('Delivers to').select('PORT HARCOURT')
  await expect.poll(() => page.path()).toBe('/products?deliversTo=PORT+HARCOURT')
  await expect.poll(() => asked(page)).toMatchObject({ deliversTo: 'PORT HARCOURT', page: '1' })
  await expect.poll(() => localStorage.getItem('ahia-delivery-state')).toBe('"PORT HARCOURT"')
  await page.main.role('link', 'Remove filter Delivers to Port Harcourt').click()
  await expect.poll(() => page.path()).toBe('/products')
})

test('WIN-45 a brand is chosen in the URL, kept beside other filters and taken back by its chip', async () => {
  const page = await visit('/products?search=rice')
  const brand = (name: RegExp) => sidebar(page).role('radio', name)
  expect(brand(/^Obi Pantry\s*4$/).count).toBe(1)

  await brand(/^Obi Pantry/).click()
  await expect.poll(() => page.path()).toBe('/products?search=rice&brand=Obi+Pantry')
  await expect.poll(() => asked(page)).toMatchObject({ search: 'rice', brand: 'Obi Pantry', page: '1' })
  await page.main.role('link', 'Remove filter Obi Pantry').click()
  await expect.poll(() => page.path()).toBe('/products?search=rice')
})

test('WIN-45 lists without brands have no such filter, and a brand without goods can be taken back', async () => {
  const openWithout = (path: string) =>
    openInDom(path, { answers: [answer(listProducts, listing(cards(2)))] })
  const plain = await openWithout('/products')
  expect(sidebar(plain).content).not.toContain('Any brand')

  const page = await openWithout('/products?brand=Kemta')
  expect(sidebar(page).role('radio', /^Kemta$/).count).toBe(1)
  expect(page.all.role('link', 'Remove filter Kemta').count).toBeGreaterThan(0)
})

test('LIST-06 sorting applies immediately and is stored in the URL', async () => {
  const page = await visit('/products?category=SPA&page=2')

  await page.main.label('Sort').select('Price: High to Low')

  await expect.poll(() => page.path()).toBe('/products?category=SPA&sort=price-high')
  await expect.poll(() => asked(page)).toMatchObject({ category: 'SPA', sort: 'price-high', page: '1' })
})

test('LIST-05, LIST-09 a page lists 12 products, and changing the page moves focus to the heading', async () => {
  const page = await visit('/products')
  const second = page.all.role('navigation', 'Pagination').role('link', 'Page 2')
  expect(page.main.css('article').count).toBe(A_PAGE)

  await second.click()

  await expect.poll(() => page.path()).toBe('/products?page=2')
  await expect.poll(() => page.main.content).toContain('Showing 13-24 of 27 results')
  await expect.poll(() => page.title.isFocused).toBe(true)
  expect(second.attribute('aria-current')).toBe('page')
})

test('LIST-10 a list request is cancelled when a newer one replaces it', async () => {
  const page = await visit('/products')
  const signals: AbortSignal[] = []
  const send = page.api.fetch
  page.api.fetch = (request) => {
    signals.push(request.signal)
    return send(request)
  }
  const held = page.api.hold(listProducts)

  await link(page, /^Food & Beverages/).click()
  await expect.poll(() => page.main.css('[aria-busy=true] .aspect-square').count).toBe(8)
  await expect.poll(() => signals.length).toBe(1)
  await link(page, /^Wardrobe/).click()

  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true, false])
  held.release()
  await expect.poll(() => page.main.content).toContain('Showing 1-12 of 27 results')
  expect(page.title.content).toBe('Wardrobe')
})

test('WIN-92 while a filtered search loads, the chips of its words keep their place', async () => {
  const chips = [{ label: 'Up to ₦5,000', without: 'shoes' }]
  const understood = { chips, isClose: false, notCarried: null }
  const found = answer(listProducts, listing(cards(2), { facets: FACETS, understood }))
  const page = await openInDom('/products?search=shoes+under+5k', { answers: [found] })
  page.api.give(found)
  const held = page.api.hold(listProducts)
  const loading = page.main.css('[aria-busy=true] .aspect-square')
  const names = () =>
    page.main
      .css('ul[aria-label="Active filters"] li')
      .all()
      .map(({ textContent }) => textContent)

  await box(page, /^Free delivery/).click()
  await expect.poll(() => loading.count).toBe(8)
  expect(names()).toEqual(['“shoes under 5k”', 'Up to ₦5,000', 'Free Delivery', 'Clear'])
  held.release()
  await expect.poll(() => loading.count).toBe(0)

  const other = page.api.hold(listProducts)
  await page.main.role('link', 'Remove filter Up to ₦5,000').click()
  await expect.poll(() => loading.count).toBe(8)
  expect(names(), 'nothing that was read in other words').toEqual(['“shoes”', 'Free Delivery', 'Clear'])
  other.release()
})

test('LIST-11 in the sidebar a checkbox filter applies immediately, a price when it is submitted', async () => {
  const page = await visit('/products?category=FOOD')

  await box(page, /^Free delivery ?6$/).click()
  await expect.poll(() => page.path()).toBe('/products?category=FOOD&delivery=REAL_FREE_DELIVERY')
  await expect.poll(() => page.main.content).toContain('Showing 1-6 of 6 results')
  expect(box(page, /^Free delivery/).isFocused).toBe(true)

  await sidebar(page).label('To (₦)').fill('₦3,000')
  expect(page.path()).not.toContain('maxPrice')
  await sidebar(page).label('To (₦)').press('Enter')
  await expect
    .poll(() => page.path())
    .toBe('/products?category=FOOD&maxPrice=3000&delivery=REAL_FREE_DELIVERY')
})

test('LIST-11 a list can be limited to one shop, and its chip removes that filter', async () => {
  const { _id, name } = cards(1)[0]?.shopId ?? { _id: '', name: '' }
  const page = await visit(`/products?shopId=${_id}`)

  await box(page, /^In stock/).click()
  await expect.poll(() => page.path()).toBe(`/products?shopId=${_id}&inStock=true`)
  await expect.poll(() => page.main.role('link', 'Remove filter In stock').count).toBe(1)
  expect(asked(page)).toMatchObject({ shopId: _id, inStock: 'true' })

  await page.main.role('link', `Remove filter ${name}`).click()
  await expect.poll(() => page.path()).toBe('/products?inStock=true')
  await expect.poll(() => asked(page)).not.toHaveProperty('shopId')
})

test('LIST-08 an empty list is loaded again by Refresh', async () => {
  const page = await openInDom('/products?category=GARDEN', { answers: [answer(listProducts, listing([]))] })
  serveLists(page.api)

  await page.main.role('button', 'Refresh').click()

  await expect.poll(() => page.main.content).toContain('Showing 1-12 of 27 results')
  await expect.poll(() => page.title.isFocused).toBe(true)
})

test('LIST-08 the product list shows an error, and Try Again reports each result until products load', async () => {
  const page = await openInDom('/products', { answers: [fail(listProducts, { status: 500 })] })
  const failed = page.main.role('heading', 'Oops! Something went wrong')
  const alert = page.main.role('alert').containing('Oops! Something went wrong')
  expect(failed.count).toBe(1)
  expect(alert.count).toBe(0)

  await page.main.role('button', 'Try Again').click()
  await expect.poll(() => alert.content).toContain('Error: 500')
  serveLists(page.api)
  await page.main.role('button', 'Try Again').click()

  await expect.poll(() => page.main.content).toContain('Showing 1-12 of 27 results')
  expect(failed.count).toBe(0)
})

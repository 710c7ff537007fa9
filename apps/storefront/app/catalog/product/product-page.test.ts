import { previewProduct, relatedProducts, showProduct } from '@ahia/contracts/catalog'
import { estimateDelivery } from '@ahia/contracts/delivery'
import { listQuestions } from '@ahia/contracts/questions/product-questions'
import { listReviews } from '@ahia/contracts/reviews'
import { BRAND } from '@ahia/reference/brand'
import { CATEGORIES } from '@ahia/reference/categories'
import { answer, fail, PUBLIC_URL } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { described, jsonLd } from '../../../test/described.ts'
import { cards, product, questions, reviews } from '../../../test/market.ts'
import { open } from '../../../test/open.ts'

const JOLLOF = product()
const PATH = `/products/${JOLLOF._id}`
const RELATED = answer(relatedProducts, { products: cards(2) })
const NO_REVIEWS = answer(listReviews, reviews())
const ESTIMATE = answer(
  estimateDelivery,
  { fee: 2500, undelivered: [], shops: [], arrives: { from: '2026-11-18', to: '2026-11-20' } },
  { state: 'LAGOS', items: JOLLOF._id },
)
const NO_QUESTIONS = answer(listQuestions, questions())
const OTHERS = [RELATED, NO_REVIEWS, NO_QUESTIONS, ESTIMATE]
const answers = [answer(showProduct, { product: JOLLOF }), ...OTHERS]

test('PDP-03, PDP-08 a product shows its name, price, category and description', async () => {
  const page = await open(PATH, { answers })

  const { main } = page
  expect(described(page).title).toBe(`${JOLLOF.name} · ${BRAND.name}`)
  expect(main.one('h1').text).toBe(JOLLOF.name)
  expect(main.one('a', 'Food & Beverages').attributes.href).toBe('/products?category=FOOD')
  expect(main.one('a', 'Ready-to-Eat Meals').attributes.href).toBe(
    '/products?category=FOOD&subcategory=Ready-to-Eat+Meals',
  )
  expect(main.text).toContain('2,140 sold')
  expect(main.all('[role=status]')[0]?.text).toBe('₦5,500In Stock')
  expect(main.text).toContain('Long-grain rice cooked down in tatashe')
  expect(main.all('dd', 'Quarter chicken, fried')).toHaveLength(1)
})

test('DATA-08, DATA-09 the delivery and return terms are shown as text', async () => {
  const { main } = await open(PATH, { answers })

  const terms = main.one('section', 'Delivery & returns')
  expect(terms.text).toContain('Standard Delivery')
  expect(terms.text).toContain('No Returns')
  expect(terms.text).not.toMatch(/Within \d+ days/)
})

test('DATA-09 a limited return period is shown in days', async () => {
  const returnable = product({ returnPolicy: { policy: 'RETURN', period: 7 } })
  const { main } = await open(PATH, {
    answers: [answer(showProduct, { product: returnable }), ...OTHERS],
  })

  const terms = main.one('section', 'Delivery & returns')
  expect(terms.text).toContain('Returns Accepted')
  expect(terms.text).toContain('Within 7 days')
})

test('a product page has structured data with price, stock and rating, and a preview image', async () => {
  const page = await open(PATH, { answers })

  const { title: _, description: __, url: ___, picture, ...shown } = described(page)
  expect(shown).toEqual({ canonical: PUBLIC_URL + PATH, type: 'product', robots: null })
  expect(picture.address).toMatch(/^https:\/\/ahia\.example\//)
  expect(picture.width).toBeGreaterThanOrEqual(600) // from here on chats show it large
  expect(picture.alt).toBeTruthy()
  expect(jsonLd(page).find((thing) => thing['@type'] === 'Product')).toMatchObject({
    name: JOLLOF.name,
    aggregateRating: { ratingValue: JOLLOF.rating, reviewCount: JOLLOF.reviews },
    offers: { priceCurrency: 'NGN', availability: expect.stringContaining('schema.org/InStock') },
  })
})

test('WIN-44 the brand is the first specification, leads to its goods and is in the structured data', async () => {
  const branded = product({ brand: 'Obi Pantry', specifications: { Brand: 'Other', Weight: '1 kg' } })
  const page = await open(PATH, { answers: [answer(showProduct, { product: branded }), ...OTHERS] })

  const specifications = page.main.one('section', 'Specifications')
  expect(specifications.all('dt').map(({ text }) => text)).toEqual(['Brand', 'Weight'])
  expect(specifications.one('a').attributes.href).toBe('/products?brand=Obi+Pantry')
  expect(jsonLd(page).find((thing) => thing['@type'] === 'Product')).toMatchObject({
    brand: { '@type': 'Brand', name: 'Obi Pantry' },
  })
})

test('WIN-31 the delivery fee and dates are in the HTML, also for a browser without scripts', async () => {
  const { main, seenWithoutScripts } = await open(PATH, { answers })

  expect(main.all('[role=status]', 'about ₦2,500, 18–20 Nov')).toHaveLength(1)
  expect(main.one('select').text).toContain('LAGOS')
  expect(seenWithoutScripts.one('main').text).toContain('Deliver to Lagos:about ₦2,500, 18–20 Nov')
})

test('WIN-94 a product that is out of stock promises no delivery, and leads to similar ones', async () => {
  const promise = { within: 3, unit: 'HOURS' as const }
  const soldOut = product({ baseQuantity: 0, logistics: { ...JOLLOF.logistics, promise } })
  const { main } = await open(PATH, { answers: [answer(showProduct, { product: soldOut }), ...OTHERS] })

  expect(main.text).toContain('This item is out of stock.')
  expect(main.text).not.toContain('Deliver to')
  expect(main.text).not.toContain('18–20 Nov')
  expect(main.text).not.toContain('after you pay')
  expect(main.one('a', 'See similar products').attributes.href).toBe('#related')
  expect(main.all('[id=related]')).toHaveLength(1)
  expect(main.all('button', 'Add to Cart'), 'no second one in a bar').toHaveLength(1)
})

test('WIN-31 a delivery estimate that fails leaves the product page as it is', async () => {
  const { main } = await open(PATH, { answers: [fail(estimateDelivery, { status: 500 }), ...answers] })

  expect(main.one('h1').text).toBe(JOLLOF.name)
  expect(main.all('select')).toHaveLength(1)
})

test('WIN-33 a breadcrumb leads to the category and the subcategory, also as structured data', async () => {
  const page = await open(PATH, { answers })

  const links = page.main.one('nav', 'Breadcrumb').all('a')
  expect(links.map(({ text }) => text)).toEqual(['Food & Beverages', 'Ready-to-Eat Meals'])
  expect(jsonLd(page).find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Food & Beverages' }, { name: 'Ready-to-Eat Meals' }, {}],
  })
})

test('PDP-14 a product without reviews says so', async () => {
  const unreviewed = product({ reviews: 0, rating: 0 })
  const { main } = await open(PATH, {
    answers: [answer(showProduct, { product: unreviewed }), ...OTHERS],
  })

  expect(main.one('section', 'Reviews').text).toContain('No reviews yet')
})

test('PDP-14 reviews that fail to load show an error, and the product is still shown', async () => {
  const { main, headers } = await open(PATH, {
    answers: [fail(listReviews, { status: 500 }), ...answers],
  })

  expect(main.one('h1').text).toBe(JOLLOF.name)
  expect(main.one('section', 'Reviews').all('h3', 'Oops! Something went wrong')).toHaveLength(1)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('PDP-13 related products that fail to load show an error, and the product is still shown', async () => {
  const { main } = await open(PATH, {
    answers: [fail(relatedProducts, { status: 500 }), ...answers],
  })

  const related = main.one('section', 'Related Products')
  expect(main.one('h1').text).toBe(JOLLOF.name)
  expect(related.all('h3', 'Oops! Something went wrong')).toHaveLength(1)
  expect(related.text).toContain("We're having trouble loading the related products...")
})

test('PDP-13 with no related products the page offers Refresh and Browse All Products', async () => {
  const none = answer(relatedProducts, { products: [] })
  const { main } = await open(PATH, {
    answers: [none, ...answers],
  })

  const related = main.one('section', 'Related Products')
  expect(related.all('h3', 'No Related Products Yet')).toHaveLength(1)
  expect(related.all('button', 'Refresh')).toHaveLength(1)
  expect(related.one('a', 'Browse All Products').attributes.href).toBe('/products')
})

test.each([
  { status: 404, code: 'PRODUCT_NOT_FOUND', why: 'a product that never was' },
  { status: 410, code: 'PRODUCT_GONE', why: 'what a shop has withdrawn' },
] as const)('PDP-12 $why gets $status and links to the products', async ({ status, code }) => {
  const page = await open('/products/no-such-product', {
    answers: [
      ...[showProduct, relatedProducts, listReviews, listQuestions].map((endpoint) =>
        fail(endpoint, { status, code }),
      ),
      fail(estimateDelivery, { status: 400 }),
    ],
  })

  expect(page.status).toBe(status)
  expect(page.main.one('h1').text).toBe('Product Not Found')
  expect(page.main.text).toContain("The product you're looking for doesn't exist or has been removed.")
  expect(page.main.one('a', 'Browse Products').attributes.href).toBe('/products')
  expect(described(page).robots).toBe('noindex')
})

test.each(['/products/no-such-product', '/products/%20'])(
  'WIN-56 where there is no product, %s offers search and all categories without scripts',
  async (path) => {
    const notThere = [showProduct, relatedProducts, listReviews, listQuestions].map((endpoint) =>
      fail(endpoint, { status: 404, code: 'PRODUCT_NOT_FOUND' }),
    )
    const { seenWithoutScripts } = await open(path, {
      answers: [...notThere, fail(estimateDelivery, { status: 400 })],
    })

    const main = seenWithoutScripts.one('main')
    expect(main.one('section', 'Browse categories').all('a')).toHaveLength(CATEGORIES.length)
    expect(main.one('form').attributes.action).toBe('/products')
    expect(main.one('input', 'Search the market').attributes.name).toBe('search')
  },
)

test('WIN-56 a product that fails to load offers nothing instead', async () => {
  const { main } = await open(PATH, { answers: [fail(showProduct, { status: 500 }), ...OTHERS] })

  expect(main.all('section', 'Browse categories')).toEqual([])
})

test('PDP-12 a URL without an id shows Product ID is required', async () => {
  const page = await open('/products/%20', {
    answers: [
      ...[relatedProducts, listReviews, listQuestions].map((endpoint) =>
        fail(endpoint, { status: 404, code: 'PRODUCT_NOT_FOUND' }),
      ),
      fail(estimateDelivery, { status: 400 }),
    ],
  })

  expect(page.status).toBe(400)
  expect(page.main.one('h1').text).toBe('Product ID is required')
})

test('PDP-12 a product that fails to load shows an error', async () => {
  const page = await open(PATH, {
    answers: [fail(showProduct, { status: 500 }), ...OTHERS],
  })

  expect(page.status).toBe(500)
  expect(page.main.one('h1').text).toBe('Failed to fetch product')
  expect(page.main.all('button', 'Try Again')).toHaveLength(1)
})

test('PDP-02 the seller is shown with a link to the shop and what Verified and Trusted mean', async () => {
  const { main } = await open(PATH, { answers })

  const seller = main.one('section', 'Seller')
  for (const text of ['Mama Nkechi Kitchen', 'Verified Seller', '4.4★ Rating', 'we checked and approved'])
    expect(seller.text).toContain(text)
  expect(seller.one('a', /Visit Shop/).attributes.href).toBe(`/shops/${JOLLOF.shopId._id}`)
})

test('SELL-19 a preview shows the product, is kept by no cache and not indexed, and has nothing to buy with', async () => {
  const token = 'abc.def'
  const page = await open(`/preview/${JOLLOF._id}?token=${token}`, {
    answers: [answer(previewProduct, { product: JOLLOF }, { token }), ...OTHERS],
  })

  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.html).toContain('noindex')
  const { main } = page
  expect(main.one('h1').text).toBe(JOLLOF.name)
  expect(main.text).toContain('This is a preview.')
  for (const button of ['Add to Cart', 'Buy Now']) expect(main.all('button', button)).toEqual([])
  expect(main.all('section', 'Reviews')).toEqual([])
})

import { createCall } from '@ahia/contracts/call'
import { listProducts } from '@ahia/contracts/catalog'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, type Market, takenOver, test } from '../support/test.ts'

// What engines and chats read: the server's HTML, before any script has run.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the front page tells who we are and how to search', async ({ page, market, request }) => {
    await page.goto('/?utm_source=chat')

    expect(await described(page)).toMatchObject({ canonical: `${publicUrl(market)}/`, type: 'website' })
    expect(await typesOf(page)).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
    await expectSharedPicture(page, request)
  })

  test('LIST-01 a list has one address whatever it is sorted by', async ({ page, market }) => {
    await page.goto('/products?sort=popular&page=2&category=FOOD')

    const { title, description, canonical, url } = await described(page)
    expect(title).toMatch(/Food & Beverages.* · Ahia$/)
    expect(description).not.toBe('')
    expect(canonical).toBe(`${publicUrl(market)}/products?category=FOOD&page=2`)
    expect(url).toBe(canonical)
    expect(await typesOf(page)).toContain('BreadcrumbList')
  })

  test('a product tells its price, stock, seller and rating, and has a picture for chats', async ({
    page,
    market,
    request,
  }) => {
    const product = await aReviewedProduct(market.origin)
    await page.goto(`/products/${product._id}`)

    const { title, canonical, type, robots } = await described(page)
    expect({ title, canonical, type, robots }).toEqual({
      title: `${product.name} · Ahia`,
      canonical: `${publicUrl(market)}/products/${product._id}`,
      type: 'product',
      robots: null,
    })
    const [ld] = (await jsonLd(page)).filter((one) => one['@type'] === 'Product')
    expect(ld).toMatchObject({
      name: product.name,
      aggregateRating: { ratingValue: product.rating, reviewCount: product.reviews },
      offers: { priceCurrency: 'NGN', availability: expect.stringContaining('schema.org/') },
    })
    await expectSharedPicture(page, request)
  })

  for (const path of ['/cart', '/wishlist', '/offline', '/products?search=rice'])
    test(`${path} is in no index`, async ({ page }) => {
      await page.goto(path)

      expect((await described(page)).robots).toBe('noindex')
    })
})

test('what is not there is answered as not there, and is in no index', async ({ request }) => {
  for (const path of ['/no-such-page', '/products/no-such-product', '/shops/no-such-shop']) {
    const response = await request.get(path)

    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('name="robots" content="noindex"')
  }
})

// The console fixture fails on a script that trusted types refuse, and on any complaint of hydration.
test('walking on, coming back and loading again keep the address right and break no policy', async ({
  page,
  market,
}) => {
  const product = await aReviewedProduct(market.origin)
  await page.goto(`/products/${product._id}`)
  await takenOver(page)

  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveTitle(/^About Us/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${publicUrl(market)}/about`)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${publicUrl(market)}/products/${product._id}`,
  )

  await page.reload()
  await takenOver(page)
  expect(await typesOf(page)).toContain('Product')
})

test('the market can be installed: the manifest and its icons are there', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await request.get(address ?? '')

  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({ short_name: 'Ahia', display: 'standalone', start_url: '/', lang: 'en-NG' })
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src)
    expect(pngSize(await icon.body()), src).toBe(sizes)
  }
})

/** Where the market says it is to be found; the journeys come to the same place by its number. */
const publicUrl = ({ origin }: Market) => origin.replace('127.0.0.1', 'localhost')

async function described(page: Page) {
  const contentOf = async (selector: string, attribute = 'content') => {
    const found = page.locator(`head ${selector}`)
    return (await found.count()) === 0 ? null : found.getAttribute(attribute)
  }
  return {
    title: await page.title(),
    description: await contentOf('meta[name=description]'),
    robots: await contentOf('meta[name=robots]'),
    canonical: await contentOf('link[rel=canonical]', 'href'),
    url: await contentOf('meta[property="og:url"]'),
    type: await contentOf('meta[property="og:type"]'),
  }
}

type Described = Record<string, unknown>

async function jsonLd(page: Page): Promise<Described[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text))
}

const typesOf = async (page: Page) => (await jsonLd(page)).map((one) => one['@type'])

/** Chats show a picture large from 600 pixels on, and fetch it by its whole address. */
async function expectSharedPicture(page: Page, request: APIRequestContext): Promise<void> {
  const contentOf = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
  const address = (await contentOf('image')) ?? ''
  const response = await request.get(address)

  expect(address).toMatch(/^http/)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toMatch(/^image\/(png|webp|jpeg)$/)
  expect(Number(await contentOf('image:width'))).toBeGreaterThanOrEqual(600)
  expect(await contentOf('image:alt')).not.toBe('')
}

async function aReviewedProduct(origin: string) {
  const call = createCall({ fetch, baseUrl: `${origin}/api/v1` })
  const { products } = await call(listProducts, { sort: 'popular' })
  const product = products.find(({ reviews }) => reviews > 0)
  if (!product) throw new Error('no product of the demo market has a review')
  return product
}

/** As the file itself says it. */
const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

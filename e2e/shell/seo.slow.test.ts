import { createCall } from '@ahia/contracts/call'
import { listProducts } from '@ahia/contracts/catalog'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, type Market, takenOver, test } from '../support/test.ts'

// The console fixture fails on trusted types violations and on hydration errors.
test('the site can be installed and shared, and its canonical URL stays right on every way to a page', async ({
  page,
  market,
  request,
}) => {
  await page.goto('/')
  await expectSharedPicture(page, request)
  await expectInstallable(page, request)

  const product = await aReviewedProduct(market.origin)
  await page.goto(`/products/${product._id}`)
  await expectSharedPicture(page, request)
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

/** The public URL uses localhost, while the tests open the same site by its IP address. */
const publicUrl = ({ origin }: Market) => origin.replace('127.0.0.1', 'localhost')

type Described = Record<string, unknown>

async function jsonLd(page: Page): Promise<Described[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text))
}

const typesOf = async (page: Page) => (await jsonLd(page)).map((one) => one['@type'])

/** The manifest and its icons exist. */
async function expectInstallable(page: Page, request: APIRequestContext): Promise<void> {
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await request.get(address ?? '')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({ short_name: 'Ahia', display: 'standalone', start_url: '/', lang: 'en-NG' })
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src)
    expect(pngSize(await icon.body()), src).toBe(sizes)
  }
}

/** Chat apps show a large preview from 600 px on, and need an absolute URL. */
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

/** The size from the file's header. */
const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

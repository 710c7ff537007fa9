import { listProducts } from '@ahia/contracts/catalog'
import type { Listing } from '@ahia/contracts/shapes/listing'
import { CATEGORIES } from '@ahia/reference/categories'
import {
  listingWithChoices,
  sampleCounts,
  sampleListing,
  sampleListingRow,
  wholeListing,
} from '@ahia/testing/seller/sample-listings'
import { callMarket } from '@ahia/testing/sign-up'
import type { Page } from '@playwright/test'
import type { Shot } from './list.ts'

const SHOP = JSON.stringify({
  email: 'mama@example.com',
  shop: { name: 'Mama Put' },
  token: 'token',
  refresh: 'refresh',
})

const RATES = {
  hasPackage: false,
  rates: CATEGORIES.map((category) => ({ category, withPackageBps: 1200, withoutPackageBps: 1800 })),
}

const found = (data: object) => ({ json: { success: true, data } })

const LIST = '/seller/products'
const ONE = `${LIST}/${sampleListing()._id}`

type Given = { listing?: Listing; isEmpty?: boolean }

/** A shop with an owner has nothing on sale in a new market, so the answers are given here. */
const openAs =
  ({ listing, isEmpty = false }: Given) =>
  async (page: Page): Promise<void> => {
    const { products } = await callMarket(new URL(page.url()).origin)(listProducts, { limit: 5 })
    const pictures = products.map(({ images }) => images[0] ?? null)
    const [picture = null] = pictures
    await page.route('**/api/v1/seller/rates', (route) => route.fulfill(found(RATES)))
    await page.route('**/api/v1/seller/products?*', (route) =>
      route.fulfill(found(isEmpty ? NONE : rowsWith(pictures))),
    )
    await page.route('**/api/v1/seller/products/*', (route) => {
      const isOpened = route.request().method() === 'GET' && listing
      if (!isOpened) return route.abort()
      const shown = listing.pictures.flatMap(({ key }) => (picture ? [{ key, url: picture }] : []))
      return route.fulfill(found({ product: { ...listing, pictures: shown } }))
    })
    await page.evaluate((shop) => localStorage.setItem('shop', shop), SHOP)
    await page.reload({ waitUntil: 'networkidle' })
  }

const NONE = { products: [], counts: sampleCounts({ ALL: 0 }), next: null }

const rowsWith = (pictures: readonly (string | null)[]) => ({
  products: [
    sampleListingRow(1, { name: 'Ofada rice, stone-free, 5 kg', fromPrice: 9_500, choices: 3, sales: 128 }),
    sampleListingRow(2, { name: 'Party jollof, large bowl', basePrice: 5_500, stock: 0 }),
    sampleListingRow(3, {
      name: 'Ginger, 1 kg',
      status: 'DRAFT',
      basePrice: null,
      stock: 0,
      gaps: [
        { code: 'PICTURE_MISSING', field: 'pictures', message: 'Add at least one picture.' },
        { code: 'SUBTITLE_SHORT', field: 'subtitle', message: 'Write a subtitle.' },
      ],
    }),
    sampleListingRow(4, {
      name: 'Herbal mix for the whole family, strong, 250 ml in a bottle',
      status: 'TAKEN_DOWN',
      reason: 'The pack shows no NAFDAC number.',
    }),
    sampleListingRow(5, { name: 'Palm oil, 2 L', isLow: true, stock: 2, status: 'LIVE' }),
  ].map((row, place) => ({ ...row, picture: row.status === 'DRAFT' ? null : (pictures[place] ?? null) })),
  counts: sampleCounts(),
  next: null,
})

const TAKEN_DOWN = wholeListing({
  status: 'TAKEN_DOWN',
  actions: ['EDIT', 'REMOVE', 'COPY', 'PREVIEW', 'APPEAL'],
  notice: {
    rule: 'Medicine and food need a NAFDAC number.',
    reason: 'The pack in your picture shows none. Add the number, then ask us to look again.',
    since: '2026-11-16T08:15:00.000Z',
    appeal: null,
  },
})

async function loseAnswer(page: Page): Promise<void> {
  await openAs({ listing: wholeListing({ status: 'LIVE', actions: ['EDIT', 'HIDE', 'REMOVE', 'COPY'] }) })(
    page,
  )
  const theirs = wholeListing({
    status: 'LIVE',
    version: 2,
    basePrice: 14_500,
    subtitle: 'Lined with cotton',
  })
  await page.route('**/api/v1/seller/products/*', (route) =>
    route.fulfill({
      status: 409,
      json: {
        success: false,
        code: 'CHANGED_MEANWHILE',
        message: 'Someone else changed this product',
        details: { product: theirs },
      },
    }),
  )
  await page.getByLabel('Price in ₦').first().fill('15,200')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: /Keep mine/ }).waitFor()
}

export const LISTINGS: Shot[] = [
  { name: 'seller-products', path: LIST, prepare: openAs({}) },
  { name: 'seller-products-empty', path: LIST, prepare: openAs({ isEmpty: true }) },
  { name: 'seller-product-new', path: `${LIST}/new`, prepare: openAs({}) },
  { name: 'seller-product-choices', path: ONE, prepare: openAs({ listing: listingWithChoices() }) },
  { name: 'seller-product-taken-down', path: ONE, prepare: openAs({ listing: TAKEN_DOWN }) },
  { name: 'seller-product-conflict', path: ONE, prepare: loseAnswer },
]

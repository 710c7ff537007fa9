import type { Product } from '@ahia/contracts/catalog'
import { optionIdSchema, productIdSchema, shopIdSchema, variantIdSchema } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import { breadcrumbJsonLd, websiteJsonLd } from './json-ld.ts'
import { productJsonLd } from './json-ld-product.ts'

const SITE = 'https://market.test'

const aProduct = (changes: Partial<Product> = {}): Product => ({
  _id: productIdSchema.parse('0190c0de-0000-7000-8000-000000000001'),
  name: 'Party jollof rice',
  subtitle: 'Smoky, for twenty',
  description: 'Cooked on firewood.',
  images: ['/media/jollof-1a2b/720.webp'],
  placeholder: null,
  basePrice: 5500,
  fromPrice: null,
  baseQuantity: 3,
  category: 'FOOD',
  subCategory: 'Local',
  rating: 4.6,
  reviews: 128,
  sales: 310,
  isFeatured: false,
  logistics: { deliveryType: 'STANDARD' },
  shopId: {
    _id: shopIdSchema.parse('0190c0de-0000-7000-8000-000000000002'),
    name: 'Mama Nkechi',
    city: 'Enugu',
    avatar: null,
    rating: 4.8,
    reviews: 12,
  },
  brand: null,
  specifications: {},
  variants: [],
  addOns: [],
  returnPolicy: { policy: 'RETURN', period: 7 },
  taxClass: 'STANDARD',
  ...changes,
})

const aVariant = (price: number | null, optionPrices: (number | null)[] = []) => ({
  _id: variantIdSchema.parse('0190c0de-0000-7000-8000-000000000003'),
  value: 'Large',
  price,
  quantity: 1,
  options: optionPrices.map((optionPrice) => ({
    optionName: 'Meat',
    optionValues: [
      {
        _id: optionIdSchema.parse('0190c0de-0000-7000-8000-000000000004'),
        value: 'Goat',
        price: optionPrice,
        quantity: 1,
      },
    ],
  })),
})

test('a product’s structured data has price in naira, stock, seller and rating', () => {
  expect(productJsonLd(aProduct())(SITE)).toMatchObject({
    '@type': 'Product',
    name: 'Party jollof rice',
    url: `${SITE}/products/${aProduct()._id}`,
    image: [`${SITE}/media/jollof-1a2b/720.webp`],
    offers: {
      '@type': 'Offer',
      price: 5500,
      priceCurrency: 'NGN',
      availability: 'https://schema.org/InStock',
      seller: { name: 'Mama Nkechi' },
      hasMerchantReturnPolicy: { merchantReturnDays: 7 },
    },
    aggregateRating: { ratingValue: 4.6, reviewCount: 128 },
  })
})

test('PDP-07 different prices become a range from the lowest to the highest', () => {
  const variants = [
    { variantName: 'Size', variantValues: [aVariant(null), aVariant(9000, [null, 12_000]), aVariant(4000)] },
  ]

  expect(productJsonLd(aProduct({ variants }))(SITE)).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: 4000, highPrice: 12_000, offerCount: 4 },
  })
})

test('a product without reviews has no rating, and a sold-out one is marked out of stock', () => {
  const unknown = productJsonLd(aProduct({ rating: 0, reviews: 0, baseQuantity: 0 }))(SITE)

  expect(unknown).not.toHaveProperty('aggregateRating')
  expect(unknown).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
})

test('the breadcrumb starts at the home page', () => {
  expect(breadcrumbJsonLd([{ name: 'Food', path: '/products?category=FOOD' }])(SITE)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${SITE}/` },
      { position: 2, name: 'Food', item: `${SITE}/products?category=FOOD` },
    ],
  })
})

test('SHELL-06 the structured data describes the site search', () => {
  expect(websiteJsonLd(SITE)).toMatchObject({
    potentialAction: { target: { urlTemplate: `${SITE}/products?search={search_term_string}` } },
  })
})

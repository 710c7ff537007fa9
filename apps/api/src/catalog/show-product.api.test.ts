import { relatedProducts, showProduct } from '@ahia/contracts/catalog'
import { fromNaira } from '@ahia/money/naira'
import { pictureKey, pictureSources } from '@ahia/pictures/address'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { anAddOn, anOption, aShop, aVariant, openShop } from '../../test/builders.ts'
import { readError } from '../../test/read-error.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

test('API-03, API-41, DATA-03 a product is returned with all its fields and amounts in naira', async () => {
  const large = aVariant({ value: '10 kg', priceKobo: fromNaira(18_500.5), stock: 4 })
  const small = aVariant({
    value: '5 kg',
    options: { name: 'Grade', values: [anOption('Stone-free', 3), anOption('Plain', 0)] },
  })
  const { shop, products } = await openShop(
    api.db,
    [
      {
        name: 'Ofada rice, stone-free',
        basePriceKobo: fromNaira(9_500),
        variants: { name: 'Weight', values: [large, small] },
        addOns: [anAddOn('Gift wrap', 1000)],
        specifications: { Weight: '5 kg', Origin: 'Ogun', Colour: 'Brown' },
        delivery: 'INCLUDED_IN_PRICE',
        returns: { policy: 'RETURN OR REFUND', days: 7 },
        taxClass: 'EXEMPT',
      },
    ],
    aShop({ name: 'Ofada House', city: 'Yaba, Lagos', avatarKey: 'ofada-house' }),
  )

  const { product } = await api.call(showProduct, { id: products[0]?.id ?? '' })

  expect(product).toMatchObject({
    name: 'Ofada rice, stone-free',
    images: ['/media/test-picture/720.webp'],
    basePrice: 9500,
    fromPrice: 9500,
    baseQuantity: 7,
    category: 'FOOD',
    subCategory: 'Local',
    rating: 0,
    reviews: 0,
    sales: 0,
    specifications: { Weight: '5 kg', Origin: 'Ogun', Colour: 'Brown' },
    logistics: { deliveryType: 'INCLUDED_IN_PRICE' },
    returnPolicy: { policy: 'RETURN OR REFUND', period: 7 },
    taxClass: 'EXEMPT',
    shopId: {
      _id: shop.id,
      name: 'Ofada House',
      city: 'Yaba, Lagos',
      avatar: '/media/ofada-house/360.webp',
      rating: 0,
      reviews: 0,
    },
    addOns: [{ name: 'Gift wrap', price: 1000, maxQuantityAllowed: 3 }],
    variants: [
      {
        variantName: 'Weight',
        variantValues: [
          { _id: large.id, value: '10 kg', price: 18_500.5, quantity: 4, options: [] },
          {
            value: '5 kg',
            price: null,
            quantity: 3,
            options: [
              {
                optionName: 'Grade',
                optionValues: [
                  { value: 'Stone-free', quantity: 3 },
                  { value: 'Plain', quantity: 0 },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
  expect(Object.keys(product.specifications)).toEqual(['Weight', 'Origin', 'Colour'])
})

test('DATA-03 stock taken from an option is also missing from its variant and product', async () => {
  const option = anOption('Black', 5)
  const variant = aVariant({ options: { name: 'Colour', values: [option, anOption('Brown', 2)] } })
  const { products } = await openShop(api.db, [
    { name: 'Leather shoe', variants: { name: 'Size', values: [variant] } },
  ])
  const take = (quantity: number) =>
    sql`update options set stock = stock - ${quantity} where id = ${option.id}`.execute(api.writer)

  await take(4)
  await expect(take(2)).rejects.toMatchObject({ constraint: 'options_stock_check' })

  const { product } = await api.call(showProduct, { id: products[0]?.id ?? '' })
  expect(product).toMatchObject({ baseQuantity: 3, variants: [{ variantValues: [{ quantity: 3 }] }] })
})

test('DATA-03 concurrent changes of several options are all counted in the product’s stock', async () => {
  const options = ['Black', 'Brown', 'Red', 'Blue'].map((colour) => anOption(colour, 50))
  const variant = aVariant({ options: { name: 'Colour', values: options } })
  const { products } = await openShop(api.db, [
    { name: 'Canvas shoe', variants: { name: 'Size', values: [variant] } },
  ])

  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      sql`update options set stock = stock - 1 where id = ${options[at % 4]?.id}`.execute(api.writer),
    ),
  )

  expect(await api.call(showProduct, { id: products[0]?.id ?? '' })).toMatchObject({
    product: { baseQuantity: 160 },
  })
})

test('API-03 image URLs made by the database match those made in code', async () => {
  const { rows } = await sql<{ picture: string; avatar: string }>`
    select picture_address('red-pot-1a2b') as picture, avatar_address('red-pot-1a2b') as avatar`.execute(
    api.db.read,
  )

  const key = pictureKey('red-pot-1a2b')
  expect(rows).toEqual([
    { picture: pictureSources(key, 'square').src, avatar: pictureSources(key, 'avatar').src },
  ])
})

const WRONG_IDS = [
  '7',
  'x'.repeat(5000),
  '..%2f..%2fetc',
  "1'--",
  '0190a000-0000-7000-8000-00000000000g',
  '%F0%9F%8D%9A',
]

test.each(WRONG_IDS)('API-03 %.40s is not a product id: 404 in the standard error format', async (id) => {
  for (const path of [`/products/${id}`, `/products/${id}/related`, `/products/${id}/reviews`]) {
    const refused = await readError(await fetch(`${api.origin}/api/v1${path}`))

    expect(refused).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
  }
})

test('API-03 an unknown id gets 404 with the message for the page', async () => {
  const unknown = api.call(showProduct, { id: '0190a000-0000-7000-8000-000000000000' })

  await expect(unknown).rejects.toMatchObject({
    code: 'PRODUCT_NOT_FOUND',
    message: "The product you're looking for doesn't exist or has been removed.",
  })
})

test('related products share the subcategory, then the category, in stock first, without the product', async () => {
  const drinks = { category: 'GROCERY', subCategory: 'Baby Food' } as const
  const { products } = await openShop(api.db, [
    { name: 'Baby pap', ...drinks },
    { name: 'Baby cereal, sold out', ...drinks, stock: 0 },
    { name: 'Baby cereal', ...drinks },
    { name: 'Rice, 50 kg', category: 'GROCERY', subCategory: 'Rice & Grains' },
    { name: 'Rice, sold out', category: 'GROCERY', subCategory: 'Rice & Grains', stock: 0 },
    { name: 'A phone', category: 'TECH', subCategory: 'Phones' },
  ])

  const { products: related } = await api.call(relatedProducts, { id: products[0]?.id ?? '' })

  expect(related.map(({ name }) => name)).toEqual([
    'Baby cereal',
    'Rice, 50 kg',
    'Baby cereal, sold out',
    'Rice, sold out',
  ])
})

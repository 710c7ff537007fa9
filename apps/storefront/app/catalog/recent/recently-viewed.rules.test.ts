import type { ProductCard } from '@ahia/contracts/catalog'
import { productIdSchema, shopIdSchema } from '@ahia/contracts/ids'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRecent, withViewed } from './recently-viewed.rules.ts'

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

const card = (place: number): ProductCard => ({
  _id: productIdSchema.parse(id(place)),
  name: `Product ${place}`,
  subtitle: '',
  images: ['/media/party-jollof-rice-0123456789/720.webp'],
  placeholder: null,
  basePrice: 5500,
  fromPrice: null,
  baseQuantity: 3,
  category: 'FOOD',
  subCategory: 'Ready-to-Eat Meals',
  rating: 4.5,
  reviews: 2,
  sales: 9,
  isFeatured: false,
  logistics: { deliveryType: 'STANDARD' },
  shopId: { _id: shopIdSchema.parse(id(99)), name: 'Mama Nkechi Kitchen', city: 'Enugu', avatar: null },
})

test('the last twelve viewed products are kept, newest first, each once', () => {
  const looked = Array.from({ length: 14 }, (_, place) => card(place)).reduce(withViewed, [])

  const again = withViewed(looked, card(5))

  expect(again.map(({ name }) => name).slice(0, 2)).toEqual(['Product 5', 'Product 13'])
  expect(again).toHaveLength(12)
})

test('a card is read back from storage completely, or dropped', () => {
  const onlyIn = { area: 'CITY', state: 'ENUGU', city: 'Enugu' } as const
  const stored = withViewed([], { ...card(1), logistics: { deliveryType: 'STANDARD', onlyIn } })
  const spoilt = [
    { ...card(2), category: 'CASINO' },
    { ...card(3), images: ['https://elsewhere.example/x'] },
    { ...card(4), logistics: { deliveryType: 'STANDARD', onlyIn: { ...onlyIn, state: 'MOON' } } },
    7,
  ]

  expect(parseRecent(JSON.parse(JSON.stringify([...spoilt, ...stored])))).toEqual(stored)
  expect(parseRecent({})).toBeNull()
})

test('no stored content makes the list throw', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (json) => {
      expect(parseRecent(json)).toEqual([])
    }),
  )
})

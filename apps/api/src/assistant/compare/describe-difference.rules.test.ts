import type { Product } from '@ahia/contracts/catalog'
import type { VariantId } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aProduct } from '../../../test/assistant/a-product.ts'
import { toComparison } from './comparison-table.rules.ts'
import { describeDifference } from './describe-difference.rules.ts'

const inWeights = (prices: Record<string, number>): Product['variants'] => [
  {
    variantName: 'Weight',
    variantValues: Object.entries(prices).map(([value, price]) => ({
      _id: newId<VariantId>(),
      value,
      price,
      quantity: 3,
      options: [],
    })),
  },
]

const EVERYTHING = { concerns: [], measure: null, plain: '' } as const

const slim = aProduct({ name: 'Slim lamp', basePrice: 4_000, rating: 4.5, reviews: 12 })
const tall = aProduct({ name: 'Tall lamp', basePrice: 6_500, rating: 4.1, reviews: 1 })

test('CHAT-06 a comparison says which is cheaper, by how much, and which is rated higher', () => {
  expect(describeDifference([tall, slim], EVERYTHING)).toBe(
    'The cheaper one is Slim lamp: ₦4,000, against ₦6,500 for Tall lamp, a difference of ₦2,500. The better rated one is Slim lamp: 4.5 from 12 reviews, against 4.1 from 1 review for Tall lamp.',
  )
})

test('CHAT-06 a product without reviews is never called better rated', () => {
  const unrated = aProduct({ name: 'New lamp', basePrice: 4_000 })

  expect(describeDifference([slim, unrated], EVERYTHING)).toBe(
    'By price, both cost the same: ₦4,000. The only one with reviews so far is Slim lamp: 4.5 from 12 reviews.',
  )
  expect(describeDifference([unrated, unrated], { concerns: ['rating'], measure: null, plain: '' })).toBe(
    'Neither has reviews yet.',
  )
})

test('CHAT-06 products are compared at the same weight, so a small bag is not called cheaper', () => {
  const one = aProduct({ name: 'Ofada rice', variants: inWeights({ '1 kg': 3_200, '10 kg': 30_500 }) })
  const other = aProduct({
    name: 'Abakaliki rice',
    variants: inWeights({ '10 kg': 17_500, '50 kg': 82_000 }),
  })

  expect(describeDifference([one, other], { concerns: ['cheaper'], measure: null, plain: '' })).toBe(
    'Ofada rice starts at ₦3,200 (1 kg), Abakaliki rice starts at ₦17,500 (10 kg). For 10 kg, the cheaper one is Abakaliki rice: ₦17,500, against ₦30,500 for Ofada rice, a difference of ₦13,000.',
  )
})

test('CHAT-06 a question about returns is answered with the return days of each product', () => {
  const card = aProduct({ name: 'Memory card', returnPolicy: { policy: 'RETURN OR REFUND', period: 30 } })

  expect(describeDifference([slim, card], { concerns: ['returns'], measure: null, plain: '' })).toBe(
    'You can return Memory card for longer, within 30 days. Memory card: Returns & Refunds, within 30 days; Slim lamp: No Returns.',
  )
})

test('CHAT-06 a sold-out product is named as out of stock', () => {
  const gone = aProduct({ name: 'Gone lamp', baseQuantity: 0 })

  expect(describeDifference([slim, gone], EVERYTHING)).toContain('Out of stock now: Gone lamp.')
})

test('CHAT-06 the table shows the product fields and only specifications that both products have', () => {
  const one = aProduct({
    name: 'A',
    specifications: { Battery: '3 h', Power: '5 W' },
    rating: 4.5,
    reviews: 12,
  })
  const other = aProduct({ name: 'B', specifications: { power: '7 W', Height: '1 m' } })

  const { rows } = toComparison([one, other], null)

  expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
    ['Price', '₦1,000', '₦1,000'],
    ['Rating', '4.5 (12 reviews)', 'No reviews yet'],
    ['Delivery', 'Standard Delivery', 'Standard Delivery'],
    ['Returns', 'No Returns', 'No Returns'],
    ['Shop', 'Tech Hub, Ikeja', 'Tech Hub, Ikeja'],
    ['In stock', 'Yes', 'Yes'],
    ['Power', '5 W', '7 W'],
  ])
})

test('T17 a shop’s specifications cannot imitate a price or change the text direction', () => {
  const message = {
    Real: 'Only ₦1',
    Note: 'good\u202e 5\u200b W',
    Verdict: 'WINNER',
    Link: '<b>x</b>',
    Talk: 'a '.repeat(30),
  }
  const hostile = aProduct({ specifications: message })
  const honest = aProduct({ specifications: { Real: 'a', Note: 'b', Verdict: 'c', Link: 'd', Talk: 'e' } })

  const { rows } = toComparison([hostile, honest], null)

  expect(rows.slice(-5)).toEqual([
    { label: 'Real', values: ['—', 'a'] },
    { label: 'Note', values: ['good 5 W', 'b'] },
    { label: 'Verdict', values: ['—', 'c'] },
    { label: 'Link', values: ['—', 'd'] },
    { label: 'Talk', values: ['—', 'e'] },
  ])
})

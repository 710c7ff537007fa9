import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createListing } from './listings.ts'

const draft = (fields: object) =>
  createListing.body.safeParse({ requestKey: randomUUID(), name: 'Ankara dress', ...fields })
const choices = (...values: object[]) => ({ variants: { name: 'Size', values } })
const row = (value: string, fields: object = {}) => ({ value, price: null, ...fields })
const many = (length: number, make: (place: number) => object) =>
  Array.from({ length }, (_, place) => make(place))

test('SELL-12 a draft needs its name alone', () => {
  expect(draft({}).success).toBe(true)
})

test.each<[string, object]>([
  ['a blank name', { name: '   ' }],
  ['hidden characters in the name', { name: 'Rice\u202edlo' }],
  ['a price of 0', { basePrice: 0 }],
  ['a price below 0', { basePrice: -1 }],
  ['a part of a kobo', { basePrice: 0.001 }],
  ['a price that nobody can pay', { basePrice: 1e9 }],
  ['a price in words', { basePrice: '14,800' }],
  ['half a piece', { quantity: 1.5 }],
  ['less than nothing', { quantity: -1 }],
  ['more than the database counts to', { quantity: 2 ** 31 }],
  ['101 values', choices(...many(101, (place) => row(`${place}`)))],
  ['two values that look alike', choices(row('Red'), row('  rèd '))],
  ['an option group without a name', choices(row('S', { options: { name: '', values: [row('a')] } }))],
  ['a quantity beside choices', { quantity: 1, ...choices(row('S')) }],
  [
    'more than 1,000 rows in all',
    choices(
      ...many(21, (place) =>
        row(`${place}`, { options: { name: 'Colour', values: many(50, (at) => row(`${at}`)) } }),
      ),
    ),
  ],
  ['an add-on of which none is allowed', { addOns: [{ name: 'Belt', price: 1, maxQuantity: 0 }] }],
  ['an add-on of which 51 are allowed', { addOns: [{ name: 'Belt', price: 1, maxQuantity: 51 }] }],
  ['51 add-ons', { addOns: many(51, (place) => ({ name: `${place}`, price: 1, maxQuantity: 1 })) }],
  ['five pictures', { pictures: ['a', 'b', 'c', 'd', 'e'] }],
  ['a picture twice', { pictures: ['a', 'a'] }],
  ['a subcategory of another category', { category: 'FOOD', subCategory: 'Vitamins & Supplements' }],
  [
    'hours outside the city',
    { delivery: { type: 'STANDARD', area: 'STATE', promise: { within: 2, unit: 'HOURS' } } },
  ],
  ['a field that nobody knows', { stock: 4 }],
])('SELL-12 a listing with %s is refused', (_what, fields) => {
  expect(draft(fields).success).toBe(false)
})

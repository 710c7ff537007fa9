import { expect, test } from 'vitest'
import { parseThread } from './parse-thread.ts'

const ID = '00000000-0000-7000-8000-000000000001'
const THREAD = [
  {
    id: 1,
    message: 'fans, and where is my order',
    reply: {
      text: 'Here.',
      products: [
        {
          id: ID,
          name: 'Fan',
          image: null,
          category: 'TECH',
          naira: 52_000.5,
          isFrom: true,
          isSoldOut: false,
          rating: 4.5,
          reviews: 12,
          shopName: 'Volt House',
        },
      ],
      comparison: { products: [{ id: ID, name: 'Fan' }], rows: [{ label: 'Price', values: ['₦52,000'] }] },
      orders: [
        {
          id: ID,
          status: 'SHIPPED',
          shopName: 'Volt House',
          naira: 1,
          createdAt: '2026-11-15T12:00:00.000Z',
          items: [{ name: 'Fan', quantity: 2 }],
          nextStep: 'It is on its way.',
        },
      ],
      chips: ['Where is my order?'],
      askShop: { productId: ID, shopName: 'Volt House' },
      basket: {
        lines: [
          {
            productId: ID,
            name: 'Fan',
            selectedVariantId: ID,
            selectedOptionId: null,
            quantity: 1,
            price: 52_000,
          },
        ],
        naira: 52_000,
      },
    },
  },
]

test('CHAT-06 a stored conversation is read back completely', () => {
  expect(parseThread(JSON.parse(JSON.stringify(THREAD)))).toEqual(THREAD)
})

test.each([
  ['no list', { message: 'x' }],
  ['a script for an address', spoilt('"id":"0000', '"id":"javascript:0000')],
  ['a category that we do not have', spoilt('TECH', 'WEAPONS')],
  ['a status that we do not have', spoilt('SHIPPED', 'STOLEN')],
  ['a price that is none', spoilt('52000.5', '"free"')],
  ['values that are no words', spoilt('"₦52,000"', '{}')],
])('CHAT-06 a stored conversation with %s is ignored', (_, json) => {
  expect(parseThread(json)).toEqual([])
})

function spoilt(part: string, other: string): unknown {
  return JSON.parse(JSON.stringify(THREAD).replace(part, other))
}

import { MAX_TURNS } from '@ahia/contracts/limits'
import { expect, test } from 'vitest'
import type { Exchange, ShownProduct, ShownReply } from '../shown.ts'
import { namesSigningIn, restoredInto, turnsOf, withExchange } from './thread.rules.ts'

const inWords = (text: string): ShownReply => ({
  text,
  products: [],
  comparison: null,
  orders: [],
  chips: [],
  askShop: null,
  basket: null,
})
const product = (id: string): ShownProduct => ({
  id,
  name: 'Fan',
  image: null,
  category: 'TECH',
  naira: 50_000,
  isFrom: false,
  isSoldOut: false,
  rating: 0,
  reviews: 0,
  shopName: 'Volt House',
})

test('CHAT-06 the assistant gets the messages and products in the order shown, without its own replies', () => {
  const found = { ...inWords('Two fans.'), products: [product('b'), product('a')] }
  const compared = {
    ...inWords('Side by side.'),
    comparison: { products: [product('a'), product('b')], rows: [] },
  }

  expect(
    turnsOf([
      { id: 1, message: 'fan', reply: found },
      { id: 2, message: 'compare them', reply: compared },
    ]),
  ).toEqual([
    { message: 'fan', productIds: ['b', 'a'], orderIds: [] },
    { message: 'compare them', productIds: ['a', 'b'], orderIds: [] },
  ])
})

test('CHAT-06 a long conversation keeps its newest messages with their ids', () => {
  let thread: readonly Exchange[] = []
  for (let turn = 1; turn <= MAX_TURNS + 2; turn += 1)
    thread = withExchange(thread, { message: `${turn}`, reply: inWords('Yes.') })

  expect(thread.map(({ id, message }) => `${id} ${message}`).at(0)).toBe('3 3')
  expect(thread).toHaveLength(MAX_TURNS)
})

test('CHAT-02 an unsent message returns to the field, and text typed in the meantime stays', () => {
  expect(restoredInto(' ', 'rice')).toBe('rice')
  expect(restoredInto('and beans', 'rice')).toBe('rice\nand beans')
})

test.each([
  ['Please sign in first.', true],
  ['Log in to see your orders.', true],
  ['This blog interests you?', false],
  ['Design in wood.', false],
])('CHAT-06 %j asks a guest to sign in: %s', (text, isSo) => {
  expect(namesSigningIn(text)).toBe(isSo)
})

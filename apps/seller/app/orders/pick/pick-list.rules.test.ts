import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { expect, test } from 'vitest'
import { toPickRows } from './pick-list.rules.ts'

const item = (name: string, quantity: number, choices: string[] = []) => ({
  name,
  quantity,
  choices,
  addOns: [],
  image: null,
})
const order = (_id: string, ...items: ReturnType<typeof item>[]) => ({ _id, items }) as unknown as SellerOrder

test('SELL-29 the same thing of several orders is one row with the sum, other choices are another', () => {
  const rows = toPickRows([
    order('a', item('Jollof spice, 50 g', 2), item('Ankara dress', 1, ['Size: M'])),
    order('b', item('Jollof spice, 50 g', 4)),
    order('c', item('Ankara dress', 1, ['Size: L'])),
  ])

  expect(rows.map(({ name, details, quantity, places }) => [name, details, quantity, places.length])).toEqual(
    [
      ['Ankara dress', 'Size: L', 1, 1],
      ['Ankara dress', 'Size: M', 1, 1],
      ['Jollof spice, 50 g', '', 6, 2],
    ],
  )
})

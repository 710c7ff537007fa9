import { sampleSellerOrder } from '@ahia/testing/seller/sample-orders'
import { expect, test } from 'vitest'
import { findBySku, toPickRows } from './pick-list.rules.ts'

const item = (name: string, quantity: number, choices: string[] = []) => ({
  name,
  quantity,
  choices,
  addOns: [],
  total: 1_000,
  image: null,
  sku: name.startsWith('Jollof') ? 'JS-50' : null,
})
const order = (place: number, ...items: ReturnType<typeof item>[]) => sampleSellerOrder(place, { items })

test('SELL-29 the same thing of several orders is one row with the sum, other choices are another', () => {
  const rows = toPickRows([
    order(1, item('Jollof spice, 50 g', 2), item('Ankara dress', 1, ['Size: M'])),
    order(2, item('Jollof spice, 50 g', 4)),
    order(3, item('Ankara dress', 1, ['Size: L'])),
  ])

  expect(rows.map(({ name, details, quantity, places }) => [name, details, quantity, places.length])).toEqual(
    [
      ['Ankara dress', 'Size: L', 1, 1],
      ['Ankara dress', 'Size: M', 1, 1],
      ['Jollof spice, 50 g', '', 6, 2],
    ],
  )
})

test('SELL-29 a barcode finds the row of its SKU, whatever its case, and nothing else', () => {
  const rows = toPickRows([order(1, item('Jollof spice, 50 g', 2), item('Ankara dress', 1))])

  expect(findBySku(rows, ' js-50 ')?.quantity).toBe(2)
  expect(findBySku(rows, 'JS-5')).toBeUndefined()
  expect(findBySku(rows, '')).toBeUndefined()
})

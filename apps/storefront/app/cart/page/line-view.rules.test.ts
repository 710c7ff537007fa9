import { type Product, showProduct } from '@ahia/contracts/catalog'
import type { PartResult } from '@ahia/web/parts/part-state'
import { expect, test } from 'vitest'
import { product } from '../../../test/market.ts'
import type { CartLine } from '../cart-source.ts'
import type { CartProducts } from '../use-cart-products.ts'
import { groupByShop, toEntries } from './groups.rules.ts'
import { canBeBought, viewLine } from './line-view.rules.ts'

const RICE = showProduct.data.parse({ product: product({ baseQuantity: 3 }) }).product
const OF_ANOTHER_SHOP = showProduct.data.parse({
  product: product({
    _id: '00000000-0000-4000-8000-000000000300',
    shopId: {
      ...product().shopId,
      _id: '00000000-0000-4000-8000-000000000002',
      name: 'Amala Corner',
    },
  }),
}).product

const line = (own: Partial<CartLine> = {}): CartLine => ({
  id: 'line',
  productId: RICE._id,
  selectedVariantId: null,
  selectedOptionId: null,
  selectedAddOns: [],
  quantity: 2,
  price: 5500,
  addedAt: '2026-11-16T10:00:00.000Z',
  product: null,
  ...own,
})

type Answer = PartResult<{ product: Product }>

const answered = (result: Answer): CartProducts => new Map([[RICE._id, result]])
const NONE: CartProducts = new Map()

test('CART-11 a line is loading until its product is loaded, and then has its current price', () => {
  expect(viewLine(line(), NONE)).toEqual({ state: 'loading' })
  expect(viewLine(line(), answered({ state: 'ready', value: { product: RICE } }))).toMatchObject({
    state: 'priced',
    priced: { left: 3 },
  })
})

test.each([404, 410])('CART-11 a product that responds with %i is no longer sold', (status) => {
  expect(viewLine(line(), answered({ state: 'failed', status, message: 'No' }))).toEqual({ state: 'gone' })
})

test('CART-11 any other failure shows its reason', () => {
  const failed = answered({ state: 'failed', status: 500, message: 'Error: 500' })

  expect(viewLine(line(), failed)).toEqual({ state: 'failed', message: 'Error: 500' })
})

test('CART-11 an option that the product no longer has is no longer sold', () => {
  const chosen = line({ product: RICE, selectedVariantId: '00000000-0000-4000-8000-000000000009' })

  expect(viewLine(chosen, NONE)).toEqual({ state: 'gone' })
})

test('CART-15 only a quantity that is in stock can be bought', () => {
  const wanted = (quantity: number) => line({ product: RICE, quantity })

  expect(canBeBought(wanted(3), viewLine(wanted(3), NONE))).toBe(true)
  expect(canBeBought(wanted(4), viewLine(wanted(4), NONE))).toBe(false)
  expect(canBeBought(wanted(1), { state: 'gone' })).toBe(false)
})

const view = (one: CartLine) => viewLine(one, NONE)
const at = (hour: number) => `2026-11-16T${hour}:00:00.000Z`

test('CART-03 a removed line keeps its place until it is restored', () => {
  const [rice, amala] = [
    line({ product: RICE, addedAt: at(10) }),
    line({ id: 'other', productId: OF_ANOTHER_SHOP._id, product: OF_ANOTHER_SHOP, addedAt: at(11) }),
  ]
  const statuses = (lines: CartLine[], removed: CartLine[]) =>
    toEntries({ lines, removed }, view).map(({ line: { id }, status }) => `${id} ${status}`)

  expect(statuses([amala], [rice])).toEqual(['line removed', 'other buyable'])
  expect(statuses([amala, rice], [rice])).toEqual(['line buyable', 'other buyable'])
  expect(statuses([{ ...rice, quantity: 9 }], [])).toEqual(['line blocked'])
})

test('CART-16 lines are grouped by shop, and lines of unknown shops come last', () => {
  const lines = [
    line({ id: 'unknown', productId: '00000000-0000-4000-8000-000000000999', addedAt: at(10) }),
    line({ product: RICE, addedAt: at(12) }),
    line({ id: 'other', productId: OF_ANOTHER_SHOP._id, product: OF_ANOTHER_SHOP, addedAt: at(11) }),
  ]
  const groups = groupByShop(toEntries({ lines, removed: [] }, view))

  expect(groups.map(({ shop, entries }) => [shop?.name, entries.map(({ line: { id } }) => id)])).toEqual([
    ['Amala Corner', ['other']],
    ['Mama Nkechi Kitchen', ['line']],
    [undefined, ['unknown']],
  ])
})

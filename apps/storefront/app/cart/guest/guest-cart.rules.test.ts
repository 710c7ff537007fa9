import { isSameLine, lineKey } from '@ahia/rules/cart/cart-line'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type GuestLine,
  toCart,
  withFewer,
  withLine,
  withoutHandedOver,
  withoutLine,
} from './guest-cart.rules.ts'
import { parseGuestCart } from './parse-guest-cart.ts'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const at = (minute: number) => `2026-11-18T12:${String(minute).padStart(2, '0')}:00.000Z`

const jollof: GuestLine = {
  id: id(9),
  productId: id(1),
  quantity: 2,
  selectedVariantId: id(2),
  selectedOptionId: null,
  selectedAddOns: [{ addOnId: id(3), quantity: 1 }],
  price: 5500,
  addedAt: at(1),
}

const ids = fc.integer({ min: 1, max: 4 }).map(id)
const lines = fc.record({
  id: fc.uuid({ version: 4 }),
  productId: ids,
  quantity: fc.integer({ min: 1, max: 999 }),
  selectedVariantId: fc.option(ids),
  selectedOptionId: fc.constant(null),
  selectedAddOns: fc.array(fc.record({ addOnId: ids, quantity: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 2,
  }),
  price: fc.integer({ min: 0, max: 10_000_000 }).map((kobo) => kobo / 100),
  addedAt: fc.integer({ min: 0, max: 59 }).map(at),
})
const carts = fc
  .array(lines, { maxLength: 8 })
  .map((some) => toCart(some.reduce<readonly GuestLine[]>(withLine, []), at(0)))

describe('CART-03 cart lines of a guest', () => {
  test('CART-03 adding the same options raises the quantity, up to 999', () => {
    const [twice] = withLine([jollof], { ...jollof, quantity: 3, addedAt: at(9) })
    const [full] = withLine([jollof], { ...jollof, quantity: 999 })

    expect(twice).toEqual({ ...jollof, quantity: 5 })
    expect(full?.quantity).toBe(999)
  })

  test('CART-03 different options of the same product make a separate line', () => {
    const plain = { ...jollof, selectedAddOns: [], addedAt: at(2) }

    expect(withLine([jollof], plain)).toEqual([jollof, plain])
  })

  test('CART-03 reducing lowers the quantity and removes the line at 0 or less', () => {
    expect(withFewer([jollof], jollof, 1)).toEqual([{ ...jollof, quantity: 1 }])
    expect(withFewer([jollof], jollof, 2)).toEqual([])
    expect(withFewer([jollof], jollof, 5)).toEqual([])
  })

  test('a restored line returns to its place', () => {
    const suya = { ...jollof, productId: id(4), addedAt: at(2) }
    const fan = { ...jollof, productId: id(5), addedAt: at(3) }

    expect(withLine(withoutLine([jollof, suya, fan], suya), suya)).toEqual([jollof, suya, fan])
  })

  test('CART-03 any addition keeps one line per item, loses none and changes no other line', () => {
    fc.assert(
      fc.property(carts, lines, ({ items }, line) => {
        const after = withLine(items, line)

        expect(new Set(after.map(lineKey)).size).toBe(after.length)
        const others = (some: readonly GuestLine[]) => some.filter((item) => !isSameLine(item, line))
        expect(new Set(others(after))).toEqual(new Set(others(items)))
        expect(others(withoutLine(after, line))).toEqual(withoutLine(after, line))
      }),
    )
  })
})

describe('CART-04 a merged guest line', () => {
  const { id: handedId } = jollof

  test('CART-04 is removed from the browser', () => {
    expect(withoutHandedOver([jollof], { id: handedId, quantity: 2, newId: id(8) })).toEqual([])
  })

  test('CART-04, S10 a quantity added in the meantime stays under a new id, as the server has merged the old one', () => {
    const [more] = withLine([jollof], { ...jollof, id: id(7), quantity: 3 })
    const suya = { ...jollof, id: id(6), productId: id(4) }

    expect(
      withoutHandedOver([{ ...jollof, ...more }, suya], { id: handedId, quantity: 2, newId: id(8) }),
    ).toEqual([{ ...jollof, id: id(8), quantity: 3 }, suya])
  })
})

describe('CART-01 the cart stored in the browser', () => {
  test('CART-01 a line of an earlier version without an id gets one', () => {
    const { id: _, ...old } = jollof

    const [line] = parseGuestCart({ items: [old], updatedAt: at(5) })?.items ?? []

    expect(line).toEqual({ ...jollof, id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  })

  test('CART-01 a cart is read back from storage unchanged, and its count is the sum of its lines', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(parseGuestCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
        expect(cart.totalItems).toBe(cart.items.reduce((total, { quantity }) => total + quantity, 0))
      }),
    )
  })

  test.each([null, 'text', 7, [], {}, { items: 'none' }, { items: null }])(
    'CART-01 %j is not a cart',
    (json) => expect(parseGuestCart(json)).toBeNull(),
  )

  test.each([
    ['no product', { productId: 'suya' }],
    ['no whole quantity', { quantity: 1.5 }],
    ['a quantity below one', { quantity: 0 }],
    ['a quantity beyond all sense', { quantity: 1000 }],
    ['a variant that is no id', { selectedVariantId: 5 }],
    ['an option that is missing', { selectedOptionId: undefined }],
    ['an add-on without quantity', { selectedAddOns: [{ addOnId: id(3) }] }],
    ['a price with a third decimal', { price: 1.005 }],
    ['a negative price', { price: -1 }],
    ['no time', { addedAt: 'yesterday' }],
  ])('CART-01 a line with %s is dropped, the others stay', (_, spoilt) => {
    const good = { ...jollof, productId: id(6) }

    const cart = parseGuestCart({
      items: [{ ...jollof, ...spoilt }, null, good],
      totalItems: 99,
      updatedAt: at(5),
    })

    expect(cart).toEqual({ items: [good], totalItems: 2, updatedAt: at(5) })
  })

  test('CART-01 no stored content makes the cart throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (json, item) => {
        parseGuestCart(json)
        parseGuestCart({ items: [item] })
      }),
    )
  })
})

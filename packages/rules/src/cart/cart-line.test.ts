import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameLine, lineKey } from './cart-line.ts'

const shawarma = {
  productId: 'shawarma',
  selectedVariantId: 'large',
  selectedOptionId: 'spicy',
  selectedAddOns: [
    { addOnId: 'cheese', quantity: 1 },
    { addOnId: 'egg', quantity: 2 },
  ],
}

// Few and awkward ids, so that generated lines often meet and often nearly meet.
const ids = fc.constantFrom('a', 'b', 'a,b', '"', 'null', '[]', '')
const lines = fc.record({
  productId: ids,
  selectedVariantId: fc.option(ids),
  selectedOptionId: fc.option(ids),
  selectedAddOns: fc.array(fc.record({ addOnId: ids, quantity: fc.integer({ min: 1, max: 12 }) }), {
    maxLength: 4,
  }),
})

test('CART-03 the same options are the same line, whatever the order of the add-ons', () => {
  const tickedOtherwise = { ...shawarma, selectedAddOns: shawarma.selectedAddOns.toReversed() }

  expect(isSameLine(shawarma, tickedOtherwise)).toBe(true)
})

test.each([
  ['product', { productId: 'burger' }],
  ['variant', { selectedVariantId: 'small' }],
  ['missing variant', { selectedVariantId: null }],
  ['option', { selectedOptionId: 'mild' }],
  ['missing option', { selectedOptionId: null }],
  ['set of add-ons', { selectedAddOns: [{ addOnId: 'cheese', quantity: 1 }] }],
  [
    'add-on quantity',
    { selectedAddOns: shawarma.selectedAddOns.map((addOn) => ({ ...addOn, quantity: 3 })) },
  ],
])('CART-03 a different %s makes a different line', (_, difference) => {
  expect(isSameLine(shawarma, { ...shawarma, ...difference })).toBe(false)
})

test('CART-03 keys are equal exactly when all options are equal', () => {
  const tally = (addOns: typeof shawarma.selectedAddOns) =>
    addOns.map(({ addOnId, quantity }) => `${quantity} of ${addOnId}`).toSorted()
  fc.assert(
    fc.property(lines, lines, (left, right) => {
      const isSameChoice =
        left.productId === right.productId &&
        left.selectedVariantId === right.selectedVariantId &&
        left.selectedOptionId === right.selectedOptionId &&
        isDeepStrictEqual(tally(left.selectedAddOns), tally(right.selectedAddOns))

      expect(lineKey(left) === lineKey(right)).toBe(isSameChoice)
    }),
  )
})

test('CART-03 the order of add-ons does not change the key', () => {
  const shuffled = lines.chain((line) =>
    fc.tuple(
      fc.constant(line),
      fc.shuffledSubarray(line.selectedAddOns, { minLength: line.selectedAddOns.length }),
    ),
  )
  fc.assert(fc.property(shuffled, ([line, selectedAddOns]) => isSameLine(line, { ...line, selectedAddOns })))
})

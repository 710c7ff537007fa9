import { formatNaira } from '@ahia/money/format-naira'
import { expect, test } from 'vitest'
import { priceLine, totalOf } from './priced-line.ts'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const LARGE = id(1)
const GOAT = id(2)
const EGG = id(3)

const jollof = {
  basePrice: 4000,
  baseQuantity: 30,
  variants: [
    {
      variantName: 'Portion',
      variantValues: [
        {
          _id: LARGE,
          value: 'Large',
          price: 6000,
          quantity: 20,
          options: [
            {
              optionName: 'Protein',
              optionValues: [{ _id: GOAT, value: 'Goat meat', price: 7500.5, quantity: 3 }],
            },
          ],
        },
      ],
    },
  ],
  addOns: [{ _id: EGG, name: 'Boiled egg', price: 300, maxQuantityAllowed: 4 }],
}
/** The same without anything to choose. */
const bread = { ...jollof, variants: [] }
const plain = { quantity: 1, selectedVariantId: null, selectedOptionId: null, selectedAddOns: [] }
const twoWithGoat = {
  quantity: 2,
  selectedVariantId: LARGE,
  selectedOptionId: GOAT,
  selectedAddOns: [{ addOnId: EGG, quantity: 2 }],
}

test('CART-12 a line costs quantity times unit price with add-ons, and lists the chosen options', () => {
  const priced = priceLine(twoWithGoat, jollof)

  expect(priced?.choiceLabels).toEqual(['Portion: Large', 'Protein: Goat meat'])
  expect(priced?.addOns).toMatchObject([{ name: 'Boiled egg', quantity: 2 }])
  expect(formatNaira(priced?.unitKobo)).toBe('₦8,100.50')
  expect(formatNaira(priced?.lineKobo)).toBe('₦16,201')
  expect(priced?.left).toBe(3)
})

test.each([
  ['variant', { selectedVariantId: id(9) }],
  ['option', { selectedOptionId: id(9) }],
  ['add-on', { selectedAddOns: [{ addOnId: id(9), quantity: 1 }] }],
])('CART-11 a line whose %s is no longer sold has no price', (_, gone) => {
  expect(priceLine({ ...twoWithGoat, ...gone }, jollof)).toBeNull()
})

test.each([
  ['variants', { selectedVariantId: null, selectedOptionId: null }],
  ['options', { selectedOptionId: null }],
])('CART-11 a line without %s that the product now requires has no price', (_, before) => {
  expect(priceLine({ ...twoWithGoat, ...before }, jollof)).toBeNull()
})

test('CART-12 a line above the stock counts in the total only up to the stock', () => {
  const wanted = priceLine({ ...plain, quantity: 8 }, { ...bread, baseQuantity: 3 })

  expect(wanted?.buyable).toBe(3)
  expect(formatNaira(wanted?.lineKobo)).toBe('₦32,000')
  expect(formatNaira(totalOf(wanted ? [wanted] : []))).toBe('₦12,000')
})

test('CART-12 the total leaves out items that are out of stock', () => {
  const there = priceLine(plain, bread)
  const soldOut = priceLine(plain, { ...bread, baseQuantity: 0 })

  const lines = [there, soldOut].filter((line) => line !== null)

  expect(lines).toHaveLength(2)
  expect(formatNaira(totalOf(lines))).toBe('₦4,000')
})

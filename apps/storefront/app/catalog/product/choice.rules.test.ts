import { addOnIdSchema, optionIdSchema, variantIdSchema } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import {
  availableOf,
  type Choosable,
  changeQuantity,
  chooseOption,
  chooseVariant,
  fewLeftOf,
  firstChoice,
  pricesOf,
  toggleAddOn,
} from './choice.rules.ts'

const id = (place: number) => `0190a000-0000-7000-8000-${String(place).padStart(12, '0')}`
const variantId = (place: number) => variantIdSchema.parse(id(place))
const optionId = (place: number) => optionIdSchema.parse(id(place))
const CHICKEN = addOnIdSchema.parse(id(100))
const SAUCE = addOnIdSchema.parse(id(101))

const beef = (place: number, quantity: number) => ({
  _id: optionId(place),
  value: 'Beef',
  price: null,
  quantity,
})
const goat = (place: number, price: number, quantity: number) => ({
  _id: optionId(place),
  value: 'Goat meat',
  price,
  quantity,
})

const plate: Choosable = {
  basePrice: 4_000,
  baseQuantity: 99,
  variants: [
    {
      variantName: 'Portion',
      variantValues: [
        {
          _id: variantId(1),
          value: 'Regular',
          price: 4_200,
          quantity: 43,
          options: [{ optionName: 'Protein', optionValues: [beef(11, 25), goat(12, 5_000, 3)] }],
        },
        {
          _id: variantId(2),
          value: 'Large',
          price: 6_800.5,
          quantity: 15,
          options: [{ optionName: 'Protein', optionValues: [beef(21, 15), goat(22, 8_200, 0)] }],
        },
        { _id: variantId(3), value: 'Cooler', price: null, quantity: 2, options: [] },
      ],
    },
  ],
  addOns: [
    { _id: CHICKEN, name: 'Extra chicken', price: 1_500, maxQuantityAllowed: 4 },
    { _id: SAUCE, name: 'Sauce', price: 200.25, maxQuantityAllowed: 4 },
  ],
}
const plain: Choosable = { basePrice: 900, baseQuantity: 7, variants: [], addOns: [] }
const first = firstChoice(plate)

test('PDP-04 the first variant and its first option are preselected', () => {
  expect(first).toEqual({ variantId: id(1), optionId: id(11), quantity: 1, addOnIds: [] })
  expect(firstChoice(plain)).toEqual({ variantId: null, optionId: null, quantity: 1, addOnIds: [] })
})

test('PDP-04 another variant selects its first option and quantity 1, and keeps the add-ons', () => {
  const busy = toggleAddOn(plate, changeQuantity(plate, first, 5), CHICKEN)

  expect(chooseVariant(plate, busy, id(2))).toEqual({
    variantId: id(2),
    optionId: id(21),
    quantity: 1,
    addOnIds: [CHICKEN],
  })
  expect(chooseVariant(plate, busy, id(3)).optionId).toBeNull()
})

test('PDP-04 another option resets the quantity to 1', () => {
  const five = changeQuantity(plate, first, 5)

  expect(chooseOption(plate, five, id(12))).toMatchObject({ optionId: id(12), quantity: 1 })
})

test("PDP-04 an unknown variant, or another variant's option, cannot be selected", () => {
  expect(chooseVariant(plate, first, 'no such variant')).toBe(first)
  expect(chooseOption(plate, first, id(21))).toBe(first)
})

test('PDP-05 the quantity stays between 1 and the stock of the chosen option', () => {
  const goatMeat = chooseOption(plate, first, id(12))

  expect(changeQuantity(plate, goatMeat, 4).quantity).toBe(3)
  expect(changeQuantity(plate, goatMeat, 0).quantity).toBe(1)
  expect(changeQuantity(plain, firstChoice(plain), 8).quantity).toBe(7)
})

test('PDP-05 a sold-out option has no stock and still shows a quantity of 1', () => {
  const soldOut = chooseOption(plate, chooseVariant(plate, first, id(2)), id(22))

  expect(availableOf(plate, soldOut)).toBe(0)
  expect(changeQuantity(plate, soldOut, 2).quantity).toBe(1)
})

test('PDP-06 an add-on can be selected and removed, and the order does not matter', () => {
  const both = toggleAddOn(plate, toggleAddOn(plate, first, SAUCE), CHICKEN)

  expect(both.addOnIds).toEqual([CHICKEN, SAUCE])
  expect(toggleAddOn(plate, both, CHICKEN).addOnIds).toEqual([SAUCE])
})

test('PDP-07 the price is that of the most specific option, plus every add-on once per unit', () => {
  const large = chooseVariant(plate, first, id(2))
  const withSauce = toggleAddOn(plate, changeQuantity(plate, large, 3), SAUCE)

  expect(pricesOf(plate, large).unitNaira).toBe(6_800.5)
  expect(pricesOf(plate, chooseOption(plate, first, id(12))).unitNaira).toBe(5_000)
  expect(pricesOf(plate, chooseVariant(plate, first, id(3))).unitNaira).toBe(4_000)
  expect(pricesOf(plate, withSauce)).toMatchObject({ unitNaira: 7_000.75, totalNaira: 21_002.25 })
})

test('PDP-05 the number left is shown from five down, and not at zero', () => {
  expect([0, 1, 5, 6].map(fewLeftOf)).toEqual([null, 1, 5, null])
})

test('PDP-07 prices with kobo and their add-ons are summed exactly', () => {
  const [sauce] = plate.addOns
  const addOns = sauce ? [{ ...sauce, price: 1_000.05 }] : []
  const kobo: Choosable = { basePrice: 4_200.1, baseQuantity: 9, variants: [], addOns }

  expect(pricesOf(kobo, toggleAddOn(kobo, firstChoice(kobo), CHICKEN))).toEqual({
    plainNaira: 4_200.1,
    addOnsNaira: 1_000.05,
    unitNaira: 5_200.15,
    totalNaira: 5_200.15,
  })
  expect(pricesOf(kobo, firstChoice(kobo)).addOnsNaira).toBe(0)
})

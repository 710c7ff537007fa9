import { add, multiply, sum } from '@ahia/money/arithmetic'
import { kobo, ZERO } from '@ahia/money/kobo'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linePrice, unitPrice } from './price.ts'

const product = { priceKobo: kobo(500_000) }
const variant = { priceKobo: kobo(550_000) }
const option = { priceKobo: kobo(600_000) }

const prices = fc.nat({ max: 1_000_000_000 }).map(kobo)
const quantities = fc.integer({ min: 1, max: 999 })
const addOnLists = fc.array(fc.record({ priceKobo: prices, quantity: fc.integer({ min: 1, max: 20 }) }), {
  maxLength: 10,
})

test('PDP-07 the price is that of the option, else the variant, else the base price', () => {
  expect(unitPrice({ product, variant, option })).toBe(600_000)
  expect(unitPrice({ product, variant, option: null })).toBe(550_000)
  expect(unitPrice({ product, variant: null, option: null })).toBe(500_000)
})

test('PDP-07 an option without its own price costs as much as its variant', () => {
  expect(unitPrice({ product, variant, option: { priceKobo: null } })).toBe(550_000)
  expect(unitPrice({ product, variant: { priceKobo: null }, option: { priceKobo: null } })).toBe(500_000)
})

test('PDP-07 a free option is free', () => {
  expect(unitPrice({ product, variant, option: { priceKobo: ZERO } })).toBe(0)
})

test('CART-12 a line of three plates with chicken and two sauces each has the right price', () => {
  const extraChicken = { priceKobo: kobo(150_000), quantity: 1 }
  const sauce = { priceKobo: kobo(20_000), quantity: 2 }

  const priceKobo = linePrice({ quantity: 3, unitPriceKobo: kobo(450_000), addOns: [extraChicken, sauce] })

  expect(priceKobo).toBe(3 * (450_000 + 150_000 + 2 * 20_000))
})

test('CART-12 a line costs as much as its units and add-ons bought separately', () => {
  fc.assert(
    fc.property(quantities, prices, addOnLists, (quantity, unitPriceKobo, addOns) => {
      const withoutAddOns = linePrice({ quantity, unitPriceKobo, addOns: [] })
      const addOnsApart = addOns.map((addOn) => multiply(addOn.priceKobo, addOn.quantity * quantity))

      expect(linePrice({ quantity, unitPriceKobo, addOns })).toBe(add(withoutAddOns, sum(addOnsApart)))
      expect(withoutAddOns).toBe(multiply(unitPriceKobo, quantity))
    }),
  )
})

test('CART-12 two lines of the same item cost as much as one line with both quantities', () => {
  fc.assert(
    fc.property(quantities, quantities, prices, addOnLists, (first, second, unitPriceKobo, addOns) => {
      const priceOf = (quantity: number) => linePrice({ quantity, unitPriceKobo, addOns })

      expect(add(priceOf(first), priceOf(second))).toBe(priceOf(first + second))
    }),
  )
})

test.each([-1, 0.5])('CART-12 a quantity of %d is refused', (quantity) => {
  const addOn = { priceKobo: kobo(100), quantity }

  expect(() => linePrice({ quantity, unitPriceKobo: kobo(100), addOns: [] })).toThrow(RangeError)
  expect(() => linePrice({ quantity: 1, unitPriceKobo: kobo(100), addOns: [addOn] })).toThrow(RangeError)
})

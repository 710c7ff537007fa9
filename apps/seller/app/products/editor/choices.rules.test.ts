import { listingWithChoices } from '@ahia/testing/seller/sample-listings'
import { expect, test } from 'vitest'
import {
  addChoices,
  copyDown,
  copyOptions,
  moved,
  samePriceForAll,
  totalStock,
  twice,
} from './choices.rules.ts'
import { EMPTY_FORM, toForm } from './listing-form.ts'

const form = toForm(listingWithChoices())
const { choices } = form
const valuesOf = (rows: readonly { value: string }[]) => rows.map(({ value }) => value)

test('SELL-13 values typed with commas are added once each, whatever their case', () => {
  const added = addChoices(choices, 'XL, s ,, XXL;xl')
  expect(valuesOf(added.values)).toEqual(['S', 'M', 'L', 'XL', 'XXL'])
  expect(added.values.slice(0, 3)).toEqual(choices.values)
})

test('SELL-13 the total counts options where a value has some, and the product itself without choices', () => {
  expect(totalStock(form)).toBe(4 + 5 + 1 + 2)
  expect(
    totalStock({ ...EMPTY_FORM, stock: { quantity: '1,200', shown: null, sku: '', lowStock: '' } }),
  ).toBe(1_200)
})

test('SELL-13 copying down fills price and quantity, never the SKU; the same price for all empties all prices', () => {
  const [first, second] = copyDown(
    choices.values.map((row) => ({ ...row, price: row.value === 'S' ? '99' : '' })),
  )
  expect(first).toMatchObject({ price: '99', quantity: '4' })
  expect(second).toMatchObject({ value: 'M', price: '99', quantity: '4', sku: 'AW-M' })
  expect(samePriceForAll(choices).values.map(({ price }) => price)).toEqual(['', '', ''])
})

test('SELL-13 options of one value are copied to the others as new rows; a value keeps an option that it has', () => {
  const [, , large] = choices.values
  if (!large) throw new Error('There is no third value')
  const copied = copyOptions(choices, large)
  expect(copied.values.map(({ optionName, options }) => [optionName, ...valuesOf(options)])).toEqual([
    ['Colour', 'Red', 'Blue'],
    ['Colour', 'Red', 'Blue'],
    ['Colour', 'Red', 'Blue'],
  ])
  expect(copied.values[0]?.options.map(({ id }) => id)).toEqual([null, null])
  expect(copyOptions(copied, large).values[0]?.options).toEqual(copied.values[0]?.options)
})

test('SELL-13 rows move by one place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})

test('SELL-13 two values that differ only in case, accents or spaces are found', () => {
  expect(
    twice([{ value: 'Red' }, { value: ' rèd ' }, { value: 'Blue' }, { value: '' }, { value: '' }]),
  ).toEqual(new Set(['red']))
})

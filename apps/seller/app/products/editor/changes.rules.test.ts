import { changeListing } from '@ahia/contracts/seller/listings'
import { listingWithChoices, wholeListing } from '@ahia/testing/seller/sample-listings'
import { expect, test } from 'vitest'
import { changedFields, changesOf, unfinishedFields } from './changes.rules.ts'
import { type ListingForm, newAddOn, newValue, toForm } from './listing-form.ts'
import { merge } from './merge.rules.ts'
import { applySaved } from './saving/apply-saved.rules.ts'
import { countError, priceError, readAmount } from './typed.rules.ts'

const base = toForm(listingWithChoices())
const REQUEST = { requestKey: '00000000-0000-4000-8000-000000000001', version: 1 }

/** What the form changes, checked as the server checks it. */
const sentOf = (form: ListingForm, from = base) => {
  const changes = changesOf(form, from)
  changeListing.body.parse({ ...REQUEST, ...changes })
  return changes
}

const withValue = (place: number, part: object): ListingForm => ({
  ...base,
  choices: {
    ...base.choices,
    values: base.choices.values.map((row, at) => (at === place ? { ...row, ...part } : row)),
  },
})

test('SELL-08 only what changed is sent; spaces and commas are no change', () => {
  expect(changedFields(base, base)).toEqual([])
  expect(sentOf({ ...base, name: `${base.name} `, basePrice: '14,800' })).toEqual({})
  expect(sentOf({ ...base, basePrice: '₦15,200.50', subtitle: ' New ' })).toEqual({
    basePrice: 15_200.5,
    subtitle: 'New',
  })
})

test('SELL-13 SELL-15 rows keep their ids, and a quantity is sent with what was shown only where it was typed', () => {
  const { variants } = sentOf(withValue(0, { quantity: '6', price: '15,000' }))
  expect(variants?.values[0]).toMatchObject({ value: 'S', price: 15_000, quantity: 6, quantityShown: 4 })
  expect(variants?.values[0]?._id).toBe(base.choices.values[0]?.id)
  expect(variants?.values[1]).not.toHaveProperty('quantity')
  expect(variants?.values[2]?.options?.values.map(({ value, price }) => [value, price])).toEqual([
    ['Red', null],
    ['Blue', null],
  ])
})

test('SELL-11 half typed choices, add-ons and prices stay on the phone while the rest is sent', () => {
  const form: ListingForm = {
    ...withValue(0, { value: ' ' }),
    addOns: [...base.addOns, newAddOn()],
    basePrice: '12.500',
    subtitle: 'Lined with cotton',
  }
  expect(sentOf(form)).toEqual({ subtitle: 'Lined with cotton' })
  expect(unfinishedFields(form, base)).toEqual(['basePrice', 'choices', 'addOns'])
})

test('SELL-10 choices taken away leave a product that is counted by itself', () => {
  const form: ListingForm = {
    ...base,
    choices: { name: '', values: [] },
    stock: { quantity: '7', shown: null, sku: 'AW', lowStock: '5' },
  }
  expect(sentOf(form)).toEqual({ variants: null, quantity: 7, quantityShown: 0, sku: 'AW', lowStock: 5 })
})

test('SELL-08 what only others changed is taken over, what was typed stays, and what both changed is asked', () => {
  const start = toForm(wholeListing())
  const mine = { ...start, basePrice: '15,200', brand: 'Adire & Co' }
  const theirs = toForm(wholeListing({ basePrice: 14_500, subtitle: 'Lined with cotton', stock: 3 }))
  const { form, conflicts, taken } = merge(mine, start, theirs)
  expect(conflicts).toEqual(['basePrice'])
  expect(taken).toEqual(['subtitle'])
  expect(form).toMatchObject({ basePrice: '15,200', brand: 'Adire & Co', subtitle: 'Lined with cotton' })
})

test('SELL-11 a saved form learns ids and stock, and keeps what was typed meanwhile', () => {
  const added = newValue('XL')
  const sent: ListingForm = {
    ...base,
    choices: { ...base.choices, values: [{ ...added, quantity: '5' }] },
  }
  const answered = listingWithChoices({ variants: { name: 'Size', values: [] } })
  const [small] = listingWithChoices().variants?.values ?? []
  if (!small) throw new Error('There is no first value')
  const saved = toForm({
    ...answered,
    variants: { name: 'Size', values: [{ ...small, value: 'XL', stock: 4 }] },
  })
  const typing: ListingForm = {
    ...sent,
    choices: { ...sent.choices, values: [{ ...added, quantity: '5' }, newValue('XXL')] },
  }
  const form = applySaved({ now: typing, sent, saved, fields: ['choices'] })
  // One was sold while it was saved: its row says what there is now, and is not sent again.
  expect(form.choices.values[0]).toMatchObject({ row: added.row, id: small._id, quantity: '4', shown: 4 })
  expect(form.choices.values[1]).toMatchObject({ value: 'XXL', id: null })
  const typedOn = { ...sent, choices: { ...sent.choices, values: [{ ...added, quantity: '6' }] } }
  const [row] = applySaved({ now: typedOn, sent, saved, fields: ['choices'] }).choices.values
  expect(row).toMatchObject({ quantity: '6', shown: 4 })
})

test.each([
  ['14,800', 14_800],
  ['₦14800.50', 14_800.5],
  [' 14 800 ', 14_800],
  ['1,2', null],
  ['-1', null],
  ['1e9', null],
  ['', null],
])('SELL-13 %j is read as %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  ['0', 'The price must be more than ₦0'],
  ['12.500', 'Write it without a dot, like 12,500'],
  ['10000001', 'The highest price is ₦10,000,000'],
  ['twelve', 'Enter an amount in naira, like 12,500'],
])('SELL-13 a price of %j is refused with words', (text, words) => {
  expect(priceError(text)).toBe(words)
})

test('SELL-10 a quantity may be 0, and is a whole number', () => {
  expect([countError('0'), countError('12 '), countError('1.5'), countError('-1')]).toEqual([
    null,
    null,
    'Enter a whole number',
    'Enter a whole number',
  ])
})

import { expect, test } from 'vitest'
import { deliveryTermsSchema } from './product.ts'

const HOURS = { within: 3, unit: 'HOURS' }

test('WIN-01 a shop that says nothing delivers everywhere in the usual days', () => {
  expect(deliveryTermsSchema.parse({})).toEqual({ area: 'EVERYWHERE', promise: null })
})

test.each([
  ['hours in its own city', { area: 'CITY', promise: HOURS }, true],
  ['days in its state', { area: 'STATE', promise: { within: 2, unit: 'DAYS' } }, true],
  ['12 hours', { area: 'CITY', promise: { within: 12, unit: 'HOURS' } }, true],
  ['30 days', { area: 'STATE', promise: { within: 30, unit: 'DAYS' } }, true],
  ['hours in its state', { area: 'STATE', promise: HOURS }, false],
  ['hours everywhere', { promise: HOURS }, false],
  ['13 hours', { area: 'CITY', promise: { within: 13, unit: 'HOURS' } }, false],
  ['no time at all', { area: 'CITY', promise: { within: 0, unit: 'DAYS' } }, false],
  ['31 days', { area: 'STATE', promise: { within: 31, unit: 'DAYS' } }, false],
  ['an area of its own', { area: 'MOON' }, false],
  ['another field', { area: 'CITY', fee: 0 }, false],
])('WIN-01 a shop that promises %s is answered with %s', (_case, terms, isAccepted) => {
  expect(deliveryTermsSchema.safeParse(terms).success).toBe(isAccepted)
})

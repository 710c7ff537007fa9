import { expect, test } from 'vitest'
import { arrivalOf } from './arrival.rules.ts'

const NEAR = { daysFrom: 1, daysTo: 2 }
const FAR = { daysFrom: 3, daysTo: 5 }

test.each([
  ['2026-11-15T12:00:00Z', { from: '2026-11-16', to: '2026-11-17' }],
  ['2026-11-15T22:59:59Z', { from: '2026-11-16', to: '2026-11-17' }],
  ['2026-11-15T23:00:00Z', { from: '2026-11-17', to: '2026-11-18' }],
  ['2026-12-30T23:30:00Z', { from: '2027-01-01', to: '2027-01-02' }],
  ['2028-02-27T12:00:00Z', { from: '2028-02-28', to: '2028-02-29' }],
])('PDP-08 a parcel sent at %s arrives on days counted in Lagos time', (now, arrival) => {
  expect(arrivalOf([NEAR], new Date(now))).toEqual(arrival)
})

test('CART-16 several parcels arrive between the first day of the fastest and the last day of the slowest', () => {
  const now = new Date('2026-11-15T12:00:00Z')

  expect(arrivalOf([FAR, NEAR], now)).toEqual({ from: '2026-11-16', to: '2026-11-20' })
  expect(arrivalOf([], now)).toBeNull()
})

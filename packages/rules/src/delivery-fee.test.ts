import { kobo } from '@ahia/money/kobo'
import { expect, test } from 'vitest'
import { quoteParcel } from './delivery-fee.ts'

const NEAR = { feeKobo: kobo(250_000), daysFrom: 1, daysTo: 3 }
const FAR = { feeKobo: kobo(350_000), daysFrom: 3, daysTo: 5 }
const LAGOS = { state: 'LAGOS', near: NEAR, far: FAR }
const AT_NOON = new Date('2026-11-17T11:00:00Z')
const itemsOf = (deliveryTypes: readonly string[]) => deliveryTypes.map((deliveryType) => ({ deliveryType }))

test('CHK-06 a parcel from a shop in the same state is cheaper and faster than one from another state', () => {
  expect(quoteParcel(LAGOS, { shopState: 'LAGOS', items: itemsOf(['STANDARD']) }, AT_NOON)).toEqual(NEAR)
  expect(quoteParcel(LAGOS, { shopState: 'ENUGU', items: itemsOf(['SHOW_AND_CHARGE']) }, AT_NOON)).toEqual(
    FAR,
  )
})

test.each([
  ['all of it is free', ['REAL_FREE_DELIVERY', 'INCLUDED_IN_PRICE'], 0],
  ['one thing in it is not', ['REAL_FREE_DELIVERY', 'STANDARD'], 350_000],
  ['two things in it are not', ['SHOW_AND_CHARGE', 'STANDARD'], 350_000],
])('CHK-06 when %s a parcel of %j costs %i kobo and takes the same time', (_case, deliveryTypes, feeKobo) => {
  expect(quoteParcel(LAGOS, { shopState: 'EDO', items: itemsOf(deliveryTypes) }, AT_NOON)).toEqual({
    ...FAR,
    feeKobo,
  })
})

test('WIN-02 a promise replaces the usual days, and a parcel takes from its fastest item to its slowest', () => {
  const meal = { deliveryType: 'STANDARD', promise: { within: 3, unit: 'HOURS' } } as const
  const fresh = { deliveryType: 'STANDARD', promise: { within: 2, unit: 'DAYS' } } as const
  const usual = { deliveryType: 'STANDARD' }
  const daysOf = (...items: { deliveryType: string }[]) => {
    const { daysFrom, daysTo } = quoteParcel(LAGOS, { shopState: 'LAGOS', items }, AT_NOON)
    return [daysFrom, daysTo]
  }

  expect([daysOf(meal), daysOf(fresh), daysOf(meal, usual)]).toEqual([
    [0, 0],
    [1, 2],
    [0, 3],
  ])
})

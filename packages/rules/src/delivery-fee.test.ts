import { kobo } from '@ahia/money/kobo'
import { expect, test } from 'vitest'
import { quoteParcel } from './delivery-fee.ts'

const NEAR = { feeKobo: kobo(250_000), daysFrom: 1, daysTo: 3 }
const FAR = { feeKobo: kobo(350_000), daysFrom: 3, daysTo: 5 }
const LAGOS = { state: 'LAGOS', near: NEAR, far: FAR }

test('CHK-06 a parcel from a shop in the same state is cheaper and faster than one from another state', () => {
  expect(quoteParcel(LAGOS, { shopState: 'LAGOS', deliveryTypes: ['STANDARD'] })).toEqual(NEAR)
  expect(quoteParcel(LAGOS, { shopState: 'ENUGU', deliveryTypes: ['SHOW_AND_CHARGE'] })).toEqual(FAR)
})

test.each([
  ['all of it is free', ['REAL_FREE_DELIVERY', 'INCLUDED_IN_PRICE'], 0],
  ['one thing in it is not', ['REAL_FREE_DELIVERY', 'STANDARD'], 350_000],
  ['two things in it are not', ['SHOW_AND_CHARGE', 'STANDARD'], 350_000],
])('CHK-06 when %s a parcel of %j costs %i kobo and takes the same time', (_case, deliveryTypes, feeKobo) => {
  expect(quoteParcel(LAGOS, { shopState: 'EDO', deliveryTypes })).toEqual({ ...FAR, feeKobo })
})

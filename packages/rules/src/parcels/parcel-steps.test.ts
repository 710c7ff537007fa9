import { PARCEL_STATUSES } from '@ahia/reference/parcel-statuses'
import { expect, test } from 'vitest'
import { isBehind, PARCEL_STEPS, parcelOriginsOf } from './parcel-steps.ts'

test('SELL-27 a parcel that was delivered, returned, lost or cancelled stays so', () => {
  for (const end of ['DELIVERED', 'RETURNED', 'LOST', 'CANCELLED'] as const)
    expect(PARCEL_STEPS[end]).toEqual([])
})

test('SELL-27 nothing that was handed over can be cancelled, and nothing arrives that was not', () => {
  expect(parcelOriginsOf('CANCELLED')).toEqual(['NEW', 'ACCEPTED', 'WAITING_FOR_ADDRESS', 'PACKED'])
  expect(parcelOriginsOf('DELIVERED')).toEqual(['HANDED_OVER', 'AT_POINT', 'RETURNING'])
})

test("SELL-27 'packed' that arrives after 'handed over' is known, and after a cancellation it is not", () => {
  const known = PARCEL_STATUSES.filter((status) => isBehind(status, 'PACKED'))

  expect(known).toEqual(['PACKED', 'HANDED_OVER', 'AT_POINT', 'DELIVERED'])
})

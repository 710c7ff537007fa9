import { ORDER_STATUSES } from '@ahia/contracts/shapes/order'
import { expect, test } from 'vitest'
import { countItems, STATUS_TONES, stepsToCome } from './order.rules.ts'

test('ORD-03 PENDING is yellow, SHIPPED blue, DELIVERED green, DISPUTED red, and everything else grey', () => {
  const { PENDING, SHIPPED, DELIVERED, DISPUTED, ...others } = STATUS_TONES

  expect({ PENDING, SHIPPED, DELIVERED, DISPUTED }).toEqual({
    PENDING: 'warn',
    SHIPPED: 'info',
    DELIVERED: 'ok',
    DISPUTED: 'danger',
  })
  expect(new Set(Object.values(others))).toEqual(new Set(['neutral']))
})

test('ORD-05 a paid order still has to be shipped and delivered; a finished order has no next steps', () => {
  const toCome = ORDER_STATUSES.map((status) => [
    status,
    stepsToCome({ status, payableUntil: null, parcel: null }),
  ])

  expect(Object.fromEntries(toCome)).toEqual({
    PENDING: [], // its payment deadline has passed
    PAID: ['SHIPPED', 'DELIVERED'],
    SHIPPED: ['DELIVERED'],
    DELIVERED: [],
    CANCELLED: [],
    EXPIRED: [],
    DISPUTED: [],
    REFUNDED: [],
  })
  expect(stepsToCome({ status: 'PENDING', payableUntil: '2026-11-18T12:00:00.000Z', parcel: null })).toEqual([
    'PAID',
    'SHIPPED',
    'DELIVERED',
  ])
})

test('ORD-02 the items of an order are counted by quantity', () => {
  expect(countItems([{ quantity: 2 }, { quantity: 3 }])).toBe(5)
})

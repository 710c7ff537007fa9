import type { ParcelStatus } from '@ahia/reference/parcel-statuses'
import { expect, test } from 'vitest'
import { keepsDeliveryFee } from './failed-delivery.ts'
import { listSellerActions, UNDO_MINUTES } from './seller-actions.ts'

const AT = '2026-11-17T09:00:00.000Z'
const after = (minutes: number, ms = 0) => new Date(Date.parse(AT) + minutes * 60_000 + ms)

const order = (
  status: ParcelStatus,
  type: 'DOORDELIVERY' | 'PICKUP' = 'DOORDELIVERY',
  question: unknown = null,
) => ({
  delivery: { type },
  parcel: { status, question, moves: [{ at: '2026-11-16T09:00:00.000Z' }, { at: AT }] },
})

test('SELL-31 a hand-over is taken back within ten minutes, and not at their end', () => {
  const actions = (now: Date) => listSellerActions(order('HANDED_OVER'), now)

  expect(actions(after(UNDO_MINUTES, -1))).toContain('UNDO_HAND_OVER')
  expect(actions(after(UNDO_MINUTES))).not.toContain('UNDO_HAND_OVER')
})

test('SELL-27 an address is asked for once, and only where something is brought', () => {
  const actions = (...given: Parameters<typeof order>) => listSellerActions(order(...given), after(1))

  expect(actions('ACCEPTED')).toContain('ASK_ADDRESS')
  expect(actions('ACCEPTED', 'PICKUP')).not.toContain('ASK_ADDRESS')
  expect(actions('ACCEPTED', 'DOORDELIVERY', { text: 'Which gate?' })).not.toContain('ASK_ADDRESS')
})

test('SELL-27 only what is picked up waits at a point', () => {
  expect(listSellerActions(order('HANDED_OVER', 'PICKUP'), after(1))).toContain('AT_POINT')
  expect(listSellerActions(order('HANDED_OVER'), after(1))).not.toContain('AT_POINT')
})

test('SELL-37 the delivery fee stays with the carrier only for what the customer could have helped', () => {
  expect(keepsDeliveryFee('WRONG_ADDRESS')).toBe(true)
  expect(keepsDeliveryFee('NOBODY_THERE_TWICE')).toBe(true)
  for (const reason of [null, 'NOBODY_THERE', 'REFUSED', 'DAMAGED'] as const)
    expect(keepsDeliveryFee(reason), String(reason)).toBe(false)
})

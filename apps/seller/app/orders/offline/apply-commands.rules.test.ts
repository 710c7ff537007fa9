import { orderIdSchema, parcelIdSchema } from '@ahia/contracts/ids'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { sampleSellerOrder } from '@ahia/testing/seller/sample-orders'
import { expect, test } from 'vitest'
import type { Command, Step } from '#offline/command.ts'
import { applyCommands } from './apply-commands.rules.ts'
import { tidy } from './seen-orders.ts'

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const NOW = new Date('2026-11-17T10:00:00Z')

const order = (place: number, status: SellerOrder['parcel']['status']) => sampleSellerOrder(place, { status })

const command = (place: number, step: Step): Command => ({
  requestKey: idOf(500),
  owner: 'shop@example.com',
  orders: [{ orderId: orderIdSchema.parse(idOf(place)), parcelId: parcelIdSchema.parse(idOf(100 + place)) }],
  step,
  at: NOW.toISOString(),
  refused: null,
})

test('SELL-54 an order is shown as it will be once everything that waits was sent', () => {
  const shown = applyCommands(
    order(1, 'ACCEPTED'),
    [
      command(1, { kind: 'PACK' }),
      command(2, { kind: 'ACCEPT' }),
      command(1, { kind: 'HAND_OVER', carrier: 'Own rider' }),
    ],
    NOW,
  )

  expect(shown).toMatchObject({
    isWaiting: true,
    parcel: { status: 'HANDED_OVER', carrier: 'Own rider', isLate: false },
  })
  expect(shown.actions).toContain('UNDO_HAND_OVER')
})

test('SELL-34 a code that waits decides nothing on the phone, and no second one can be typed', () => {
  const shown = applyCommands(
    order(1, 'HANDED_OVER'),
    [command(1, { kind: 'TYPE_CODE', code: '123456' })],
    NOW,
  )

  expect(shown).toMatchObject({ isWaiting: true, actions: [], parcel: { status: 'HANDED_OVER' } })
})

test('SELL-34, SELL-55 a QR that this phone has checked proves the delivery; another waits for the server', () => {
  const scanned = (step: Step) => applyCommands(order(1, 'HANDED_OVER'), [command(1, step)], NOW)

  expect(scanned({ kind: 'SCAN', token: 'a', isGenuine: true })).toMatchObject({
    isWaiting: true,
    parcel: { status: 'DELIVERED', proof: 'QR' },
  })
  expect(scanned({ kind: 'SCAN', token: 'a' })).toMatchObject({
    actions: [],
    parcel: { status: 'HANDED_OVER', proof: null },
  })
})

test('SELL-31 a photo that waits takes nothing away from what can be done', () => {
  const shown = applyCommands(order(1, 'HANDED_OVER'), [command(1, { kind: 'PHOTO' })], NOW)

  expect(shown).toMatchObject({ isWaiting: true, parcel: { status: 'HANDED_OVER' } })
  expect(shown.actions).toContain('TYPE_CODE')
})

test('SELL-56 addresses stay on the phone for accepted, unsent parcels only, and for 72 hours at most', () => {
  const orders = [order(1, 'ACCEPTED'), order(2, 'HANDED_OVER'), order(3, 'PACKED')]
  const at = (hours: number) => ({
    at: new Date(NOW.getTime() - hours * 3_600_000).toISOString(),
    address: { name: 'Ada', phone: null, street: null, city: null, state: 'LAGOS' as const, info: null },
  })

  const { addresses } = tidy(
    {
      owner: 'shop@example.com',
      lists: {},
      counts: null,
      orders: Object.fromEntries(orders.map((one) => [one._id, one])),
      addresses: { [idOf(101)]: at(71), [idOf(102)]: at(1), [idOf(103)]: at(73) },
    },
    NOW.getTime(),
  )

  expect(Object.keys(addresses)).toEqual([idOf(101)])
})

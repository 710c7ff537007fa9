import type { OrderId, ShopId } from '@ahia/contracts/ids'
import { sum } from '@ahia/money/arithmetic'
import { kobo } from '@ahia/money/kobo'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { type Entry, reverse } from './entry.rules.ts'
import { refundEntries } from './refund.rules.ts'
import { settlementEntries, unclaimedEntries } from './settlement.rules.ts'

const orderId = newId<OrderId>()
const shopId = newId<ShopId>()

function settled(itemsKobo: number, deliveryKobo: number, feeKobo = 0): Entry[] {
  return settlementEntries({
    capturedKobo: kobo(itemsKobo + deliveryKobo),
    providerFeeKobo: kobo(feeKobo),
    orders: [
      {
        orderId,
        shopId,
        hasPackage: false,
        items: [{ category: 'PET', kobo: kobo(itemsKobo) }],
        deliveryFeeKobo: kobo(deliveryKobo),
        serviceFeeKobo: kobo(0),
      },
    ],
    rates: [{ hasPackage: false, category: 'PET', rateBps: 1800 }],
  })
}

const of = (entries: readonly Entry[], account: string) =>
  sum(entries.filter((entry) => entry.account === account).map((entry) => entry.kobo))

test('R12 a full refund leaves no balance with anyone, except the provider’s fee', () => {
  const frozen = settled(100_001, 1_500, 1_523)

  const all = [...frozen, ...refundEntries({ frozen, amountKobo: kobo(101_501) })]

  expect(['SHOP', 'COMMISSION', 'DELIVERY'].map((account) => of(all, account))).toEqual([0, 0, 0])
  expect(of(all, 'PROVIDER')).toBe(-1_523)
  expect(of(all, 'PROVIDER_FEE')).toBe(1_523)
})

test('R12 a partial refund is shared like the sale, and the next one takes exactly the rest', () => {
  const frozen = settled(1_000, 0)

  const part = refundEntries({ frozen, amountKobo: kobo(333) })
  const rest = refundEntries({ frozen: [...frozen, ...part], amountKobo: kobo(667) })

  expect([of(part, 'SHOP'), of(part, 'COMMISSION'), of(part, 'PROVIDER')]).toEqual([273, 60, -333])
  expect([of(rest, 'SHOP'), of(rest, 'COMMISSION'), of(rest, 'PROVIDER')]).toEqual([547, 120, -667])
})

test('I9 a refund of more than is left, or of zero, is refused', () => {
  const frozen = settled(1_000, 0)
  const again = [...frozen, ...refundEntries({ frozen, amountKobo: kobo(1_000) })]

  expect(() => refundEntries({ frozen, amountKobo: kobo(1_001) })).toThrow(RangeError)
  expect(() => refundEntries({ frozen, amountKobo: kobo(0) })).toThrow(RangeError)
  expect(() => refundEntries({ frozen: again, amountKobo: kobo(1) })).toThrow(RangeError)
  expect(() => refundEntries({ frozen: [], amountKobo: kobo(1) })).toThrow(RangeError)
})

test('R12 after a failed refund the same amount can be refunded again', () => {
  const frozen = settled(1_000, 500)
  const failed = refundEntries({ frozen, amountKobo: kobo(1_500) })

  const again = refundEntries({ frozen: [...frozen, ...failed, ...reverse(failed)], amountKobo: kobo(1_500) })

  expect(again).toEqual(failed)
})

test('SELL-37 a refund that keeps the delivery fee takes the rest to the kobo and leaves the fee', () => {
  const frozen = settled(100_001, 1_500)

  const back = refundEntries({ frozen, amountKobo: kobo(100_001), keptFeeKobo: kobo(1_500) })

  const all = [...frozen, ...back]
  expect(['SHOP', 'COMMISSION', 'DELIVERY'].map((account) => of(all, account))).toEqual([0, 0, -1_500])
  expect(() => refundEntries({ frozen, amountKobo: kobo(100_002), keptFeeKobo: kobo(1_500) })).toThrow(
    RangeError,
  )
})

test('PAY-04 money without an order is refunded from the account it was booked to', () => {
  const frozen = unclaimedEntries({ capturedKobo: kobo(900), providerFeeKobo: kobo(13) })

  const back = refundEntries({ frozen, amountKobo: kobo(900) })

  expect([of(back, 'UNCLAIMED'), of(back, 'PROVIDER')]).toEqual([900, -900])
})

test('R12 any sequence of partial refunds adds up to the sale and takes no one below zero', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.nat({ max: 20_000 }),
      cuts,
      (items, delivery, parts) => {
        let frozen = settled(items, delivery)
        for (const part of parts) {
          const left = -of(frozen, 'SHOP') - of(frozen, 'COMMISSION') - of(frozen, 'DELIVERY')
          if (left === 0) break
          frozen = [...frozen, ...refundEntries({ frozen, amountKobo: kobo(Math.min(part, left)) })]

          expect(
            Math.max(of(frozen, 'SHOP'), of(frozen, 'COMMISSION'), of(frozen, 'DELIVERY')),
          ).toBeLessThanOrEqual(0)
          expect(sum(frozen.map((entry) => entry.kobo))).toBe(0)
        }
      },
    ),
  )
})

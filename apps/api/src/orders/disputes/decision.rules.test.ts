import { kobo, ZERO } from '@ahia/money/kobo'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry } from '#ledger/entry.rules.ts'
import { amountOf, whatFollows } from './decision.rules.ts'

const disputed = {
  lines: [{ position: 0, quantity: 2, unitKobo: kobo(100_000), lineKobo: kobo(200_000) }],
  isWhole: true,
  refundedKobo: ZERO,
  leftKobo: kobo(250_000),
}

test.each(['REFUNDED', 'REPLACED', 'TURNED_DOWN'] as const)(
  'R16, ADMIN-25 items are chosen for a part alone: with %s they are refused in words',
  (outcome) => {
    const lines = [{ position: 0, quantity: 999 }]

    expect(amountOf({ outcome, lines, amountKobo: null }, disputed)).toEqual({
      fault: 'Choose items only to refund a part',
    })
    expect(amountOf({ outcome, lines: [], amountKobo: null }, disputed)).not.toHaveProperty('fault')
  },
)

test('ADMIN-25, R12 when an appeal gives less, the market gives the shop its part of the difference, to the kobo in its favour', () => {
  const before = { refundedKobo: kobo(300), shopKobo: kobo(200) }
  const creditFor = (amount: number) =>
    whatFollows(kobo(amount), { before, frozen: [], isEnd: false }).creditKobo

  expect(creditFor(300)).toBe(0)
  expect(creditFor(299)).toBe(1) // of 199.33 only 199 stay with the customer
  expect(creditFor(100)).toBe(134) // 66.67
  expect(creditFor(0)).toBe(200)
})

test('ADMIN-25, R12 the credit of an appeal is exact to the kobo for the largest orders', () => {
  const amounts = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(amounts, amounts, amounts, (refunded, ofShop, decided) => {
      const before = { refundedKobo: kobo(refunded), shopKobo: kobo(Math.min(ofShop, refunded)) }
      const amountKobo = kobo(decided % refunded)
      const { creditKobo } = whatFollows(amountKobo, { before, frozen: [], isEnd: false })

      // What stays with the customer of the shop's money is its share rounded down, never a kobo more or less.
      const stays = BigInt(before.shopKobo - creditKobo) * BigInt(refunded)
      const exact = BigInt(before.shopKobo) * BigInt(amountKobo)
      expect(stays <= exact && exact < stays + BigInt(refunded)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('ADMIN-25 an amount is above nothing, at most what is left, and the whole of it is a refund in full', () => {
  const part = (amount: number, left = disputed) =>
    amountOf({ outcome: 'PART', lines: [], amountKobo: kobo(amount) }, left)
  const notWhole = { ...disputed, isWhole: false }

  expect(part(0)).toHaveProperty('fault')
  expect(part(1)).toEqual({ amountKobo: 1 })
  expect(part(250_001)).toEqual({ fault: 'That is more than can be paid back' })
  expect(part(249_999)).toEqual({ amountKobo: 249_999 })
  expect(part(250_000)).toEqual({ fault: 'That is all of it: choose a refund in full' })
  expect(part(200_000, notWhole)).toEqual({ amountKobo: 200_000 })
  expect(part(200_001, notWhole)).toHaveProperty('fault')
  expect(part(150_001, { ...notWhole, leftKobo: kobo(150_000) })).toHaveProperty('fault')
})

test('ADMIN-25 of an order of which nothing is left nothing is refunded in full', () => {
  const full = (leftKobo: number) =>
    amountOf({ outcome: 'REFUNDED', lines: [], amountKobo: null }, { ...disputed, leftKobo: kobo(leftKobo) })

  expect(full(0)).toEqual({ fault: 'Nothing is left of this order to refund' })
  expect(full(1)).toEqual({ amountKobo: 1 })
})

test('ADMIN-25 a part takes from the goods as long as they have enough, then from the order', () => {
  const frozen: Entry[] = [
    { account: 'SHOP', shopId: null, orderId: null, kobo: kobo(-900) },
    { account: 'COMMISSION', shopId: null, orderId: null, kobo: kobo(-100) },
    { account: 'DELIVERY', shopId: null, orderId: null, kobo: kobo(-500) },
  ]
  const takesFrom = (amount: number, isEnd = false) =>
    whatFollows(kobo(amount), { before: { refundedKobo: ZERO, shopKobo: ZERO }, frozen, isEnd }).takesFrom

  expect(takesFrom(1000)).toBe('GOODS')
  expect(takesFrom(1001)).toBe('ORDER')
  expect(takesFrom(1000, true)).toBe('ORDER')
})

test('ADMIN-25 items of a part are disputed ones, each named once, and no more than were bought', () => {
  const chosen = (...lines: { position: number; quantity: number }[]) =>
    amountOf({ outcome: 'PART', lines, amountKobo: null }, disputed)
  const refused = { fault: 'Choose items that are disputed, and no more than were bought' }

  expect(chosen({ position: 0, quantity: 1 })).toEqual({ amountKobo: 100_000 })
  expect(chosen({ position: 0, quantity: 2 })).toEqual({ amountKobo: 200_000 })
  expect(chosen({ position: 0, quantity: 3 })).toEqual(refused)
  expect(chosen({ position: 1, quantity: 1 })).toEqual(refused)
  expect(chosen({ position: 0, quantity: 1 }, { position: 0, quantity: 1 })).toEqual(refused)
})

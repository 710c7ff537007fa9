import type { LedgerJournalId, OrderId, ShopId } from '@ahia/contracts/ids'
import { type Kobo, kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import { CATEGORIES } from '@ahia/reference/categories'
import { expect, test } from 'vitest'
import { type Entry, type JournalEntry, reverse } from '#ledger/entry.rules.ts'
import type { DatedRate } from '#ledger/rates.rules.ts'
import { refundEntries } from '#ledger/refund.rules.ts'
import { settlementEntries } from '#ledger/settlement.rules.ts'
import { newId } from '#platform/ids.ts'
import { explainLines } from './explain.rules.ts'

const RATES: DatedRate[] = CATEGORIES.flatMap((category, place) =>
  [true, false].map((hasPackage) => ({
    hasPackage,
    category,
    rateBps: hasPackage ? 500 + 37 * place : 1_800,
    validFrom: new Date('2026-01-01'),
  })),
)

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const journal = (kind: JournalEntry['kind'], entries: readonly Entry[]): JournalEntry[] => {
  const journalId = newId<LedgerJournalId>()
  const booked = { journalId, key: `${kind}:${journalId}`, kind, bookedAt: new Date('2026-11-01') }
  return entries.filter((entry) => entry.kobo !== 0).map((entry) => ({ ...entry, ...booked }))
}

/** An order of up to four categories, and what happened to its money: nothing, refunds, a refund that failed. */
function anOrder(below: ReturnType<typeof numbers>) {
  const orderId = newId<OrderId>()
  const items = CATEGORIES.slice(0, 1 + below(4)).map((category) => ({
    category,
    kobo: kobo(1 + below(5_000_000)),
  }))
  const order = { orderId, shopId: newId<ShopId>(), hasPackage: below(2) === 1, items }
  const fees = { deliveryFeeKobo: kobo(below(300_000)), serviceFeeKobo: kobo(below(50_000)) }
  const totalKobo = kobo(
    items.reduce((total, item) => total + item.kobo, fees.deliveryFeeKobo + fees.serviceFeeKobo),
  )
  const sale = settlementEntries({
    capturedKobo: totalKobo,
    providerFeeKobo: kobo(below(2_000)),
    orders: [{ ...order, ...fees }],
    rates: RATES,
  })
  const part = refundEntries({ frozen: sale, amountKobo: kobo(1 + below(totalKobo)) })
  const booked = [
    journal('SETTLEMENT', sale),
    ...(below(2) ? [journal('REFUND', part)] : []),
    ...(below(3) === 0 ? [journal('REFUND', part), journal('REFUND_FAILED', reverse(part))] : []),
  ]
  return { entries: booked.flat(), categories: items, rates: RATES }
}

const balanceOf = (entries: readonly JournalEntry[]): Kobo =>
  kobo(-entries.filter(({ account }) => account === 'SHOP').reduce((total, entry) => total + entry.kobo, 0))

test('PAYOUT-08 the lines of 10,000 random orders add up to the change of the balance, to the kobo', () => {
  const below = numbers(20_261_117)
  for (let made = 0; made < 10_000; made += 1) {
    const order = anOrder(below)

    const lines = explainLines(order)

    expect(lines.reduce((total, { amount }) => total + fromNaira(amount), 0)).toBe(balanceOf(order.entries))
    const commission = lines.filter(({ what, kind }) => what === 'COMMISSION' && kind === 'SETTLEMENT')
    expect(commission.map(({ rate }) => rate?.category)).toEqual(
      commission.length === 0 ? [] : order.categories.map(({ category }) => category),
    )
  }
})

test('PAYOUT-08 a commission that no rate explains is one line without a rate', () => {
  const order = anOrder(numbers(7))
  const other = RATES.map((rate) => ({ ...rate, rateBps: rate.rateBps + 1 }))

  const lines = explainLines({ ...order, rates: other })

  expect(lines.filter(({ what, kind }) => what === 'COMMISSION' && kind === 'SETTLEMENT')).toMatchObject([
    { rate: null },
  ])
})

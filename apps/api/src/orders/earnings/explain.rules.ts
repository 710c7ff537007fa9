import type { OrderMoneyLine } from '@ahia/contracts/seller/money'
import { negate, subtract, sum } from '@ahia/money/arithmetic'
import { type Kobo, ZERO } from '@ahia/money/kobo'
import { toNaira } from '@ahia/money/naira'
import { shareOf } from '@ahia/money/share'
import type { JournalEntry } from '#ledger/entry.rules.ts'
import type { DatedRate } from '#ledger/rates.rules.ts'

type CategorySum = { category: string; kobo: Kobo }
type Facts = {
  entries: readonly JournalEntry[]
  categories: readonly CategorySum[]
  /** Those of the moment of payment. */
  rates: readonly DatedRate[]
}

const BPS_PER_PERCENT = 100

/**
 * PAYOUT-08: what each journal did to the balance of the shop. Of a sale it is the items less the commission, of everything
 * else both go back; the lines of a journal always add up to what it booked for the shop.
 */
export function explainLines({ entries, categories, rates }: Facts): OrderMoneyLine[] {
  const journals = Map.groupBy(entries, ({ journalId }) => journalId)
  return [...journals.values()].flatMap((booked) => {
    const [first] = booked
    if (!first) return []
    const shopKobo = owedOf(booked, 'SHOP')
    const commissionKobo = owedOf(booked, 'COMMISSION')
    const { kind, key: journal, bookedAt } = first
    const shared = { kind, journal, at: bookedAt.toISOString(), rate: null }
    const line = (what: OrderMoneyLine['what'], kobo: Kobo): OrderMoneyLine[] =>
      kobo === 0 ? [] : [{ what, amount: toNaira(kobo), ...shared }]
    const itemsKobo = sum([shopKobo, commissionKobo])
    if (kind !== 'SETTLEMENT')
      return [
        ...line(itemsKobo > 0 ? 'RETURNED_TO_YOU' : 'ITEMS_BACK', itemsKobo),
        ...line(commissionKobo < 0 ? 'COMMISSION_BACK' : 'COMMISSION', negate(commissionKobo)),
      ]
    const shares = commissionShares({ commissionKobo, categories, rates })
    return [
      ...line('ITEMS', itemsKobo),
      ...(shares
        ? shares.map((share) => ({ ...toLine(share), ...shared, rate: toRate(share) }))
        : line('COMMISSION', negate(commissionKobo))),
    ]
  })
}

/** What we owe or have earned is negative in the ledger. */
const owedOf = (entries: readonly JournalEntry[], account: JournalEntry['account']): Kobo =>
  negate(sum(entries.filter((entry) => entry.account === account).map(({ kobo }) => kobo)))

type Share = { kobo: Kobo; ofKobo: Kobo; rate: DatedRate }

/**
 * The commission by category. The journal has one sum, which with or without a package can be taken apart; null when the
 * rates do not explain it.
 */
function commissionShares(booked: {
  commissionKobo: Kobo
  categories: readonly CategorySum[]
  rates: readonly DatedRate[]
}): Share[] | null {
  for (const hasPackage of [true, false]) {
    const shares = booked.categories.flatMap(({ category, kobo }) => {
      const rate = booked.rates.find((each) => each.hasPackage === hasPackage && each.category === category)
      return rate ? [{ kobo: shareOf(kobo, rate.rateBps), ofKobo: kobo, rate }] : []
    })
    const rest = subtract(booked.commissionKobo, sum([ZERO, ...shares.map(({ kobo }) => kobo)]))
    if (rest === 0 && shares.length === booked.categories.length) return shares
  }
  return null
}

const toLine = ({ kobo }: Share) => ({ what: 'COMMISSION' as const, amount: toNaira(negate(kobo)) })

const toRate = ({ ofKobo, rate }: Share): OrderMoneyLine['rate'] => ({
  category: rate.category,
  percent: rate.rateBps / BPS_PER_PERCENT,
  of: toNaira(ofKobo),
  since: rate.validFrom.toISOString(),
})

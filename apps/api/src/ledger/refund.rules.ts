import { add, sum } from '@ahia/money/arithmetic'
import { type Kobo, kobo, ZERO } from '@ahia/money/kobo'
import { splitByWeights } from '@ahia/money/split'
import { credit, debit, type Entry, type LedgerAccount } from './entry.rules.ts'

type Refund = {
  /** All entries of the order (or of the unclaimed payment), including earlier refunds. */
  frozen: readonly Entry[]
  amountKobo: Kobo
  /** SELL-37: so much of the delivery fee stays where it is booked. */
  keptFeeKobo?: Kobo
  /** ADMIN-25: GOODS leaves delivery and service alone: that part of the order took place. */
  takesFrom?: TakesFrom
}

export type TakesFrom = 'ORDER' | 'GOODS'

const OF_GOODS: readonly LedgerAccount[] = ['SHOP', 'COMMISSION']

/** Our balance at the provider and its fee: refunds are paid from the balance, and the fee is not refunded. */
const PROVIDERS: readonly LedgerAccount[] = ['PROVIDER', 'PROVIDER_FEE']

/**
 * R12: reverses a sale as it was booked, not at today's rates. A full refund reverses exactly what was booked; a partial one
 * is split to the kobo and never takes more from an account than it has of the sale.
 */
export function refundEntries({
  frozen,
  amountKobo,
  keptFeeKobo = ZERO,
  takesFrom = 'ORDER',
}: Refund): Entry[] {
  const owed = addUp(frozen.filter(({ account }) => paysRefund(account, takesFrom))).map((entry) =>
    entry.account === 'DELIVERY' ? { ...entry, kobo: kobo(Math.min(0, entry.kobo + keptFeeKobo)) } : entry,
  )
  const totalKobo = sum(owed.map(({ kobo }) => kobo))
  if (amountKobo <= 0 || amountKobo > -totalKobo) {
    throw new RangeError(`Of ${-totalKobo} kobo, ${amountKobo} cannot go back`)
  }
  const parts = splitByWeights(
    amountKobo,
    owed.map(({ kobo }) => -kobo),
  )
  const back = owed.map((entry, place) => ({ ...entry, kobo: parts[place] ?? ZERO }))
  const paidFor = addUp(back.map(({ orderId, kobo }) => debit('PROVIDER', orderId, kobo)))
  return [...back, ...paidFor.map(({ orderId, kobo }) => credit('PROVIDER', orderId, kobo))]
}

const paysRefund = (account: LedgerAccount, takesFrom: TakesFrom): boolean =>
  takesFrom === 'GOODS' ? OF_GOODS.includes(account) : !PROVIDERS.includes(account)

/** What a refund of a part can take from shop and commission at most. */
export const goodsLeft = (frozen: readonly Entry[]): Kobo =>
  kobo(
    Math.max(0, -sum(frozen.filter(({ account }) => OF_GOODS.includes(account)).map((entry) => entry.kobo))),
  )

/** One entry for each account, shop and order. */
function addUp(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>()
  for (const entry of entries) {
    const key = [entry.account, entry.shopId, entry.orderId].join(' ')
    sums.set(key, { ...entry, kobo: add(sums.get(key)?.kobo ?? ZERO, entry.kobo) })
  }
  return [...sums.values()]
}

import type { LedgerJournalId, OrderId, ShopId } from '@ahia/contracts/ids'
import type { MoneyEntry } from '@ahia/contracts/seller/money'
import { negate } from '@ahia/money/arithmetic'
import type { Kobo } from '@ahia/money/kobo'

/** The accounts of the ledger; the database has the same list. */
export type LedgerAccount =
  | 'PROVIDER' // ours, at the payment provider
  | 'SHOP' // owed to a shop
  | 'DELIVERY' // delivery fees
  | 'SERVICE' // service fees
  | 'COMMISSION' // earned
  | 'PROVIDER_FEE' // the provider's fee
  | 'OVERPAYMENT' // paid beyond the amount due
  | 'UNCLAIMED' // captured, but pays for no order: to be refunded
  | 'SUBSCRIPTION' // earned by packages
  | 'CHARGEBACK' // lost: taken back by a bank beyond what is left of the orders
  | 'GOODWILL' // given by the market itself

/** One side of a booking: what we have is positive, what we owe or earned negative. */
export type Entry = { account: LedgerAccount; shopId: ShopId | null; orderId: OrderId | null; kobo: Kobo }

/** An entry with its journal. */
export type JournalEntry = Entry & {
  journalId: LedgerJournalId
  key: string
  kind: MoneyEntry['kind']
  bookedAt: Date
}

/** We have this much more, of an order or of none. */
export const debit = (account: LedgerAccount, orderId: OrderId | null, kobo: Kobo): Entry => ({
  account,
  shopId: null,
  orderId,
  kobo,
})

/** We owe or have earned this much more. */
export const credit = (account: LedgerAccount, orderId: OrderId | null, kobo: Kobo): Entry =>
  debit(account, orderId, negate(kobo))

/** The reversed entries, which cancel the originals out. */
export const reverse = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, kobo: negate(entry.kobo) }))

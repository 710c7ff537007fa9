import type { Kobo } from '@ahia/money/kobo'
import { credit, debit, type Entry } from './entry.rules.ts'
import { refundEntries } from './refund.rules.ts'

type Taken = {
  /** All entries of each order so far, and what was taken of it. */
  orders: readonly { frozen: readonly Entry[]; amountKobo: Kobo }[]
  /** What was taken of no order: of a payment that no order claims, or of what was overpaid. */
  restKobo: Kobo
  restOf: 'UNCLAIMED' | 'CHARGEBACK'
}

/**
 * PAY-05: a bank has taken money back. Like a refund, it undoes the sale as it was booked: shop, commission, delivery and
 * service return their parts of each order.
 */
export const chargebackEntries = ({ orders, restKobo, restOf }: Taken): Entry[] => [
  ...orders.flatMap(refundEntries),
  debit(restOf, null, restKobo),
  credit('PROVIDER', null, restKobo),
]

import type { Log } from '#platform/log.ts'
import type { PaymentProvider } from '#providers/paystack/payment-provider.ts'
import type { Db } from '#tables.ts'

/** What payments work with, in requests as in background work. */
export type PaymentsDeps = {
  db: Db
  log: Log
  payments: PaymentProvider
  /** Where the customer comes back to begins with it. */
  publicUrl: string
}

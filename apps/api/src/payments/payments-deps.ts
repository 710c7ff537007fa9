import type { Log } from '#platform/log.ts'
import type { PaymentProvider } from '#providers/paystack/payment-provider.ts'
import type { Db } from '#tables.ts'

/** Dependencies of payments, in requests and in jobs. */
export type PaymentsDeps = {
  db: Db
  log: Log
  payments: PaymentProvider
  /** The base of the page that customers return to. */
  publicUrl: string
}

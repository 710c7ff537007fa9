import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { Secrets } from '#platform/secrets.ts'
import type { Email } from '#providers/email/email.ts'
import type { Db } from '#tables.ts'
import { emailCustomer } from './email-customer.ts'
import type { EmailContext } from './order-emails.ts'
import { sayAddressQuestion, sayAtPoint, sayLate, sayNotSentYet, sayReminder } from './parcel-emails.ts'
import type { ParcelNotice } from './parcel-notice.ts'
import { proofWords } from './proof-words.ts'

type Deps = { db: Db; publicUrl: string; secrets: Secrets }

/** Skipped when the order has moved on in the meantime. */
export const emailParcelNotice = (deps: Deps, { orderId, notice }: ParcelNotice): Promise<void> =>
  emailCustomer(deps, [orderId], (context) => {
    const isCurrent = context.orders.every(({ status }) => status === STATUS_OF[notice])
    return isCurrent ? WRITE[notice]({ ...context, proof: proofWords(deps.secrets, context) }) : null
  })

const STATUS_OF = {
  AT_POINT: 'SHIPPED',
  ADDRESS_QUESTION: 'PAID',
  LATE: 'PAID',
  REMINDER: 'SHIPPED',
  NOT_SENT_YET: 'PAID',
} as const satisfies Record<ParcelNotice['notice'], OrderStatus>

type Write = (context: EmailContext & { proof: ReturnType<typeof proofWords> }) => Promise<Omit<Email, 'id'>>

const WRITE: Record<ParcelNotice['notice'], Write> = {
  AT_POINT: sayAtPoint,
  ADDRESS_QUESTION: sayAddressQuestion,
  LATE: sayLate,
  REMINDER: sayReminder,
  NOT_SENT_YET: sayNotSentYet,
}

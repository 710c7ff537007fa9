import type { OrderId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import { type Kobo, kobo } from '@ahia/money/kobo'
import { findContact } from '#accounts/profile/find-contact.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Email } from '#providers/email/email.ts'
import type { Db } from '#tables.ts'
import type { UnfulfilledReason } from '../steps/events.ts'
import { listOrderEmailProjections, type OrderEmailProjection } from './order-email-projections.sql.ts'
import {
  type EmailContext,
  sayDelivered,
  sayPaid,
  sayPaidTwice,
  sayRefunded,
  sayShipped,
  sayUnfulfilled,
  sayWaiting,
  sayWrongAmount,
} from './order-emails.ts'
import { proofWords } from './proof-words.ts'

type Deps = { db: Db; publicUrl: string }
type CodeDeps = Deps & { secrets: Secrets }
type NewEmail = Promise<Omit<Email, 'id'>>

/** Skipped when it was paid or has expired in the meantime. */
export const emailPaymentReminder = (
  deps: Deps,
  { orderIds }: { orderIds: readonly OrderId[] },
): Promise<void> =>
  emailCustomer(deps, orderIds, (context) => {
    const [first] = context.orders
    if (!first || context.orders.some(({ isPayable }) => !isPayable)) return null
    return sayWaiting({ ...context, until: first.payableUntil })
  })

export const emailOrdersPaid = (deps: Deps, { orderIds }: { orderIds: readonly OrderId[] }): Promise<void> =>
  emailCustomer(deps, orderIds, sayPaid)

type Moved = { orderId: OrderId; from: OrderStatus; to: OrderStatus }

/** For the steps that have no event of their own. */
export async function emailOrderMoved(deps: CodeDeps, moved: Moved): Promise<void> {
  const write = emailOf(deps, moved)
  if (write) await emailCustomer(deps, [moved.orderId], write)
}

function emailOf({ secrets }: CodeDeps, { from, to }: Moved): ((context: EmailContext) => NewEmail) | null {
  if (to === 'SHIPPED') return (context) => sayShipped({ ...context, proof: proofWords(secrets, context) })
  if (to === 'DELIVERED') return from === 'DISPUTED' ? null : sayDelivered // a decision has an email of its own
  return null
}

type RefundDue = { orderId: OrderId; reason: 'CANCELLED' | 'DISPUTE'; amountKobo?: number | undefined }

/**
 * Skipped while the bank decides, and when it has returned the money: then nothing is on its way from us. What staff decided
 * has an email of its own.
 */
export const emailRefundDue = (deps: Deps, { orderId, reason, amountKobo }: RefundDue): Promise<void> =>
  emailCustomer(deps, [orderId], (context) =>
    reason === 'DISPUTE' || context.orders.some(({ isWithBank }) => isWithBank)
      ? null
      : sayRefunded({ ...context, refundKobo: amountKobo === undefined ? null : kobo(amountKobo) }),
  )

type Unfulfilled = { orderIds: readonly OrderId[]; paymentAmount: number; reason: UnfulfilledReason }

const EMAIL_OF = {
  TOO_LATE: sayUnfulfilled,
  PAID_TWICE: sayPaidTwice,
  WRONG_AMOUNT: sayWrongAmount,
} satisfies Record<UnfulfilledReason, (context: EmailContext & { paidKobo: Kobo }) => NewEmail>

export const emailUnfulfilledOrders = (
  deps: Deps,
  { orderIds, paymentAmount, reason }: Unfulfilled,
): Promise<void> =>
  emailCustomer(deps, orderIds, (context) => EMAIL_OF[reason]({ ...context, paidKobo: kobo(paymentAmount) }))

/** A deleted account gets no email, as its address is gone. */
export async function emailCustomer(
  { db, publicUrl }: Deps,
  orderIds: readonly OrderId[],
  write: (context: EmailContext) => NewEmail | null,
): Promise<void> {
  const orders = await listOrderEmailProjections(db.read, orderIds)
  const contact = await findContactOf(db, orders)
  if (!contact) return
  const message = await write({ email: contact.email, publicUrl, orders })
  if (message) await db.transaction((tx) => enqueueEmail(tx, message))
}

async function findContactOf(
  db: Db,
  [first]: readonly OrderEmailProjection[],
): Promise<{ email: string } | null> {
  return first ? findContact(db.read, first.accountId) : null
}

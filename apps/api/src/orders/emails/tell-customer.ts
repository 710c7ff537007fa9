import type { OrderId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import { type Kobo, kobo } from '@ahia/money/kobo'
import { findContact } from '#accounts/profile/find-contact.ts'
import { mailLater } from '#notifications/mail-later.ts'
import type { Email } from '#providers/mail/email.ts'
import type { Db } from '#tables.ts'
import type { NotKeptReason } from '../steps/events.ts'
import {
  sayDelivered,
  sayNotKept,
  sayPaid,
  sayPaidTwice,
  sayRefunded,
  sayShipped,
  sayTurnedDown,
  sayWaiting,
  sayWrongAmount,
  type Told,
} from './order-emails.ts'
import { listToldOrders, type ToldOrder } from './told-orders.sql.ts'

type Deps = { db: Db; publicUrl: string }
type NewEmail = Promise<Omit<Email, 'id'>>

/** Not when it was paid, or its time ran out, before this email was written. */
export const tellOrdersWaiting = (
  deps: Deps,
  { orderIds }: { orderIds: readonly OrderId[] },
): Promise<void> =>
  tell(deps, orderIds, (told) => {
    const [first] = told.orders
    if (!first || told.orders.some(({ isHeld }) => !isHeld)) return null
    return sayWaiting({ ...told, until: first.heldUntil })
  })

export const tellOrdersPaid = (deps: Deps, { orderIds }: { orderIds: readonly OrderId[] }): Promise<void> =>
  tell(deps, orderIds, sayPaid)

type Moved = { orderId: OrderId; from: OrderStatus; to: OrderStatus }

/** Of the steps that have no news of their own. */
export async function tellOrderMoved(deps: Deps, moved: Moved): Promise<void> {
  const write = emailOf(moved)
  if (write) await tell(deps, [moved.orderId], write)
}

function emailOf({ from, to }: Moved): ((told: Told) => NewEmail) | null {
  if (to === 'SHIPPED') return sayShipped
  if (to === 'DELIVERED') return from === 'DISPUTED' ? sayTurnedDown : sayDelivered
  return null
}

export const tellRefundDue = (deps: Deps, { orderId }: { orderId: OrderId }): Promise<void> =>
  tell(deps, [orderId], sayRefunded)

type NotKept = { orderIds: readonly OrderId[]; paymentAmount: number; reason: NotKeptReason }

const EMAIL_OF = {
  TOO_LATE: sayNotKept,
  PAID_TWICE: sayPaidTwice,
  WRONG_AMOUNT: sayWrongAmount,
} satisfies Record<NotKeptReason, (told: Told & { paidKobo: Kobo }) => NewEmail>

export const tellNotKept = (deps: Deps, { orderIds, paymentAmount, reason }: NotKept): Promise<void> =>
  tell(deps, orderIds, (told) => EMAIL_OF[reason]({ ...told, paidKobo: kobo(paymentAmount) }))

/** Anyone who has deleted their account meanwhile is told nothing: there is no address any more. */
async function tell(
  { db, publicUrl }: Deps,
  orderIds: readonly OrderId[],
  write: (told: Told) => NewEmail | null,
): Promise<void> {
  const orders = await listToldOrders(db.read, orderIds)
  const contact = await findContactOf(db, orders)
  if (!contact) return
  const message = await write({ email: contact.email, publicUrl, orders })
  if (message) await db.transaction((tx) => mailLater(tx, message))
}

async function findContactOf(db: Db, [first]: readonly ToldOrder[]): Promise<{ email: string } | null> {
  return first ? findContact(db.read, first.accountId) : null
}

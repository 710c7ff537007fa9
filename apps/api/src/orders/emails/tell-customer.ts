import type { OrderId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/order-shapes'
import { type Kobo, kobo } from '@ahia/money/kobo'
import { findContact } from '#accounts/profile/find-contact.ts'
import { mailLater } from '#notifications/mail-later.ts'
import type { Mail } from '#providers/mail/mail.ts'
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
type Letter = Promise<Omit<Mail, 'id'>>

/** Not when it was paid, or its time ran out, before this letter was written. */
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
  const write = letterOf(moved)
  if (write) await tell(deps, [moved.orderId], write)
}

function letterOf({ from, to }: Moved): ((told: Told) => Letter) | null {
  if (to === 'SHIPPED') return sayShipped
  if (to === 'DELIVERED') return from === 'DISPUTED' ? sayTurnedDown : sayDelivered
  return null
}

export const tellRefundDue = (deps: Deps, { orderId }: { orderId: OrderId }): Promise<void> =>
  tell(deps, [orderId], sayRefunded)

type NotKept = { orderIds: readonly OrderId[]; paymentAmount: number; reason: NotKeptReason }

const LETTER_OF = {
  TOO_LATE: sayNotKept,
  PAID_TWICE: sayPaidTwice,
  WRONG_AMOUNT: sayWrongAmount,
} satisfies Record<NotKeptReason, (told: Told & { paidKobo: Kobo }) => Letter>

export const tellNotKept = (deps: Deps, { orderIds, paymentAmount, reason }: NotKept): Promise<void> =>
  tell(deps, orderIds, (told) => LETTER_OF[reason]({ ...told, paidKobo: kobo(paymentAmount) }))

/** Whoever has deleted their account meanwhile is told nothing: there is no address any more. */
async function tell(
  { db, publicUrl }: Deps,
  orderIds: readonly OrderId[],
  write: (told: Told) => Letter | null,
): Promise<void> {
  const orders = await listToldOrders(db.read, orderIds)
  const contact = await findContactOf(db, orders)
  if (!contact) return
  const letter = await write({ email: contact.email, publicUrl, orders })
  if (letter) await db.transaction((tx) => mailLater(tx, letter))
}

async function findContactOf(db: Db, [first]: readonly ToldOrder[]): Promise<{ email: string } | null> {
  return first ? findContact(db.read, first.accountId) : null
}

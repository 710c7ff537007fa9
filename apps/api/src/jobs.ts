import type pg from 'pg'
import { forgetOldCodes } from '#accounts/forget-old-codes.ts'
import { forgetOldSessions } from '#accounts/forget-old-sessions.ts'
import { forgetOldLines } from '#cart/forget-old-lines.ts'
import { foldShelfCounts } from '#catalog/fold-shelf-counts.ts'
import { forgetUnconfirmed } from '#content/forget-unconfirmed.ts'
import { sendMail } from '#notifications/mail-later.ts'
import { orderMoved, orderRefundDue, ordersNotKept, ordersPaid, ordersWaiting } from '#orders/order-events.ts'
import {
  tellNotKept,
  tellOrderMoved,
  tellOrdersPaid,
  tellOrdersWaiting,
  tellRefundDue,
} from '#orders/tell-customer.ts'
import { planWaitingLetter, waitingLetter } from '#orders/waiting-letter.ts'
import { askAboutPayments } from '#payments/ask-about-payments.ts'
import { catchUpOnPayments } from '#payments/catch-up-on-payments.ts'
import { expireUnpaid } from '#payments/expire-unpaid.ts'
import { followEvent, followLeftEvents } from '#payments/follow-event.ts'
import { forgetOldEvents } from '#payments/forget-old-events.ts'
import { followProviderEvent } from '#payments/keep-provider-event.ts'
import { refundOrder } from '#payments/refund-order.ts'
import { sendDueRefunds, sendWantedRefund } from '#payments/send-refunds.ts'
import { sendRefund } from '#payments/want-refund.ts'
import { sweepRateLimits } from '#platform/http/rate-limits.ts'
import { atStart, everyTime, type Handler, handle, on } from '#platform/jobs/handlers.ts'
import type { Log } from '#platform/log.ts'
import type { DeliverMail } from '#providers/mail/mail.ts'
import type { PaymentProvider } from '#providers/paystack/payment-provider.ts'
import type { Db } from './tables.ts'

type Parts = {
  pool: pg.Pool
  db: Db
  deliverMail: DeliverMail
  /** What the links in a mail begin with. */
  publicUrl: string
  payments: PaymentProvider
  log: Log
}

/** All background work: what runs when, and who listens to which news. */
export const listHandlers = ({ pool, db, deliverMail, publicUrl, payments, log }: Parts): Handler[] => [
  handle(sendMail, deliverMail),
  on(ordersWaiting, 'tell_customer', (news) => planWaitingLetter({ db }, news)),
  handle(waitingLetter, (waiting) => tellOrdersWaiting({ db, publicUrl }, waiting)),
  on(ordersPaid, 'tell_customer', (news) => tellOrdersPaid({ db, publicUrl }, news)),
  on(orderMoved, 'tell_customer', (news) => tellOrderMoved({ db, publicUrl }, news)),
  on(orderRefundDue, 'tell_customer', (news) => tellRefundDue({ db, publicUrl }, news)),
  on(ordersNotKept, 'tell_customer', (news) => tellNotKept({ db, publicUrl }, news)),
  on(orderRefundDue, 'refund_order', (news) => refundOrder({ db, log }, news)),
  handle(followProviderEvent, (told) => followEvent({ db, log, payments }, told)),
  handle(sendRefund, (wanted) => sendWantedRefund({ db, log, payments }, wanted)),
  atStart('catch_up_on_payments', () => catchUpOnPayments({ db, log, payments })),
  everyTime('* * * * *', 'ask_about_payments', () => askAboutPayments({ db, log, payments })),
  everyTime('* * * * *', 'expire_unpaid', () => expireUnpaid({ db, log, payments })),
  everyTime('* * * * *', 'follow_left_events', () => followLeftEvents({ db, log, payments })),
  everyTime('* * * * *', 'send_refunds', () => sendDueRefunds({ db, log, payments })),
  everyTime('*/10 * * * *', 'sweep_rate_limits', () => sweepRateLimits(pool)),
  everyTime('* * * * *', 'fold_shelf_counts', () => foldShelfCounts({ db })),
  everyTime('5 * * * *', 'forget_old_codes', () => forgetOldCodes({ db })),
  everyTime('35 * * * *', 'forget_old_sessions', () => forgetOldSessions({ db })),
  everyTime('20 3 * * *', 'forget_unconfirmed', () => forgetUnconfirmed({ db })),
  everyTime('50 3 * * *', 'forget_old_lines', () => forgetOldLines({ db })),
  everyTime('20 4 * * *', 'forget_old_events', () => forgetOldEvents({ db })),
]

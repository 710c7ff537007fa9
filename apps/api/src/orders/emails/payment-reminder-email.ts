import { type CheckoutId, type OrderId, orderIdSchema } from '@ahia/contracts/ids'
import { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { Db } from '#tables.ts'

/** Most customers pay at once, and need no email about it. */
const REMINDER_AFTER_MINUTES = 10

export const paymentReminder = jobKind(
  'payment_reminder',
  z.object({ orderIds: z.array(orderIdSchema).min(1) }),
)

type UnpaidCheckout = { checkoutId: CheckoutId; orderIds: OrderId[] }

/** CHK-04: one email per checkout, for customers who left the payment page. */
export const planPaymentReminder = (
  { db }: { db: Db },
  { checkoutId, orderIds }: UnpaidCheckout,
): Promise<void> =>
  db.transaction((tx) =>
    enqueue(
      tx,
      paymentReminder,
      { orderIds },
      {
        key: `payment_reminder:${checkoutId}`,
        runAt: new Date(Date.now() + REMINDER_AFTER_MINUTES * 60_000),
      },
    ),
  )

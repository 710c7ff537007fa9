import { type CheckoutId, type OrderId, orderIdSchema } from '@ahia/contracts/ids'
import { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { Db } from '#tables.ts'

/** Most pay at once, and want no letter about it. */
const LETTER_AFTER_MINUTES = 10

export const waitingLetter = jobKind('waiting_letter', z.object({ orderIds: z.array(orderIdSchema).min(1) }))

type Waiting = { checkoutId: CheckoutId; orderIds: OrderId[] }

/** CHK-04: one letter a checkout, for those who were called away from the payment page. */
export const planWaitingLetter = ({ db }: { db: Db }, { checkoutId, orderIds }: Waiting): Promise<void> =>
  db.transaction((tx) =>
    enqueue(
      tx,
      waitingLetter,
      { orderIds },
      { key: `waiting_letter:${checkoutId}`, runAt: new Date(Date.now() + LETTER_AFTER_MINUTES * 60_000) },
    ),
  )

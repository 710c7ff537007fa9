import { isAllGone } from '#disputes/left-of.ts'
import type { Sandbox } from '#sandbox.ts'
import type { Duty } from '#timetable.ts'
import { findById, markReversed } from '#transactions/transactions.sql.ts'
import { listDueRefunds, moveRefund, nextRefundAt, type Refund } from './refunds.sql.ts'
import { toRefundEvent } from './to-refund-data.ts'

/** P17: pending, processing, then as the card has it. */
export const advanceRefunds = (sandbox: Sandbox): Duty => ({
  nextAt: () => nextRefundAt(sandbox.store),
  run: (now) => {
    for (const refund of listDueRefunds(sandbox.store, now)) advance(sandbox, refund, now)
  },
})

function advance({ store, outbox, pace }: Sandbox, { id, status, ending }: Refund, now: number): void {
  store.inTransaction(() => {
    const isFirst = status === 'pending'
    const moved = moveRefund(store, {
      id,
      ending,
      status: isFirst ? 'processing' : ending,
      nextAt: isFirst ? now + pace.refundStepMs : null,
    })
    const transaction = findById(store, moved.transactionId)
    if (!transaction) throw new Error(`Refund ${id} is of no transaction`)
    // A refund that failed puts the money, and the transaction, back.
    markReversed(store, transaction.id, isAllGone(store, transaction) ? 'reversed' : 'success')
    outbox.add(`refund.${moved.status}`, toRefundEvent(moved, transaction))
  })
}

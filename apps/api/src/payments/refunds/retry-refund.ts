import type { RefundId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { newId } from '#platform/ids.ts'
import { refundNotFound, refundStepRefused } from '../payments.errors.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { requestRefundAgain } from './request-refund.ts'
import { subjectsOf } from './staff/show-refund.ts'
import { findRefund } from './staff/stuck-refunds.sql.ts'

/**
 * P17: sends a failed refund again, under a new id, after staff have fixed the cause. Throws when it did not fail, or has
 * already been sent again.
 */
export async function retryRefund(
  { db }: Pick<PaymentsDeps, 'db'>,
  { refundId, by }: { refundId: RefundId; by: StaffActor },
): Promise<RefundId> {
  const id = newId<RefundId>()
  await db.transaction(async (tx) => {
    const failed = await findRefund(tx, refundId)
    if (!failed) throw refundNotFound()
    if (!(await requestRefundAgain(tx, { id, failedId: refundId })))
      throw refundStepRefused('Only a failed refund can be retried, and only once')
    await recordStaffAct(tx, by, { act: 'refund.retry', subjects: [`refund:${id}`, ...subjectsOf(failed)] })
  })
  return id
}

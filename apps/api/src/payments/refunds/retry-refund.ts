import type { RefundId } from '@ahia/contracts/ids'
import { DomainError } from '#platform/domain-error.ts'
import { newId } from '#platform/ids.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { requestRefundAgain } from './request-refund.ts'

/**
 * P17: sends a failed refund again, under a new id, after staff have fixed the cause. Throws when it did not fail, or has
 * already been sent again.
 */
export async function retryRefund(
  { db }: Pick<PaymentsDeps, 'db'>,
  { refundId }: { refundId: RefundId },
): Promise<RefundId> {
  const id = newId<RefundId>()
  const isRequested = await db.transaction((tx) => requestRefundAgain(tx, { id, failedId: refundId }))
  if (!isRequested) throw notFailed()
  return id
}

const notFailed = () => new DomainError('STEP_REFUSED', 'Only a failed refund can be retried, and only once')

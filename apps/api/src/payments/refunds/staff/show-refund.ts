import type { StuckRefund } from '@ahia/contracts/admin/refunds'
import type { RefundId } from '@ahia/contracts/ids'
import { toNaira } from '@ahia/money/naira'
import { readStaffNames } from '#staff/members/staff-names.reads.ts'
import type { Db } from '#tables.ts'
import { refundNotFound } from '../../payments.errors.ts'
import { findRefund, listAttempts, type StuckRefundFacts } from './stuck-refunds.sql.ts'

/** A refund for staff, with every attempt at it. */
export async function showRefund({ db }: { db: Db }, id: RefundId): Promise<StuckRefund> {
  const [facts, attempts] = await Promise.all([findRefund(db.read, id), listAttempts(db.read, id)])
  if (!facts) throw refundNotFound()
  const { reference, orderId, shopName, amountKobo, reason, status, requestedAt, closedAt, closing } = facts
  const names = await readStaffNames(db.read, closing ? [closing.staffId] : [])
  return {
    _id: facts.id,
    reference,
    order: orderId === null ? null : { _id: orderId, shopName: shopName ?? '' },
    amount: toNaira(amountKobo),
    reason,
    status,
    requestedAt: requestedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    providerId: facts.providerId,
    attempts: attempts.map((one) => ({
      _id: one.id,
      status: one.status,
      requestedAt: one.requestedAt.toISOString(),
    })),
    closing: closing && {
      reason: closing.reason,
      by: names.get(closing.staffId) ?? null,
      at: closing.at,
    },
    acts: actsOf(facts),
  }
}

/** What failed is sent again, or closed once there is nothing left to send; what is open is asked about. */
export function actsOf({
  status,
  closedAt,
  canRetry,
  isReplaced,
  closing,
}: StuckRefundFacts): StuckRefund['acts'] {
  if (closedAt === null) return ['ASK']
  if (status !== 'FAILED' || isReplaced || closing) return []
  return canRetry ? ['RETRY'] : ['CLOSE']
}

/** ADMIN-10: with the order, so that nobody decides about money that comes back to them. */
export const subjectsOf = ({ id, orderId }: StuckRefundFacts): readonly [string, ...string[]] => [
  `refund:${id}`,
  ...(orderId === null ? [] : [`order:${orderId}`]),
]

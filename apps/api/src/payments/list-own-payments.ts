import type { AccountId } from '@ahia/contracts/ids'
import type { myDataSchema } from '@ahia/contracts/shapes/my-data'
import { toNaira } from '@ahia/money/naira'
import type { z } from 'zod'
import type { Reader } from '#tables.ts'
import { listPaymentsOf, listRefundsOf } from './payments-of-account.sql.ts'

type StoredPayment = z.output<typeof myDataSchema>['payments'][number]

/** PROF-06: all payments of a customer, newest first, with what was refunded. */
export async function listOwnPayments(reader: Reader, accountId: AccountId): Promise<StoredPayment[]> {
  const payments = await listPaymentsOf(reader, accountId)
  const refunds = await listRefundsOf(reader, accountId)
  return payments.map(({ id, amountKobo, startedAt, paidAt, ...payment }) => ({
    ...payment,
    amount: toNaira(amountKobo),
    startedAt: startedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    refunds: refunds
      .filter(({ paymentId }) => paymentId === id)
      .map(({ reason, status, ...refund }) => ({
        amount: toNaira(refund.amountKobo),
        reason,
        status,
        requestedAt: refund.requestedAt.toISOString(),
      })),
  }))
}

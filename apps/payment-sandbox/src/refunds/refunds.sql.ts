import { type Kobo, kobo } from '@ahia/money/kobo'
import { z } from 'zod'
import type { Store } from '#store/open-store.ts'

const row = z
  .object({
    id: z.number(),
    transaction_id: z.number(),
    amount: z.number().transform(kobo),
    status: z.enum(['pending', 'processing', 'processed', 'failed', 'needs-attention']),
    ending: z.enum(['processed', 'failed', 'needs-attention']),
    merchant_note: z.string().nullable(),
    customer_note: z.string().nullable(),
    created_at: z.number(),
  })
  .transform(({ transaction_id, merchant_note, customer_note, created_at, ...rest }) => ({
    ...rest,
    transactionId: transaction_id,
    merchantNote: merchant_note,
    customerNote: customer_note,
    createdAt: created_at,
  }))

export type Refund = z.output<typeof row>

const first = (found: unknown): Refund | null => (found === undefined ? null : row.parse(found))

type NewRefund = Pick<Refund, 'transactionId' | 'amount' | 'ending' | 'merchantNote' | 'customerNote'> & {
  nextAt: number
}

export const insertRefund = ({ sql }: Store, asked: NewRefund): Refund =>
  row.parse(sql.get`
    insert into refunds (transaction_id, amount, ending, merchant_note, customer_note, created_at, next_at)
    values (${asked.transactionId}, ${asked.amount}, ${asked.ending}, ${asked.merchantNote}, ${asked.customerNote},
            ${Date.now()}, ${asked.nextAt})
    returning *`)

export const findRefund = ({ sql }: Store, id: number): Refund | null =>
  first(sql.get`select * from refunds where id = ${id}`)

export const listRefundsOf = ({ sql }: Store, transactionId: number): Refund[] =>
  z.array(row).parse(sql.all`select * from refunds where transaction_id = ${transactionId} order by id desc`)

export const listAllRefunds = ({ sql }: Store, limit: number): Refund[] =>
  z.array(row).parse(sql.all`select * from refunds order by id desc limit ${limit}`)

/** What was promised to go back, and what of it has. */
export function sumRefunds({ sql }: Store, transactionId: number): { accepted: Kobo; processed: Kobo } {
  const sums = sql.get`
    select coalesce(sum(amount) filter (where status <> 'failed'), 0) as accepted,
      coalesce(sum(amount) filter (where status = 'processed'), 0) as processed
    from refunds where transaction_id = ${transactionId}`
  const amount = z.number().transform(kobo)
  return z.object({ accepted: amount, processed: amount }).parse(sums)
}

export const moveRefund = (
  { sql }: Store,
  { id, status, ending, nextAt }: Pick<Refund, 'id' | 'status' | 'ending'> & { nextAt: number | null },
): Refund =>
  row.parse(sql.get`
    update refunds set status = ${status}, ending = ${ending}, next_at = ${nextAt} where id = ${id} returning *`)

export const listDueRefunds = ({ sql }: Store, now: number): Refund[] =>
  z.array(row).parse(sql.all`select * from refunds where next_at <= ${now} order by next_at, id`)

export const nextRefundAt = ({ sql }: Store): number | null =>
  z
    .object({ at: z.number().nullable() })
    .parse(sql.get`select min(next_at) as at from refunds where next_at is not null`).at

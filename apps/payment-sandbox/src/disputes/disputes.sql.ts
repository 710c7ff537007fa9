import { type Kobo, kobo } from '@ahia/money/kobo'
import { z } from 'zod'
import type { Store } from '#store/open-store.ts'

const row = z
  .object({
    id: z.number(),
    transaction_id: z.number(),
    amount: z.number().transform(kobo),
    category: z.string(),
    message: z.string(),
    status: z.enum(['awaiting-merchant-feedback', 'awaiting-bank-feedback', 'pending', 'resolved']),
    resolution: z.enum(['merchant-accepted', 'auto-accepted', 'declined']).nullable(),
    taken: z.number().transform(kobo),
    created_at: z.number(),
    due_at: z.number(),
    resolved_at: z.number().nullable(),
  })
  .transform(({ transaction_id, created_at, due_at, resolved_at, ...rest }) => ({
    ...rest,
    transactionId: transaction_id,
    createdAt: created_at,
    dueAt: due_at,
    resolvedAt: resolved_at,
  }))

export type Dispute = z.output<typeof row>
export type Resolution = NonNullable<Dispute['resolution']>

const first = (found: unknown): Dispute | null => (found === undefined ? null : row.parse(found))

type NewDispute = Pick<Dispute, 'transactionId' | 'amount' | 'category' | 'message' | 'dueAt'>

export const insertDispute = ({ sql }: Store, asked: NewDispute): Dispute =>
  row.parse(sql.get`
    insert into disputes (transaction_id, amount, category, message, created_at, due_at)
    values (${asked.transactionId}, ${asked.amount}, ${asked.category}, ${asked.message}, ${Date.now()}, ${asked.dueAt})
    returning *`)

export const findDispute = ({ sql }: Store, id: number): Dispute | null =>
  first(sql.get`select * from disputes where id = ${id}`)

/** The one that still waits for an answer. */
export const findOpenDispute = ({ sql }: Store, transactionId: number): Dispute | null =>
  first(
    sql.get`select * from disputes where transaction_id = ${transactionId} and status <> 'resolved' order by id limit 1`,
  )

type Filter = { transactionId: number | null; status: string | null; from: number; to: number }
type Page = { limit: number; offset: number }

/** Newest first. */
export const listDisputes = ({ sql }: Store, filter: Filter, { limit, offset }: Page): Dispute[] =>
  z.array(row).parse(sql.all`
    select * from disputes
    where (${filter.transactionId} is null or transaction_id = ${filter.transactionId})
      and (${filter.status} is null or status = ${filter.status})
      and created_at between ${filter.from} and ${filter.to}
    order by id desc limit ${limit} offset ${offset}`)

type Resolved = { id: number; resolution: Resolution; amount: Kobo; taken: Kobo }

/** null when it was resolved before. */
export const markResolved = ({ sql }: Store, { id, resolution, amount, taken }: Resolved): Dispute | null =>
  first(sql.get`
    update disputes set status = 'resolved', resolution = ${resolution}, amount = ${amount}, taken = ${taken},
      resolved_at = ${Date.now()}
    where id = ${id} and status <> 'resolved' returning *`)

export function insertFile({ sql }: Store, name: string, disputeId: number): void {
  sql.run`insert into dispute_files (name, dispute_id) values (${name}, ${disputeId})`
}

/** False when nobody asked for its address. */
export const markUploaded = ({ sql }: Store, name: string, bytes: number): boolean =>
  sql.get`update dispute_files set bytes = ${bytes} where name = ${name} returning name` !== undefined

export const isUploaded = ({ sql }: Store, name: string, disputeId: number): boolean =>
  sql.get`select name from dispute_files where name = ${name} and dispute_id = ${disputeId} and bytes > 0` !==
  undefined

/** What banks have taken back of a transaction, by disputes and without one. */
export function sumTaken({ sql }: Store, transactionId: number): Kobo {
  const sums = sql.get`
    select (select coalesce(sum(taken), 0) from disputes where transaction_id = ${transactionId})
      + (select coalesce(sum(amount), 0) from reversals where transaction_id = ${transactionId}) as taken`
  return z.object({ taken: z.number().transform(kobo) }).parse(sums).taken
}

export function insertReversal({ sql }: Store, transactionId: number, amount: Kobo): void {
  sql.run`insert into reversals (transaction_id, amount) values (${transactionId}, ${amount})`
}

export function deleteReversal({ sql }: Store, transactionId: number): void {
  sql.run`delete from reversals where transaction_id = ${transactionId}`
}

export const listOverdue = ({ sql }: Store, now: number): Dispute[] =>
  z.array(row).parse(sql.all`
    select * from disputes where status = 'awaiting-merchant-feedback' and due_at <= ${now} order by due_at, id`)

export const nextDeadlineAt = ({ sql }: Store): number | null =>
  z
    .object({ at: z.number().nullable() })
    .parse(sql.get`select min(due_at) as at from disputes where status = 'awaiting-merchant-feedback'`).at

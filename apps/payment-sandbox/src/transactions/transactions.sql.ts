import { type Kobo, kobo } from '@ahia/money/kobo'
import { z } from 'zod'
import type { Store } from '#store/open-store.ts'

const amount = z.number().transform(kobo)

const row = z
  .object({
    id: z.number(),
    reference: z.string(),
    access_code: z.string(),
    email: z.string(),
    amount,
    currency: z.string(),
    callback_url: z.string().nullable(),
    metadata: z.string(),
    status: z.enum(['abandoned', 'failed', 'ongoing', 'pending', 'success', 'reversed']),
    channel: z.enum(['card', 'bank_transfer', 'ussd']).nullable(),
    card: z.string().nullable(),
    gateway_response: z.string(),
    captured: amount.nullable(),
    fees: amount.nullable(),
    created_at: z.number(),
    paid_at: z.number().nullable(),
  })
  .transform(({ access_code, callback_url, gateway_response, created_at, paid_at, ...rest }) => ({
    ...rest,
    accessCode: access_code,
    callbackUrl: callback_url,
    gatewayResponse: gateway_response,
    createdAt: created_at,
    paidAt: paid_at,
  }))

export type Transaction = z.output<typeof row>
export type Channel = NonNullable<Transaction['channel']>

const first = (found: unknown): Transaction | null => (found === undefined ? null : row.parse(found))

export const findByReference = ({ sql }: Store, reference: string): Transaction | null =>
  first(sql.get`select * from transactions where reference = ${reference}`)

export const findByAccessCode = ({ sql }: Store, accessCode: string): Transaction | null =>
  first(sql.get`select * from transactions where access_code = ${accessCode}`)

export const findById = ({ sql }: Store, id: number): Transaction | null =>
  first(sql.get`select * from transactions where id = ${id}`)

type NewTransaction = Pick<
  Transaction,
  'reference' | 'accessCode' | 'email' | 'amount' | 'currency' | 'callbackUrl' | 'metadata'
>

/** null when the reference is known already. */
export const insertTransaction = ({ sql }: Store, asked: NewTransaction): Transaction | null =>
  first(sql.get`
    insert into transactions (reference, access_code, email, amount, currency, callback_url, metadata, created_at)
    values (${asked.reference}, ${asked.accessCode}, ${asked.email}, ${asked.amount}, ${asked.currency},
            ${asked.callbackUrl}, ${asked.metadata}, ${Date.now()})
    on conflict (reference) do nothing returning *`)

type Try = { id: number; channel: Channel; card: string | null; says: string }

/** null when it was paid before: money is captured once. */
export const markPaid = (
  { sql }: Store,
  { id, channel, card, says, captured, fees }: Try & { captured: Kobo; fees: Kobo },
): Transaction | null =>
  first(sql.get`
    update transactions set status = 'success', channel = ${channel}, card = ${card}, gateway_response = ${says},
      captured = ${captured}, fees = ${fees}, paid_at = ${Date.now()}, confirm_at = null
    where id = ${id} and captured is null returning *`)

type Unpaid = { id: number; status: 'failed' | 'abandoned' | 'pending' } & Omit<Try, 'channel'> & {
    channel: Channel | null
    confirmAt: number | null
  }

/** null when it was paid before. */
export const markUnpaid = (
  { sql }: Store,
  { id, status, channel, card, says, confirmAt }: Unpaid,
): Transaction | null =>
  first(sql.get`
    update transactions set status = ${status}, channel = ${channel}, card = ${card}, gateway_response = ${says},
      confirm_at = ${confirmAt}
    where id = ${id} and captured is null returning *`)

/** By refunds of everything, or by the customer's bank; or back again. */
export function markReversed({ sql }: Store, id: number, status: 'reversed' | 'success'): void {
  sql.run`update transactions set status = ${status} where id = ${id} and captured is not null`
}

export const listArrived = ({ sql }: Store, now: number): Transaction[] =>
  z.array(row).parse(sql.all`select * from transactions where confirm_at <= ${now} order by confirm_at, id`)

export const nextArrivalAt = ({ sql }: Store): number | null =>
  z
    .object({ at: z.number().nullable() })
    .parse(sql.get`select min(confirm_at) as at from transactions where confirm_at is not null`).at

const capturedRow = z.object({
  reference: z.string(),
  kobo: z.number(),
  feesKobo: z.number(),
  refundedKobo: z.number(),
  takenKobo: z.number(),
})

export const listCaptured = ({ sql }: Store): z.output<typeof capturedRow>[] =>
  z.array(capturedRow).parse(sql.all`
    select reference, captured as kobo, coalesce(fees, 0) as feesKobo,
      (select coalesce(sum(amount), 0) from refunds where transaction_id = transactions.id and status <> 'failed')
        as refundedKobo,
      (select coalesce(sum(taken), 0) from disputes where transaction_id = transactions.id)
        + (select coalesce(sum(amount), 0) from reversals where transaction_id = transactions.id) as takenKobo
    from transactions where captured is not null order by id`)

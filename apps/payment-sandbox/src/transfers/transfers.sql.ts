import { kobo } from '@ahia/money/kobo'
import { z } from 'zod'
import type { Store } from '#store/open-store.ts'

const recipientRow = z
  .object({
    id: z.number(),
    code: z.string(),
    name: z.string(),
    account_number: z.string(),
    bank_code: z.string(),
    currency: z.string(),
    created_at: z.number(),
  })
  .transform(({ account_number, bank_code, created_at, ...rest }) => ({
    ...rest,
    accountNumber: account_number,
    bankCode: bank_code,
    createdAt: created_at,
  }))

export type Recipient = z.output<typeof recipientRow>

/** P19: an account that is known already is given as it is. */
export const insertRecipient = (
  { sql }: Store,
  { code, name, accountNumber, bankCode, currency }: Omit<Recipient, 'id' | 'createdAt'>,
): Recipient =>
  recipientRow.parse(sql.get`
    insert into recipients (code, name, account_number, bank_code, currency, created_at)
    values (${code}, ${name}, ${accountNumber}, ${bankCode}, ${currency}, ${Date.now()})
    on conflict (account_number, bank_code) do update set name = recipients.name returning *`)

export function findRecipient({ sql }: Store, code: string): Recipient | null {
  const found = sql.get`select * from recipients where code = ${code}`
  return found === undefined ? null : recipientRow.parse(found)
}

const row = z
  .object({
    id: z.number(),
    code: z.string(),
    reference: z.string(),
    recipient_id: z.number(),
    amount: z.number().transform(kobo),
    reason: z.string().nullable(),
    status: z.enum(['otp', 'pending', 'success', 'failed', 'reversed']),
    ending: z.enum(['success', 'failed', 'reversed']),
    created_at: z.number(),
  })
  .transform(({ recipient_id, created_at, ...rest }) => ({
    ...rest,
    recipientId: recipient_id,
    createdAt: created_at,
  }))

export type Transfer = z.output<typeof row>

const first = (found: unknown): Transfer | null => (found === undefined ? null : row.parse(found))

type NewTransfer = Omit<Transfer, 'id' | 'createdAt'> & { nextAt: number | null }

/** null when the reference is known already. */
export const insertTransfer = ({ sql }: Store, asked: NewTransfer): Transfer | null =>
  first(sql.get`
    insert into transfers (code, reference, recipient_id, amount, reason, status, ending, created_at, next_at)
    values (${asked.code}, ${asked.reference}, ${asked.recipientId}, ${asked.amount}, ${asked.reason}, ${asked.status},
            ${asked.ending}, ${Date.now()}, ${asked.nextAt})
    on conflict (reference) do nothing returning *`)

export const findTransfer = ({ sql }: Store, reference: string): Transfer | null =>
  first(sql.get`select * from transfers where reference = ${reference}`)

/** From its one-time code to the bank; null when it does not wait for one. */
export const beginTransfer = ({ sql }: Store, code: string, nextAt: number): Transfer | null =>
  first(sql.get`
    update transfers set status = 'pending', next_at = ${nextAt} where code = ${code} and status = 'otp' returning *`)

export const endDueTransfers = ({ sql }: Store, now: number): Transfer[] =>
  z.array(row).parse(sql.all`
    update transfers set status = ending, next_at = null where next_at <= ${now} returning *`)

export const nextTransferAt = ({ sql }: Store): number | null =>
  z
    .object({ at: z.number().nullable() })
    .parse(sql.get`select min(next_at) as at from transfers where next_at is not null`).at

/** What was captured and is still there: less fees, what went back, and what was sent on. */
export const readBalance = ({ sql }: Store): number =>
  z.object({ balance: z.number() }).parse(sql.get`
    select (select coalesce(sum(captured - coalesce(fees, 0)), 0) from transactions)
      - (select coalesce(sum(amount), 0) from refunds where status <> 'failed')
      - (select coalesce(sum(amount), 0) from transfers where status not in ('failed', 'reversed')) as balance`)
    .balance

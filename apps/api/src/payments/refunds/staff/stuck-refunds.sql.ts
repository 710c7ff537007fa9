import type { CLOSING_REASONS, StuckRefund } from '@ahia/contracts/admin/refunds'
import type { OrderId, RefundId, StaffMemberId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'
import { canBeSentAgain } from '../refunds.sql.ts'

export type ClosingReason = (typeof CLOSING_REASONS)[number]

export type StuckRefundFacts = {
  id: RefundId
  reference: string
  orderId: OrderId | null
  shopName: string | null
  amountKobo: Kobo
  reason: string
  status: StuckRefund['status']
  requestedAt: Date
  closedAt: Date | null
  providerId: string | null
  canRetry: boolean
  isReplaced: boolean
  closing: { reason: ClosingReason; staffId: StaffMemberId; at: string } | null
}

export async function findRefund(reader: Reader | Tx, id: RefundId): Promise<StuckRefundFacts | null> {
  const { rows } = await sql<StuckRefundFacts>`
    select f.id, p.reference, f.order_id as "orderId", k.shop_name as "shopName", f.amount_kobo as "amountKobo", f.reason,
      f.status, f.requested_at as "requestedAt", f.closed_at as "closedAt", f.provider_id as "providerId",
      ${canBeSentAgain} as "canRetry",
      exists (select from refunds later where later.key = f.key and later.requested_at > f.requested_at) as "isReplaced",
      case when c.refund_id is not null then json_build_object('reason', c.reason, 'staffId', c.staff_id,
        'at', to_char(c.closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as closing
    from refunds f join payments p on p.id = f.payment_id
      left join order_keys k on k.id = f.order_id
      left join refund_closings c on c.refund_id = f.id
    where f.id = ${id}`.execute(reader)
  return rows[0] ?? null
}

/** Null once the account was deleted. */
export async function findPayerEmail(tx: Tx, id: RefundId): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select a.email from refunds f join payments p on p.id = f.payment_id join accounts a on a.id = p.account_id
    where f.id = ${id}`.execute(tx)
  return rows[0]?.email ?? null
}

type AttemptRow = { id: RefundId; status: StuckRefund['status']; requestedAt: Date }

export async function listAttempts(reader: Reader, id: RefundId): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select id, status, requested_at as "requestedAt" from refunds
    where key = (select key from refunds where id = ${id}) order by requested_at, id limit 50`.execute(reader)
  return rows
}

type Closing = { id: RefundId; reason: ClosingReason; staffId: StaffMemberId }

export async function insertClosing(tx: Tx, { id, reason, staffId }: Closing): Promise<void> {
  await sql`
    insert into refund_closings (refund_id, staff_id, reason) values (${id}, ${staffId}, ${reason})`.execute(
    tx,
  )
}

/** False when it has ended. */
export async function checkNow(tx: Tx, id: RefundId): Promise<boolean> {
  const { rows } = await sql`
    update refunds set check_at = now() where id = ${id} and closed_at is null returning id`.execute(tx)
  return rows.length > 0
}

import type { OrderId, PaymentId, RefundId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tables, Tx, Writer } from '#tables.ts'

export type RefundStatus = Selectable<Tables['refunds']>['status']

export type Refund = {
  id: RefundId
  paymentId: PaymentId
  /** Of the payment, which is how the provider knows it; `transactionId` is its own number of it. */
  reference: string
  transactionId: string
  orderId: OrderId | null
  amountKobo: Kobo
  status: RefundStatus
  /** null as long as we do not know that the provider has taken it on. */
  providerId: string | null
  /** Those of the same payment that it has taken on, so its list must name them. */
  takenOn: string[]
}

export type NewRefund = Pick<Refund, 'id' | 'paymentId' | 'orderId' | 'amountKobo'> & {
  reason: Tables['refunds']['reason']
}

/** How long one worker has a refund for itself while it sends it: longer than its two calls of the provider can take. */
const SENDING_SECONDS = 60
/** So long an error may be the provider's or our own passing trouble (an empty balance, a key that is changed). */
const REFUSED_HOURS = 24
/** P17: after so long without news only people help. */
const CHECK_DAYS = 30

const refundColumns = sql`
  r.id, r.payment_id as "paymentId", r.order_id as "orderId", r.amount_kobo as "amountKobo", r.status,
  r.provider_id as "providerId",
  (select reference from payments where id = r.payment_id) as reference,
  (select provider_id from payments where id = r.payment_id) as "transactionId",
  array(
    select o.provider_id from refunds o where o.payment_id = r.payment_id and o.provider_id is not null
  ) as "takenOn"`

// What cannot be sent, and what is under way, comes back more seldom the longer it takes, so it never keeps others waiting.
const nextTime = sql`case
  when r.requested_at > now() - make_interval(days => ${sql.lit(CHECK_DAYS)}) then now() + greatest(
    make_interval(secs => ${sql.lit(SENDING_SECONDS)}), least(now() - r.requested_at, interval '1 hour')
  )
  end`

/** Says no when the order has one already. I9: the database refuses more than was captured. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<boolean> {
  const { rows } = await sql`
    insert into refunds (id, payment_id, order_id, amount_kobo, reason, check_at)
    values (${refund.id}, ${refund.paymentId}, ${refund.orderId}, ${refund.amountKobo}, ${refund.reason}, now())
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** What was paid for an order and kept; null when nothing was, or it cost nothing. Holds the payment, as I9 wants. */
export async function findPaidPart(
  tx: Tx,
  orderId: OrderId,
): Promise<{ paymentId: PaymentId; amountKobo: Kobo } | null> {
  const { rows } = await sql<{ paymentId: PaymentId; amountKobo: Kobo }>`
    select p.id as "paymentId", o.amount_kobo as "amountKobo"
    from payment_orders o join payments p on p.id = o.payment_id
    where o.order_id = ${orderId} and p.status = 'SETTLED' and o.amount_kobo > 0
    for update of p`.execute(tx)
  return rows[0] ?? null
}

/** P12: whether less, or something else, came than was asked. */
export async function isOfWrongAmount(reader: Reader, paymentId: PaymentId): Promise<boolean> {
  const { rows } = await sql`
    select from refunds where payment_id = ${paymentId} and reason = 'WRONG_AMOUNT' limit 1`.execute(reader)
  return rows.length > 0
}

/** P18: takes one whose time has come; until its next time nobody else does. Never several: the last would wait too long. */
export async function claimDueRefund(writer: Writer): Promise<Refund | null> {
  const { rows } = await sql<Refund>`
    update refunds r set check_at = ${nextTime}
    where id = (select id from refunds where check_at <= now() order by check_at, id limit 1 for update skip locked)
    returning ${refundColumns}`.execute(writer)
  return rows[0] ?? null
}

/** The same for a certain one; null when somebody else has it, or there is nothing to do. */
export async function claimRefund(writer: Writer, id: string): Promise<Refund | null> {
  const { rows } = await sql<Refund>`
    update refunds r set check_at = ${nextTime} where id = ${id} and check_at <= now()
    returning ${refundColumns}`.execute(writer)
  return rows[0] ?? null
}

/** Those of a payment that the provider knows of and has not done with. They are only asked about, so anybody may. */
export async function listSentRefunds(reader: Reader, reference: string): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    select ${refundColumns} from refunds r join payments p on p.id = r.payment_id
    where p.reference = ${reference} and r.provider_id is not null and r.closed_at is null
    order by r.id`.execute(reader)
  return rows
}

export async function lockRefund(tx: Tx, id: RefundId): Promise<RefundStatus | null> {
  const { rows } = await sql<{ status: RefundStatus }>`
    select status from refunds where id = ${id} for update`.execute(tx)
  return rows[0]?.status ?? null
}

/** The provider has taken it on; once, so that its pauses go on growing. */
export async function markSent(tx: Tx, id: RefundId, providerId: string): Promise<void> {
  await sql`
    update refunds set status = 'SENT', provider_id = ${providerId}, check_at = now() + interval '1 minute'
    where id = ${id} and provider_id is null`.execute(tx)
}

/** The provider needs people for it, or does not any more. Says whether that is news. */
export async function markAttention(
  tx: Tx,
  id: RefundId,
  status: 'SENT' | 'NEEDS_ATTENTION',
): Promise<boolean> {
  const { rows } = await sql`
    update refunds set status = ${status} where id = ${id} and status <> ${status} returning id`.execute(tx)
  return rows.length > 0
}

/** Refused again: it goes on being tried, but after a day the customer shall know that it takes longer. */
export async function markRefused(writer: Writer, id: RefundId): Promise<void> {
  await sql`
    update refunds set status = 'NEEDS_ATTENTION'
    where id = ${id} and status = 'REQUESTED'
      and requested_at <= now() - make_interval(hours => ${sql.lit(REFUSED_HOURS)})`.execute(writer)
}

/** The same once more under another id; says no unless it failed, and nothing has been sent in its place since. */
export async function insertRefundAgain(tx: Tx, { id, failedId }: RefundRetry): Promise<boolean> {
  const { rows } = await sql`
    insert into refunds (id, payment_id, order_id, amount_kobo, reason, check_at)
    select ${id}, f.payment_id, f.order_id, f.amount_kobo, f.reason, now()
    from refunds f
    where f.id = ${failedId} and f.status = 'FAILED' and not exists (
      select from refunds o
      where o.payment_id = f.payment_id and o.order_id is not distinct from f.order_id and o.status <> 'FAILED'
    )
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

export type RefundRetry = { id: RefundId; failedId: RefundId }

/** I9: anyone who writes a refund holds its payment first. */
export async function lockPaymentOf(tx: Tx, id: RefundId): Promise<void> {
  await sql`
    select from payments where id = (select payment_id from refunds where id = ${id}) for update`.execute(tx)
}

export async function closeRefund(tx: Tx, id: RefundId, status: 'PROCESSED' | 'FAILED'): Promise<void> {
  await sql`
    update refunds set status = ${status}, closed_at = now(), check_at = null where id = ${id}`.execute(tx)
}

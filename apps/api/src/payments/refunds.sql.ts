import type { OrderId, PaymentId, RefundId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

export type RefundStatus = Selectable<Tables['refunds']>['status']

export type Refund = {
  id: RefundId
  paymentId: PaymentId
  /** Of the payment, which is how the provider knows it. */
  reference: string
  orderId: OrderId | null
  amountKobo: Kobo
  status: RefundStatus
}

export type NewRefund = Pick<Refund, 'id' | 'paymentId' | 'orderId' | 'amountKobo'> & {
  reason: Tables['refunds']['reason']
}

/** How long one worker has a refund for itself while it sends it: longer than its calls of the provider can take. */
const SENDING_SECONDS = 60
/** P17: after so long without news only people help. */
const ASKING_DAYS = 30

const refundColumns = sql`
  r.id, r.payment_id as "paymentId", r.order_id as "orderId", r.amount_kobo as "amountKobo", r.status,
  (select reference from payments where id = r.payment_id) as reference`

// What is under way is asked about more seldom the longer it takes.
const nextTime = sql`case
  when r.status = 'WANTED' then now() + make_interval(secs => ${sql.lit(SENDING_SECONDS)})
  when r.wanted_at > now() - make_interval(days => ${sql.lit(ASKING_DAYS)})
    then now() + least(greatest(now() - r.wanted_at, interval '1 minute'), interval '1 hour')
  end`

/** Says no when the order has one already. I9: the database refuses more than was captured. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<boolean> {
  const { rows } = await sql`
    insert into refunds (id, payment_id, order_id, amount_kobo, reason, ask_at)
    values (${refund.id}, ${refund.paymentId}, ${refund.orderId}, ${refund.amountKobo}, ${refund.reason}, now())
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** What was paid for an order and kept; null when nothing was, or it cost nothing. */
export async function findPaidPart(
  tx: Tx,
  orderId: OrderId,
): Promise<{ paymentId: PaymentId; amountKobo: Kobo } | null> {
  const { rows } = await sql<{ paymentId: PaymentId; amountKobo: Kobo }>`
    select p.id as "paymentId", o.amount_kobo as "amountKobo"
    from payment_orders o join payments p on p.id = o.payment_id
    where o.order_id = ${orderId} and p.status = 'SETTLED' and o.amount_kobo > 0`.execute(tx)
  return rows[0] ?? null
}

/** P12: whether less, or something else, came than was asked. */
export async function isOfWrongAmount(reader: Reader, paymentId: PaymentId): Promise<boolean> {
  const { rows } = await sql`
    select from refunds where payment_id = ${paymentId} and reason = 'WRONG_AMOUNT' limit 1`.execute(reader)
  return rows.length > 0
}

/** P18: takes those whose time has come; until the next time nobody else does. */
export async function claimDueRefunds(writer: Reader, limit: number): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    update refunds r set ask_at = ${nextTime}
    where id in (
      select id from refunds where ask_at <= now() order by ask_at limit ${limit} for update skip locked
    )
    returning ${refundColumns}`.execute(writer)
  return rows
}

/** The same for one; null when somebody else has it, or there is nothing to do. */
export async function claimRefund(writer: Reader, id: string): Promise<Refund | null> {
  const { rows } = await sql<Refund>`
    update refunds r set ask_at = ${nextTime} where id = ${id} and ask_at <= now()
    returning ${refundColumns}`.execute(writer)
  return rows[0] ?? null
}

/** Those of a payment that the provider knows of and has not done with. They are only asked about, so anybody may. */
export async function listSentRefunds(reader: Reader, reference: string): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    select ${refundColumns} from refunds r join payments p on p.id = r.payment_id
    where p.reference = ${reference} and r.status in ('SENT', 'NEEDS_ATTENTION') order by r.id`.execute(
    reader,
  )
  return rows
}

export async function lockRefund(tx: Tx, id: RefundId): Promise<RefundStatus | null> {
  const { rows } = await sql<{ status: RefundStatus }>`
    select status from refunds where id = ${id} for update`.execute(tx)
  return rows[0]?.status ?? null
}

/** The provider has taken it on. */
export async function markSent(tx: Tx, id: RefundId, providerId: string): Promise<void> {
  await sql`
    update refunds set status = 'SENT', provider_id = ${providerId}, ask_at = now() + interval '1 minute'
    where id = ${id}`.execute(tx)
}

export async function markNeedsAttention(writer: Reader, id: RefundId): Promise<void> {
  await sql`
    update refunds set status = 'NEEDS_ATTENTION' where id = ${id} and status in ('WANTED', 'SENT')`.execute(
    writer,
  )
}

export async function closeRefund(tx: Tx, id: RefundId, status: 'PROCESSED' | 'FAILED'): Promise<void> {
  await sql`
    update refunds set status = ${status}, closed_at = now(), ask_at = null where id = ${id}`.execute(tx)
}

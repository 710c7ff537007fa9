import type { OrderId, PaymentId, RefundId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { type Selectable, sql } from 'kysely'
import type { Tables, Tx } from '#tables.ts'
import { isLive } from '../refunds/refunds.sql.ts'

export type MoneyLeft = {
  /** Of the payment: neither with the customer nor on its way there. */
  leftKobo: Kobo
  /** `keptKobo` of what is left is not for the customer (SELL-37). */
  orders: { orderId: OrderId; leftKobo: Kobo; keptKobo: Kobo }[]
}

/** A refund that was never sent is not gone. */
const isSent = sql`r.sent_at is not null and ${isLive}`

/** The caller has locked the payment. */
export async function readMoneyLeft(tx: Tx, paymentId: PaymentId): Promise<MoneyLeft> {
  const { rows } = await sql<MoneyLeft>`
    select
      (p.captured_kobo - sent.kobo - taken.kobo)::bigint as "leftKobo",
      coalesce((
        select json_agg(json_build_object('orderId', o.order_id, 'leftKobo', o.amount_kobo - (
          select coalesce(sum(r.amount_kobo), 0) from refunds r where r.order_id = o.order_id and ${isSent}
        ) - (
          select coalesce(sum(c.taken_kobo), 0) from order_chargebacks c where c.order_id = o.order_id
        ), 'keptKobo', (
          select coalesce(sum(k.kept_kobo), 0) from order_kept_fees k where k.order_id = o.order_id
        )) order by o.order_id)
        from payment_orders o where o.payment_id = p.id and o.amount_kobo > 0 and p.status = 'SETTLED'
      ), '[]') as orders
    from payments p
      cross join lateral (
        select coalesce(sum(r.amount_kobo), 0)::bigint as kobo from refunds r where r.payment_id = p.id and ${isSent}
      ) as sent
      cross join lateral (
        select coalesce(sum(c.taken_kobo), 0)::bigint as kobo from chargebacks c
        where c.payment_id = p.id and c.returned_at is null
      ) as taken
    where p.id = ${paymentId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`There is no payment ${paymentId}`)
  return row
}

/** Whether a refund may be at the provider or not: then nobody knows what is left for a bank to take. */
export async function hasUncertainRefund(tx: Tx, paymentId: PaymentId): Promise<boolean> {
  const { rows } = await sql`
    select from refunds
    where payment_id = ${paymentId} and sent_at is not null and provider_id is null and closed_at is null
    limit 1`.execute(tx)
  return rows.length > 0
}

export type UnsentRefund = {
  id: RefundId
  key: string
  orderId: OrderId | null
  amountKobo: Kobo
  reason: Selectable<Tables['refunds']>['reason']
  takesFrom: Selectable<Tables['refunds']>['takes_from']
}

/** Refunds that are certainly not at the provider, oldest first. */
export async function listUnsentRefunds(tx: Tx, paymentId: PaymentId): Promise<UnsentRefund[]> {
  const { rows } = await sql<UnsentRefund>`
    select id, key, order_id as "orderId", amount_kobo as "amountKobo", reason, takes_from as "takesFrom" from refunds
    where payment_id = ${paymentId} and sent_at is null and closed_at is null order by id for update`.execute(
    tx,
  )
  return rows
}

/** A bank has returned the money, so it is never sent. */
export async function markCovered(tx: Tx, id: RefundId): Promise<void> {
  await sql`
    update refunds set status = 'COVERED', closed_at = now(), check_at = null
    where id = ${id} and sent_at is null`.execute(tx)
}

/** Parts of an order that a bank returned itself, less what was refunded of them. */
export async function listCoveredParts(
  tx: Tx,
  orderId: OrderId,
): Promise<Pick<UnsentRefund, 'key' | 'amountKobo' | 'takesFrom'>[]> {
  const { rows } = await sql<Pick<UnsentRefund, 'key' | 'amountKobo' | 'takesFrom'>>`
    select part.key, part.takes_from as "takesFrom", (part.wanted - coalesce(live.amount_kobo, 0))::bigint as "amountKobo"
    from (
      select key, takes_from, max(amount_kobo) as wanted from refunds
      where order_id = ${orderId} and status = 'COVERED' and key like 'dispute:%' group by key, takes_from
    ) as part
      left join refunds live on live.key = part.key and live.status not in ('FAILED', 'COVERED')
    where part.wanted > coalesce(live.amount_kobo, 0)`.execute(tx)
  return rows
}

/** Refunds that waited for the end of a dispute. */
export async function sendHeldRefunds(tx: Tx, paymentId: PaymentId): Promise<void> {
  await sql`
    update refunds set check_at = now()
    where payment_id = ${paymentId} and sent_at is null and closed_at is null`.execute(tx)
}

/** Why the latest refund of a payment without orders was requested. */
export async function findUnclaimedReason(
  tx: Tx,
  paymentId: PaymentId,
): Promise<UnsentRefund['reason'] | null> {
  const { rows } = await sql<{ reason: UnsentRefund['reason'] }>`
    select reason from refunds where payment_id = ${paymentId} and order_id is null
    order by requested_at desc, id desc limit 1`.execute(tx)
  return rows[0]?.reason ?? null
}

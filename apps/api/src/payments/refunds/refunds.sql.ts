import type { OrderId, PaymentId, RefundId } from '@ahia/contracts/ids'
import { type Kobo, ZERO } from '@ahia/money/kobo'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Reader, Tables, Tx, Writer } from '#tables.ts'

export type RefundStatus = Selectable<Tables['refunds']>['status']

export type Refund = {
  id: RefundId
  paymentId: PaymentId
  /** The payment's reference, by which the provider finds it; `transactionId` is the provider's own id of the payment. */
  reference: string
  transactionId: string
  orderId: OrderId | null
  amountKobo: Kobo
  /** ADMIN-25: of a part of the goods delivery and service keep what they have. */
  takesFrom: Selectable<Tables['refunds']>['takes_from']
  status: RefundStatus
  /** null until we know that the provider has accepted it. */
  providerId: string | null
  /** The provider's ids of all accepted refunds of the same payment, so its list must contain them. */
  takenOn: string[]
}

export type NewRefund = Pick<Refund, 'id' | 'paymentId' | 'orderId' | 'amountKobo'> & {
  /** What it is for, so that it is made once (PAYOUT-25). */
  key: string
  reason: Tables['refunds']['reason']
  takesFrom?: Refund['takesFrom']
}

/** A refund that counts: it neither failed, nor has a bank returned the money instead. */
export const isLive = sql<boolean>`r.status not in ('FAILED', 'COVERED')`

/** How long a worker's claim on a refund lasts: longer than its two calls to the provider can take. */
const SENDING_SECONDS = 60
/** For this long a rejection may be temporary (an empty balance, a key that is being changed). */
const REFUSED_HOURS = 24
/** P17: checks end this long after the request; then only staff can help. */
const CHECK_DAYS = 30

const refundColumns = sql`
  r.id, r.payment_id as "paymentId", r.order_id as "orderId", r.amount_kobo as "amountKobo", r.status,
  r.takes_from as "takesFrom",
  r.provider_id as "providerId",
  (select reference from payments where id = r.payment_id) as reference,
  (select provider_id from payments where id = r.payment_id) as "transactionId",
  array(
    select o.provider_id from refunds o where o.payment_id = r.payment_id and o.provider_id is not null
  ) as "takenOn"`

// The pause between attempts grows with the age of the refund, up to an hour, so that old ones never hold up others.
const nextTime = sql`case
  when r.requested_at > now() - make_interval(days => ${sql.lit(CHECK_DAYS)}) then now() + greatest(
    make_interval(secs => ${sql.lit(SENDING_SECONDS)}), least(now() - r.requested_at, interval '1 hour')
  )
  end`

/** Returns false when there is one of the same key that did not fail. I9: the database rejects more than was paid. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<boolean> {
  const { id, key, paymentId, orderId, amountKobo, reason, takesFrom = 'ORDER' } = refund
  const { rows } = await sql`
    insert into refunds (id, key, payment_id, order_id, amount_kobo, reason, takes_from, check_at)
    values (${id}, ${key}, ${paymentId}, ${orderId}, ${amountKobo}, ${reason}, ${takesFrom}, now())
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** The settled payment of an order, locked (I9); null when the order is unpaid or was free. */
export async function lockPaymentOfOrder(tx: Tx, orderId: OrderId): Promise<PaymentId | null> {
  const { rows } = await sql<{ paymentId: PaymentId }>`
    select p.id as "paymentId" from payment_orders o join payments p on p.id = o.payment_id
    where o.order_id = ${orderId} and p.status = 'SETTLED' and o.amount_kobo > 0
    for update of p`.execute(tx)
  return rows[0]?.paymentId ?? null
}

type Paid = { paymentId: PaymentId; orderId: OrderId | null }

/**
 * What was paid, for an order or by a whole payment, and is neither refunded, nor about to be, nor taken back by a bank, nor
 * kept (SELL-37). The caller has locked the payment in a statement of its own, so that this one sees what others have done until then.
 */
export async function readRefundable(tx: Tx, { paymentId, orderId }: Paid): Promise<Kobo> {
  const left = orderId === null ? leftOfPayment(sql`${paymentId}`) : leftOfOrder(sql`${orderId}`)
  const { rows } = await sql<{ leftKobo: Kobo | null }>`select (${left})::bigint as "leftKobo"`.execute(tx)
  return rows[0]?.leftKobo ?? ZERO
}

const leftOfPayment = (paymentId: RawBuilder<unknown>) => sql`
  select p.captured_kobo - (
    select coalesce(sum(r.amount_kobo), 0) from refunds r where r.payment_id = p.id and ${isLive}
  ) - (
    select coalesce(sum(c.taken_kobo), 0) from chargebacks c where c.payment_id = p.id and c.returned_at is null
  ) from payments p where p.id = ${paymentId}`

const leftOfOrder = (orderId: RawBuilder<unknown>) => sql`
  select o.amount_kobo - (
    select coalesce(sum(r.amount_kobo), 0) from refunds r where r.order_id = o.order_id and ${isLive}
  ) - (
    select coalesce(sum(c.taken_kobo), 0) from order_chargebacks c where c.order_id = o.order_id
  ) - (
    select coalesce(sum(k.kept_kobo), 0) from order_kept_fees k where k.order_id = o.order_id
  ) from payment_orders o join payments p on p.id = o.payment_id
  where o.order_id = ${orderId} and p.status = 'SETTLED'`

/** SELL-37: what of an order stays where it is booked. */
export async function readKeptFee(reader: Reader, orderId: OrderId): Promise<Kobo> {
  const { rows } = await sql<{ kept: Kobo }>`
    select kept_kobo as kept from order_kept_fees where order_id = ${orderId}`.execute(reader)
  return rows[0]?.kept ?? ZERO
}

/** P12: whether the captured amount or currency was wrong. */
export async function isOfWrongAmount(reader: Reader, paymentId: PaymentId): Promise<boolean> {
  const { rows } = await sql`
    select from refunds where payment_id = ${paymentId} and reason = 'WRONG_AMOUNT' limit 1`.execute(reader)
  return rows.length > 0
}

/** P18: claims one due refund until its next check. One at a time, as a claim on the last of several would run out. */
export async function claimDueRefund(writer: Writer): Promise<Refund | null> {
  const { rows } = await sql<Refund>`
    update refunds r set check_at = ${nextTime}
    where id = (select id from refunds where check_at <= now() order by check_at, id limit 1 for update skip locked)
    returning ${refundColumns}`.execute(writer)
  return rows[0] ?? null
}

/** The same for one refund; null when another worker has it, or there is nothing to do. */
export async function claimRefund(writer: Writer, id: string): Promise<Refund | null> {
  const { rows } = await sql<Refund>`
    update refunds r set check_at = ${nextTime} where id = ${id} and check_at <= now()
    returning ${refundColumns}`.execute(writer)
  return rows[0] ?? null
}

/**
 * Accepted refunds of a payment that are not finished. They are only looked up at the provider, never sent, so no claim
 * is needed.
 */
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

/**
 * I13, PAY-05: stored before the provider is called. Returns false while the customer's bank disputes the payment: then
 * the bank may return the money itself. The caller has locked the payment, so a dispute is recorded before or after.
 */
export async function markSending(tx: Tx, id: RefundId): Promise<boolean> {
  const { rows } = await sql`
    update refunds r set sent_at = coalesce(sent_at, clock_timestamp())
    where id = ${id} and closed_at is null and not exists (
      select from chargebacks c where c.payment_id = r.payment_id and c.status = 'OPEN'
    )
    returning id`.execute(tx)
  return rows.length > 0
}

/** The provider does not have it. A bank may have been first, so that is looked up soon. */
export async function markNotSent(tx: Tx, id: RefundId): Promise<void> {
  const { rows } = await sql<{ paymentId: PaymentId }>`
    update refunds set sent_at = null where id = ${id} and provider_id is null and sent_at is not null
    returning payment_id as "paymentId"`.execute(tx)
  for (const { paymentId } of rows) {
    await sql`update payments set watch_at = now() where id = ${paymentId}`.execute(tx)
    await sql`update chargebacks set check_at = now() where payment_id = ${paymentId} and status = 'OPEN'`.execute(
      tx,
    )
  }
}

/** The provider has accepted it. Written once, so that the pauses keep growing. */
export async function markSent(tx: Tx, id: RefundId, providerId: string): Promise<void> {
  await sql`
    update refunds set status = 'SENT', provider_id = ${providerId}, sent_at = coalesce(sent_at, now()), check_at = now() + interval '1 minute'
    where id = ${id} and provider_id is null`.execute(tx)
}

/** Whether the provider needs staff to act. Returns whether that has changed. */
export async function markAttention(
  tx: Tx,
  id: RefundId,
  status: 'SENT' | 'NEEDS_ATTENTION',
): Promise<boolean> {
  const { rows } = await sql`
    update refunds set status = ${status} where id = ${id} and status <> ${status} returning id`.execute(tx)
  return rows.length > 0
}

/** Rejected again: attempts go on, but after a day the customer sees that it takes longer. */
export async function markRefused(writer: Writer, id: RefundId): Promise<void> {
  await sql`
    update refunds set status = 'NEEDS_ATTENTION'
    where id = ${id} and status = 'REQUESTED'
      and requested_at <= now() - make_interval(hours => ${sql.lit(REFUSED_HOURS)})`.execute(writer)
}

/**
 * Inserts the same refund under another id. Returns false unless it failed and has not been replaced since, by another
 * refund or by the customer's bank.
 */
export async function insertRefundAgain(tx: Tx, { id, failedId }: RefundRetry): Promise<boolean> {
  const { rows } = await sql`
    insert into refunds (id, key, payment_id, order_id, amount_kobo, reason, takes_from, check_at)
    select ${id}, f.key, f.payment_id, f.order_id, f.amount_kobo, f.reason, f.takes_from, now()
    from refunds f where f.id = ${failedId} and ${canBeSentAgain}
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** Of `refunds f`: it failed, nothing has replaced it, and as much is left. */
export const canBeSentAgain = sql<boolean>`
  f.status = 'FAILED' and not exists (
    select from refunds r where r.key = f.key and ${isLive}
  ) and f.amount_kobo <= (${leftOfPayment(sql`f.payment_id`)})
    and (f.order_id is null or f.amount_kobo <= (${leftOfOrder(sql`f.order_id`)}))`

export type RefundRetry = { id: RefundId; failedId: RefundId }

/** I9: locks the payment before its refund, so that concurrent refunds of one payment see each other and do not deadlock. */
export async function lockPaymentOf(tx: Tx, id: RefundId): Promise<void> {
  await sql`
    select from payments where id = (select payment_id from refunds where id = ${id}) for update`.execute(tx)
}

export async function closeRefund(tx: Tx, id: RefundId, status: 'PROCESSED' | 'FAILED'): Promise<void> {
  await sql`
    update refunds set status = ${status}, closed_at = now(), check_at = null where id = ${id}`.execute(tx)
}

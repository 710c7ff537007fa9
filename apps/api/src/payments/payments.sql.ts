import type { AccountId, CheckoutId, OrderId, PaymentId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tables, Tx, Writer } from '#tables.ts'

type PaymentStatus = Selectable<Tables['payments']>['status']

export type Payment = {
  id: PaymentId
  reference: string
  accountId: AccountId
  checkoutId: CheckoutId
  amountKobo: Kobo
  status: PaymentStatus
  authorizationUrl: string | null
  capturedKobo: Kobo | null
  channel: string | null
  /** The orders it was started for, sorted. */
  orderIds: OrderId[]
}

const paymentColumns = sql`
  p.id, p.reference, p.account_id as "accountId", p.checkout_id as "checkoutId", p.amount_kobo as "amountKobo",
  p.status, p.authorization_url as "authorizationUrl", p.captured_kobo as "capturedKobo", p.channel,
  (select array_agg(o.order_id order by o.order_id) from payment_orders o where o.payment_id = p.id) as "orderIds"`

export async function findPayment(reader: Reader, reference: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    select ${paymentColumns} from payments p where p.reference = ${reference}`.execute(reader)
  return rows[0] ?? null
}

/** Others that want to settle it wait until this transaction ends. */
export async function lockPayment(tx: Tx, id: PaymentId): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    select ${paymentColumns} from payments p where p.id = ${id} for no key update of p`.execute(tx)
  return rows[0] ?? null
}

/** The payment that can be paid now, if any. */
export async function findLivePayment(reader: Reader, checkoutId: CheckoutId): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    select ${paymentColumns} from payments p
    where p.checkout_id = ${checkoutId} and p.status in ('STARTED', 'OPEN')`.execute(reader)
  return rows[0] ?? null
}

/** Payments that may still be captured, oldest first. */
export async function listUnsettled(reader: Reader, checkoutId: CheckoutId): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select ${paymentColumns} from payments p
    where p.checkout_id = ${checkoutId} and p.status in ('STARTED', 'OPEN', 'FAILED')
    order by p.started_at, p.id`.execute(reader)
  return rows
}

export async function hasPayments(reader: Reader, checkoutId: CheckoutId): Promise<boolean> {
  const { rows } = await sql`select from payments where checkout_id = ${checkoutId} limit 1`.execute(reader)
  return rows.length > 0
}

export async function hasSettledPayment(reader: Reader, checkoutId: CheckoutId): Promise<boolean> {
  const { rows } = await sql`
    select from payments where checkout_id = ${checkoutId} and status = 'SETTLED'`.execute(reader)
  return rows.length > 0
}

type NewPayment = Pick<Payment, 'id' | 'reference' | 'accountId' | 'checkoutId' | 'amountKobo'> & {
  orders: readonly { id: OrderId; totalKobo: Kobo }[]
  checkAfterSeconds: number
}

/** I13: stored before the provider is called. Returns false when the checkout already has one that can be paid. */
export async function insertPayment(tx: Tx, { orders, ...payment }: NewPayment): Promise<boolean> {
  const { rows } = await sql`
    with started as (
      insert into payments (id, reference, account_id, checkout_id, amount_kobo, check_at)
      values (
        ${payment.id}, ${payment.reference}, ${payment.accountId}, ${payment.checkoutId}, ${payment.amountKobo},
        now() + make_interval(secs => ${payment.checkAfterSeconds})
      )
      on conflict (checkout_id) where status in ('STARTED', 'OPEN') do nothing
      returning id
    ), listed as (
      insert into payment_orders (payment_id, order_id, amount_kobo)
      select started.id, o.id, o.kobo from started, unnest(
        ${orders.map(({ id }) => id)}::uuid[], ${orders.map(({ totalKobo }) => totalKobo)}::bigint[]
      ) as o (id, kobo)
    )
    select id from started`.execute(tx)
  return rows.length > 0
}

/** The customer can pay at this address now. An earlier address stays; null when the payment can no longer be paid. */
export async function markOpen(
  writer: Writer,
  id: PaymentId,
  authorizationUrl: string,
): Promise<string | null> {
  const { rows } = await sql<{ url: string | null }>`
    update payments set status = 'OPEN', authorization_url = coalesce(authorization_url, ${authorizationUrl})
    where id = ${id} and status in ('STARTED', 'OPEN') returning authorization_url as url`.execute(writer)
  return rows[0]?.url ?? null
}

/** Nothing was captured so far, so another payment can be started. It is still checked, as it may be captured late. */
export async function markFailed(writer: Writer, id: PaymentId): Promise<void> {
  await sql`
    update payments set status = 'FAILED', closed_at = now()
    where id = ${id} and status in ('STARTED', 'OPEN')`.execute(writer)
}

/** Closes a payment whose page nobody can open. Does nothing once a process has stored its address: a customer may have it. */
export async function closeUnopened(writer: Writer, id: PaymentId): Promise<void> {
  await sql`
    update payments set status = 'FAILED', closed_at = now()
    where id = ${id} and status = 'STARTED' and authorization_url is null`.execute(writer)
}

/** Whether it was stored longer ago than any running call can take, by the database's clock. */
export async function isStartedBefore(reader: Reader, id: PaymentId, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    select from payments where id = ${id} and started_at < now() - make_interval(secs => ${seconds})`.execute(
    reader,
  )
  return rows.length > 0
}

type ConfirmationState = { id: PaymentId; isOpen: boolean }

/** Records whether the provider is still undecided. Writes only on a change, as the page asks every few seconds. */
export async function recordConfirming(writer: Writer, { id, isOpen }: ConfirmationState): Promise<void> {
  await sql`
    update payments set confirming_since = case when ${isOpen}::boolean then now() end
    where id = ${id} and (confirming_since is not null) <> ${isOpen}::boolean`.execute(writer)
}

/** PAY-02: whether this is the first time that the payment is reported as paid. */
export async function markReported(writer: Writer, id: PaymentId): Promise<boolean> {
  const { rows } = await sql`
    update payments set reported_at = now() where id = ${id} and reported_at is null returning id`.execute(
    writer,
  )
  return rows.length > 0
}

export type CapturedFacts = {
  capturedKobo: Kobo
  providerFeeKobo: Kobo
  channel: string | null
  providerId: string
  paidAt: Date | null
}

/** I4: settles the payment or marks it as unclaimed, once and for all; the caller has locked the row. */
export async function closePayment(
  tx: Tx,
  id: PaymentId,
  { status, ...facts }: CapturedFacts & { status: 'SETTLED' | 'UNCLAIMED' },
): Promise<void> {
  await sql`
    update payments set
      status = ${status}, captured_kobo = ${facts.capturedKobo}, provider_fee_kobo = ${facts.providerFeeKobo},
      channel = ${facts.channel}, provider_id = ${facts.providerId}, paid_at = coalesce(${facts.paidAt}::timestamptz, now()),
      closed_at = now(), check_at = null, watch_at = now() + interval '1 day'
    where id = ${id}`.execute(tx)
}

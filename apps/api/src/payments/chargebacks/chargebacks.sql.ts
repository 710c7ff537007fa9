import type { ChargebackId, OrderId, PaymentId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { type Selectable, sql } from 'kysely'
import type { ProviderDispute } from '#providers/paystack/payment-provider.ts'
import type { Tables, Tx } from '#tables.ts'

export type CapturedPayment = {
  id: PaymentId
  reference: string
  status: 'SETTLED' | 'UNCLAIMED'
  capturedKobo: Kobo
}

export type Chargeback = {
  id: ChargebackId
  status: Selectable<Tables['chargebacks']>['status']
  amountKobo: Kobo
  takenKobo: Kobo | null
}

const chargebackColumns = sql`c.id, c.status, c.amount_kobo as "amountKobo", c.taken_kobo as "takenKobo"`

/** How long after a check an open dispute is checked again. */
const CHECK_MINUTES = 15

/** Refunds, other disputes and other workers wait until this transaction ends; null when nothing was captured. */
export async function lockCaptured(tx: Tx, id: PaymentId): Promise<CapturedPayment | null> {
  const { rows } = await sql<CapturedPayment>`
    select id, reference, status, captured_kobo as "capturedKobo" from payments
    where id = ${id} and captured_kobo is not null for update`.execute(tx)
  return rows[0] ?? null
}

type NewDispute = { id: ChargebackId; paymentId: PaymentId; amountKobo: Kobo; dispute: ProviderDispute }

/** PAY-05: once per dispute, decided by its unique id at the provider. Returns whether it is new. */
export async function insertDispute(
  tx: Tx,
  { id, paymentId, amountKobo, dispute }: NewDispute,
): Promise<boolean> {
  const { rows } = await sql`
    insert into chargebacks (id, payment_id, provider_id, provider_status, reason, amount_kobo, due_at, check_at)
    values (${id}, ${paymentId}, ${dispute.providerId}, ${dispute.providerStatus}, ${dispute.reason}, ${amountKobo},
      ${dispute.dueAt}, now() + make_interval(mins => ${sql.lit(CHECK_MINUTES)}))
    on conflict (provider_id) do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** A dispute explains why the payment was reversed, so it takes over what was recorded then. Returns whether it did. */
export async function nameReversal(tx: Tx, { paymentId, dispute }: Omit<NewDispute, 'id'>): Promise<boolean> {
  const { rows } = await sql`
    update chargebacks c set
      provider_id = ${dispute.providerId}, status = 'OPEN', closed_at = null,
      check_at = now() + make_interval(mins => ${sql.lit(CHECK_MINUTES)})
    where c.payment_id = ${paymentId} and c.provider_id is null and c.returned_at is null and not exists (
      select from chargebacks known where known.provider_id = ${dispute.providerId}
    )
    returning c.id`.execute(tx)
  return rows.length > 0
}

/** Stores what the provider says now, as long as it is open, and returns it. */
export async function updateDispute(
  tx: Tx,
  { amountKobo, dispute }: Pick<NewDispute, 'amountKobo' | 'dispute'>,
): Promise<Chargeback | null> {
  await sql`
    update chargebacks set
      provider_status = ${dispute.providerStatus}, reason = ${dispute.reason}, amount_kobo = ${amountKobo},
      due_at = ${dispute.dueAt}
    where provider_id = ${dispute.providerId} and status = 'OPEN'`.execute(tx)
  const { rows } = await sql<Chargeback>`
    select ${chargebackColumns} from chargebacks c where c.provider_id = ${dispute.providerId}`.execute(tx)
  return rows[0] ?? null
}

type Reversal = { id: ChargebackId; paymentId: PaymentId; amountKobo: Kobo; reason: string }

/** A reversal that no dispute explains: the money has gone for good, unless it returns. */
export async function insertReversal(
  tx: Tx,
  { id, paymentId, amountKobo, reason }: Reversal,
): Promise<boolean> {
  const { rows } = await sql`
    insert into chargebacks (id, payment_id, provider_status, reason, amount_kobo, status, closed_at)
    values (${id}, ${paymentId}, 'reversed', ${reason}, ${amountKobo}, 'LOST', now())
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** Chargebacks of a payment that still matter: open, or with money that has not returned. Oldest first. */
export async function listUnfinished(
  tx: Tx,
  paymentId: PaymentId,
): Promise<(Chargeback & { hasDispute: boolean })[]> {
  const { rows } = await sql<Chargeback & { hasDispute: boolean }>`
    select ${chargebackColumns}, c.provider_id is not null as "hasDispute" from chargebacks c
    where c.payment_id = ${paymentId} and (c.status = 'OPEN' or c.taken_at is not null and c.returned_at is null)
    order by c.opened_at, c.id`.execute(tx)
  return rows
}

type Ending = { id: ChargebackId; status: 'WON' | 'LOST' }

/** I11: a dispute ends once. Money that was taken returns with a dispute that is won. */
export async function closeChargeback(tx: Tx, { id, status }: Ending): Promise<void> {
  await sql`
    update chargebacks set
      status = ${status}, closed_at = now(), check_at = null,
      returned_at = case when ${status} = 'WON' and taken_at is not null then now() end
    where id = ${id}`.execute(tx)
}

type Taking = {
  id: ChargebackId
  takenKobo: Kobo
  shares: readonly { orderId: OrderId; amountKobo: Kobo }[]
}

/** I9: the database rejects more than is left of the payment. */
export async function markTaken(tx: Tx, { id, takenKobo, shares }: Taking): Promise<void> {
  await sql`update chargebacks set taken_kobo = ${takenKobo}, taken_at = now() where id = ${id}`.execute(tx)
  await sql`
    insert into chargeback_orders (chargeback_id, order_id, amount_kobo)
    select ${id}, share.order_id, share.kobo from unnest(
      ${shares.map(({ orderId }) => orderId)}::uuid[], ${shares.map(({ amountKobo }) => amountKobo)}::bigint[]
    ) as share (order_id, kobo) where share.kobo > 0`.execute(tx)
}

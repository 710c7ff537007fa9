import type { AccountId, OrderId, PaymentId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

/** More than anyone pays in a lifetime. */
const ALL = 10_000

type OwnPayment = Pick<Selectable<Tables['payments']>, 'reference' | 'status' | 'channel'> & {
  id: PaymentId
  amountKobo: Kobo
  startedAt: Date
  paidAt: Date | null
  orderIds: OrderId[]
}

export async function listPaymentsOf(reader: Reader, accountId: AccountId): Promise<OwnPayment[]> {
  const { rows } = await sql<OwnPayment>`
    select id, reference, status, channel, amount_kobo as "amountKobo", started_at as "startedAt", paid_at as "paidAt",
      array(select order_id from payment_orders where payment_id = payments.id order by order_id) as "orderIds"
    from payments where account_id = ${accountId}
    order by started_at desc, id desc limit ${sql.lit(ALL)}`.execute(reader)
  return rows
}

type OwnRefund = Pick<Selectable<Tables['refunds']>, 'reason' | 'status'> & {
  paymentId: PaymentId
  amountKobo: Kobo
  requestedAt: Date
}

/** Oldest first. */
export async function listRefundsOf(reader: Reader, accountId: AccountId): Promise<OwnRefund[]> {
  const { rows } = await sql<OwnRefund>`
    select r.payment_id as "paymentId", r.reason, r.status, r.amount_kobo as "amountKobo", r.requested_at as "requestedAt"
    from refunds r join payments p on p.id = r.payment_id
    where p.account_id = ${accountId}
    order by r.requested_at, r.id limit ${sql.lit(ALL)}`.execute(reader)
  return rows
}

/** PRIV-05: what the provider wrote about their payments has their address in it. */
export async function eraseProviderWords(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`
    update provider_events set body = '{}'
    where reference in (select reference from payments where account_id = ${accountId}) and body <> '{}'`.execute(
    tx,
  )
  await sql`
    update payments set authorization_url = null
    where account_id = ${accountId} and authorization_url is not null and closed_at is not null`.execute(tx)
}

import type { AccountId, OrderId } from '@ahia/contracts/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

const UNDER_WAY = sql`('PENDING', 'PAID', 'SHIPPED', 'DISPUTED')`

type OpenOrder = { orderId: OrderId; shopName: string; status: string }

/** Orders that somebody still has to be reached for, oldest first. */
export async function listUnderWay(reader: Reader, accountId: AccountId): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select id as "orderId", shop_name as "shopName", status from orders
    where account_id = ${accountId} and status in ${UNDER_WAY}
    order by placed_at, id limit 100`.execute(reader)
  return rows
}

/** Orders of an account that are over and still have a name, an address or words. */
export const listToForget = (tx: Tx, accountId: AccountId): Promise<OrderId[]> =>
  listIds(tx, sql`account_id = ${accountId} and forgotten_at is null and status not in ${UNDER_WAY}`, null)

/** PRIV-05: of anybody, when they ended so long ago. */
export const listOldToForget = (
  tx: Tx,
  { months, limit }: { months: number; limit: number },
): Promise<OrderId[]> =>
  listIds(
    tx,
    sql`forgotten_at is null and status in ('DELIVERED', 'CANCELLED', 'EXPIRED', 'REFUNDED')
      and coalesce(delivered_at, placed_at) < now() - make_interval(months => ${sql.lit(months)})`,
    limit,
  )

async function listIds(tx: Tx, which: RawBuilder<unknown>, limit: number | null): Promise<OrderId[]> {
  const { rows } = await sql<{ id: OrderId }>`
    select id from orders where ${which} limit ${limit} for update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Clears personal data, in the orders and in the texts about them. What was bought, where to and for how much stays. */
export async function eraseNames(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  const these = sql`= any(${orderIds}::uuid[])`
  await sql`
    update orders set
      street = null, city = null, delivery_notes = null, receiver_name = null, receiver_phone = null, forgotten_at = now()
    where id ${these}`.execute(tx)
  await sql`update order_moves set note = null where order_id ${these} and note is not null`.execute(tx)
  await sql`update parcels set question = null where order_id ${these} and question is not null`.execute(tx)
  await sql`
    update parcel_moves set note = null
    where note is not null and parcel_id in (select id from parcels where order_id ${these})`.execute(tx)
  await sql`update disputes set reason = '(deleted)', answer = null where order_id ${these}`.execute(tx)
  const ofDispute = sql`dispute_id in (select id from disputes where order_id ${these})`
  for (const table of ['dispute_messages', 'dispute_decisions', 'dispute_appeals'] as const)
    await sql`update ${sql.table(table)} set words = '(deleted)' where ${ofDispute}`.execute(tx)
}

/** ADMIN-24: photos of both sides in the disputes of these orders. */
export async function takeDisputePhotos(tx: Tx, orderIds: readonly OrderId[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from dispute_photos where message_id in (
      select m.id from dispute_messages m join disputes d on d.id = m.dispute_id where d.order_id = any(${orderIds}::uuid[])
    ) returning key`.execute(tx)
  return rows.map(({ key }) => key)
}

import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

export async function existsUnderWay(reader: Reader, accountId: AccountId): Promise<boolean> {
  const { rows } = await sql`
    select from orders
    where account_id = ${accountId} and status in ('PENDING', 'PAID', 'SHIPPED', 'DISPUTED') limit 1`.execute(
    reader,
  )
  return rows.length > 0
}

/** ADMIN-24: photos of both sides in the disputes of a customer whose account is being deleted. */
export async function takeDisputePhotos(tx: Tx, accountId: AccountId): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from dispute_photos where message_id in (
      select m.id from dispute_messages m join disputes d on d.id = m.dispute_id join orders o on o.id = d.order_id
      where o.account_id = ${accountId}
    ) returning key`.execute(tx)
  return rows.map(({ key }) => key)
}

/** Clears personal data, in the orders and in the texts about them. */
export async function eraseNames(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`
    update orders set
      street = null, city = null, delivery_notes = null, receiver_name = null, receiver_phone = null
    where account_id = ${accountId}`.execute(tx)
  const own = sql`order_id in (select id from orders where account_id = ${accountId})`
  await sql`update order_moves set note = null where ${own} and note is not null`.execute(tx)
  await sql`update parcels set question = null where ${own} and question is not null`.execute(tx)
  await sql`
    update parcel_moves set note = null
    where note is not null and parcel_id in (select id from parcels where ${own})`.execute(tx)
  await sql`update disputes set reason = '(deleted)', answer = null where ${own}`.execute(tx)
  const ofDispute = sql`dispute_id in (select id from disputes where ${own})`
  for (const table of ['dispute_messages', 'dispute_decisions', 'dispute_appeals'] as const)
    await sql`update ${sql.table(table)} set words = '(deleted)' where ${ofDispute}`.execute(tx)
}

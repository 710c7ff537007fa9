import type { AccountId, OrderId, ParcelId } from '@ahia/contracts/ids'
import { CODE_REST_MINUTES, CODE_TRIES_AT_ONCE, MAX_CODE_TRIES } from '@ahia/contracts/limits'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

export type CodeTry = { salt: string; tries: number }

/** SELL-34: uses up one try; null while the code rests or when there are none left. Decided in one statement. */
export async function takeTry(tx: Tx, parcelId: ParcelId): Promise<CodeTry | null> {
  const { rows } = await sql<CodeTry>`
    update delivery_codes set
      tries = tries + 1,
      locked_until = case when (tries + 1) % ${sql.lit(CODE_TRIES_AT_ONCE)} = 0
        then now() + make_interval(mins => ${sql.lit(CODE_REST_MINUTES)}) end
    where parcel_id = ${parcelId} and tries < ${sql.lit(MAX_CODE_TRIES)}
      and (locked_until is null or locked_until <= now())
    returning salt, tries`.execute(tx)
  return rows[0] ?? null
}

/** How long a code rests; null when no try is left. */
export async function readRestSeconds(tx: Tx, parcelId: ParcelId): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select case when tries < ${sql.lit(MAX_CODE_TRIES)}
      then greatest(1, ceil(extract(epoch from locked_until - now())))::integer end as seconds
    from delivery_codes where parcel_id = ${parcelId}`.execute(tx)
  return rows[0]?.seconds ?? null
}

/** T5: of a customer's own parcel that can still arrive; null for every other. */
export async function findOwnCode(
  reader: Reader,
  { accountId, orderId }: { accountId: AccountId; orderId: OrderId },
): Promise<{ parcelId: ParcelId; salt: string; isOpen: boolean } | null> {
  const { rows } = await sql<{ parcelId: ParcelId; salt: string; isOpen: boolean }>`
    select p.id as "parcelId", c.salt, p.status not in ('DELIVERED', 'RETURNED', 'LOST', 'CANCELLED') as "isOpen"
    from orders o join parcels p on p.order_id = o.id join delivery_codes c on c.parcel_id = p.id
    where o.id = ${orderId} and o.account_id = ${accountId} order by p.id desc limit 1`.execute(reader)
  return rows[0] ?? null
}

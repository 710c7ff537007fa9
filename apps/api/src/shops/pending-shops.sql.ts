import type { ShopId } from '@ahia/contracts/ids'
import { type NotNull, sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

type PendingStatus = Exclude<Tables['shops']['status'], 'SUSPENDED'>

/**
 * Whether staff have still to look at what it shows: shops of owners only, as what the demo market made itself is
 * nobody's to approve. The index shops_to_review says the same; a suspended shop is not let in again by an old page.
 */
const waits = sql<boolean>`
  account_id is not null and (status = 'PENDING' or reviewed_version is distinct from shown_version)
  and status <> 'SUSPENDED'`

export const listPending = (reader: Reader, limit: number) =>
  reader
    .selectFrom('shops')
    .select(['id', 'name', 'category', 'description', 'city', 'country', 'created_at as createdAt'])
    .select(['status', 'shown_version as version', sql<string>`avatar_address(avatar_key)`.as('avatar')])
    .where(waits)
    .$narrowType<{ category: NotNull; country: NotNull; status: PendingStatus }>()
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()

type SeenVersion = { shopId: ShopId; version: number }

/** How it stood before; null when it does not wait, or has changed since it was seen. */
export async function approveSeen(tx: Tx, { shopId, version }: SeenVersion): Promise<PendingStatus | null> {
  const approved = await tx
    .updateTable('shops')
    .set({ status: 'APPROVED', reviewed_version: version })
    .where('id', '=', shopId)
    .where('shown_version', '=', version)
    .where(waits)
    .returning(sql<PendingStatus>`old.status`.as('former'))
    .executeTakeFirst()
  return approved?.former ?? null
}

export async function isWaiting(reader: Reader, shopId: ShopId): Promise<boolean> {
  const shop = await reader
    .selectFrom('shops')
    .select('id')
    .where('id', '=', shopId)
    .where(waits)
    .executeTakeFirst()
  return shop !== undefined
}

import type { ShopId } from '@ahia/contracts/ids'
import { type NotNull, sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

type PendingStatus = Extract<Tables['shops']['status'], 'PENDING' | 'APPROVED'>

/**
 * Whether staff still have to review a shop. Only shops with an owner, as demo shops need no approval. The index
 * shops_to_review has the same condition; a suspended or closing shop cannot be approved from an outdated page.
 */
const waits = sql<boolean>`
  account_id is not null and (status = 'PENDING' or reviewed_version is distinct from shown_version)
  and status in ('PENDING', 'APPROVED') and review_state is null`

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

/** The previous status; null when it is not waiting for a review, or has changed since it was seen. */
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

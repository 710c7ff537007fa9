import type { AccountId, ProductId, ProductMoveId, ShopId, StaffMemberId } from '@ahia/contracts/ids'
import type { ListingStatus } from '@ahia/reference/listings'
import { sql } from 'kysely'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import type { ListingActor } from './listing-steps.rules.ts'

export type ListingMove = {
  shopId: ShopId
  productId: ProductId
  from: ListingStatus
  to: ListingStatus
  actor: ListingActor
  accountId?: AccountId | null
  ruleId?: string | null
  reason?: string | null
  reasonCode?: string | null
  staffId?: StaffMemberId | null
}

/** Moves the listing and records who did it. False when it was not there any more; the database rejects unknown steps. */
export async function moveListing(tx: Tx, move: ListingMove): Promise<boolean> {
  const { shopId, productId, from, to, actor, accountId = null, ruleId = null, reason = null } = move
  const { reasonCode = null, staffId = null } = move
  const { rows } = await sql`
    with moved as (
      update products set status = ${to}, version = version + 1
      where id = ${productId} and shop_id = ${shopId} and status = ${from} returning id
    )
    insert into product_moves (id, product_id, from_status, to_status, actor, account_id, rule_id, reason, reason_code, staff_id)
    select ${newId<ProductMoveId>()}, id, ${from}, ${to}, ${actor}, ${accountId}::uuid, ${ruleId}::text, ${reason}::text,
      ${reasonCode}::text, ${staffId}::uuid
    from moved returning id`.execute(tx)
  return rows.length > 0
}

/** WIN-27: whether no other product of the shop is live, so that its free months begin. */
export async function isOnlyLiveOne(tx: Tx, productId: ProductId, shopId: ShopId): Promise<boolean> {
  const { rows } = await sql<{ isOnly: boolean }>`
    select not exists (
      select from products where shop_id = ${shopId} and status = 'LIVE' and id <> ${productId}
    ) as "isOnly"`.execute(tx)
  return rows[0]?.isOnly ?? false
}

export type LatestMove = {
  id: ProductMoveId
  actor: ListingActor
  ruleId: string | null
  reason: string | null
  reasonCode: string | null
  staffId: StaffMemberId | null
}

/** The latest move to this status. */
export async function findLatestMove(
  tx: Tx,
  productId: ProductId,
  to: ListingStatus,
): Promise<LatestMove | null> {
  const { rows } = await sql<LatestMove>`
    select id, actor, rule_id as "ruleId", reason, reason_code as "reasonCode", staff_id as "staffId"
    from product_moves
    where product_id = ${productId} and to_status = ${to} order by moved_at desc, id desc limit 1`.execute(tx)
  return rows[0] ?? null
}

export async function isHeld(tx: Tx, productId: ProductId): Promise<boolean> {
  const { rows } = await sql`select from stock_holds where product_id = ${productId} limit 1`.execute(tx)
  return rows.length > 0
}

export async function freeSkus(tx: Tx, productId: ProductId): Promise<void> {
  await sql`delete from skus where product_id = ${productId}`.execute(tx)
}

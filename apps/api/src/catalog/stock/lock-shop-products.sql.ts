import type { ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

/** All of a shop's, in the order in which a checkout locks its own: who locks a shop as well locks these first. */
export async function lockShopProducts(tx: Tx, shopId: ShopId): Promise<void> {
  await sql`select from products where shop_id = ${shopId} order by id for no key update`.execute(tx)
}

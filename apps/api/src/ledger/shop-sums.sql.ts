import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

/** Only shops with differences: the others are as they were. */
export async function sumUpShopSums(tx: Tx): Promise<void> {
  await sql`
    with changed as (select distinct shop_id from shop_sums where not is_merged),
    taken as (delete from shop_sums s using changed where s.shop_id = changed.shop_id returning s.*)
    insert into shop_sums (shop_id, kobo, orders, is_merged)
    select shop_id, sum(kobo), sum(orders), true from taken group by shop_id`.execute(tx)
}

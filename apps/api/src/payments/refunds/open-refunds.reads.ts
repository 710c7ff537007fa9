import type { ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** SELL-53: refunds for orders of a shop that have not arrived. */
export async function countOpenRefunds(reader: Reader, shopId: ShopId): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from refunds
    where closed_at is null and order_id in (select order_id from shop_entries where shop_id = ${shopId})`.execute(
    reader,
  )
  return rows[0]?.open ?? 0
}

import type { ShopId } from '@ahia/contracts/ids'
import type { OpenDay } from '@ahia/rules/parcels/opening-hours'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

type ShopOpenDay = OpenDay & { shopId: ShopId }

/** SELL-50: the open days of these shops; of a shop without any the usual hours hold. */
export async function listOpenDays(reader: Reader, shopIds: readonly ShopId[]): Promise<ShopOpenDay[]> {
  const { rows } = await sql<ShopOpenDay>`
    select shop_id as "shopId", weekday, opens, closes from shop_hours
    where shop_id = any(${[...shopIds]}::uuid[]) order by shop_id, weekday`.execute(reader)
  return rows
}

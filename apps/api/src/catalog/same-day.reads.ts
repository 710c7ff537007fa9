import type { ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** Ready meals: how many hours after payment they must be on their way. */
const READY_MEAL_HOURS = 2

/** SELL-25: what is promised in hours of these products; everything else is promised in working days and missing here. */
export async function listPromisesInHours(
  reader: Reader,
  productIds: readonly ProductId[],
): Promise<{ productId: ProductId; hours: number }[]> {
  const { rows } = await sql<{ productId: ProductId; hours: number }>`
    select id as "productId", ${sql.lit(READY_MEAL_HOURS)}::integer as hours from products
    where id = any(${[...productIds]}::uuid[]) and category = 'FOOD' and subcategory_key = 'ready-to-eat meals'`.execute(
    reader,
  )
  return rows
}

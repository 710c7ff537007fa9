import type { ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** What is delivered within hours must be on its way this many hours after payment, or sooner if less is promised. */
const ON_ITS_WAY_HOURS = 2

/** SELL-25: what is promised in hours of these products; everything else is promised in working days and missing here. */
export async function listPromisesInHours(
  reader: Reader,
  productIds: readonly ProductId[],
): Promise<{ productId: ProductId; hours: number }[]> {
  const { rows } = await sql<{ productId: ProductId; hours: number }>`
    select id as "productId", least(${sql.lit(ON_ITS_WAY_HOURS)}, promise_within)::integer as hours from products
    where id = any(${[...productIds]}::uuid[]) and promise_unit = 'HOURS'`.execute(reader)
  return rows
}

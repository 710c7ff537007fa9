import type { ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

type Stars = { average: number | null; reviews: number }

/** SELL-51: of the reviews that the products of a shop got in the last days. */
export async function readRecentStars(
  reader: Reader,
  { shopId, days }: { shopId: ShopId; days: number },
): Promise<Stars> {
  const { rows } = await sql<Stars>`
    select round(avg(stars), 1)::float8 as average, count(*)::integer as reviews
    from reviews where shop_id = ${shopId} and created_at > now() - make_interval(days => ${days})`.execute(
    reader,
  )
  return rows[0] ?? { average: null, reviews: 0 }
}

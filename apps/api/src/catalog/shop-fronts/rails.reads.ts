import { PRODUCTS_A_RAIL } from '@ahia/contracts/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { smallProductColumns, smallProductFields } from '../product-card.sql.ts'

/** The first of an index from which a rail is chosen, however many products there are. */
const CONSIDERED = 200
/** So that a shop which adds a hundred products at once leaves a place for the others. */
const OF_ONE_SHOP = 2

type Rails = { newest: string; popular: string }

/** WIN-11: two rows of the front page as JSON, each read from the beginning of one index. */
export async function listRails(reader: Reader): Promise<Rails> {
  const [newest, popular] = await Promise.all([
    listRail(reader, { order: sql`created_at desc, id desc`, isCandidate: sql`not is_featured` }), // those are above it
    listRail(reader, { order: sql`sales desc, id desc`, isCandidate: sql`sales > 0` }),
  ])
  return { newest, popular }
}

type Rail = { order: RawBuilder<unknown>; isCandidate: RawBuilder<unknown> }

async function listRail(reader: Reader, { order, isCandidate }: Rail): Promise<string> {
  const { rows } = await sql<{ products: string }>`
    select coalesce(json_agg(json_build_object(
      ${smallProductFields}, 'sales', p.sales, 'shopName', p.shop_name
    ) order by p.place), '[]')::text as products
    from (
      select * from (
        select *,
          row_number() over (order by ${order}) as place,
          row_number() over (partition by shop_id order by ${order}) as of_shop
        from (
          select ${smallProductColumns}, shop_id, shop_name, stock, sales, created_at, is_featured
          from products where is_visible order by ${order} limit ${sql.lit(CONSIDERED)}
        ) as first
        where stock > 0 and ${isCandidate}
      ) as considered
      where of_shop <= ${sql.lit(OF_ONE_SHOP)} order by place limit ${sql.lit(PRODUCTS_A_RAIL)}
    ) as p`.execute(reader)
  return rows[0]?.products ?? '[]'
}

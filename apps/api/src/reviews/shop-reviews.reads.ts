import type { ProductId, ShopId } from '@ahia/contracts/ids'
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

type Reply = { productId: ProductId; stars: number; review: string | null; reply: string; repliedAt: string }

const ALL = 100_000

/** SELL-61, SELL-64: the replies of a shop with their reviews, newest first. */
export async function listShopReplies(reader: Reader, shopId: ShopId): Promise<Reply[]> {
  const { rows } = await sql<Omit<Reply, 'repliedAt'> & { repliedAt: Date }>`
    select product_id as "productId", stars, text as review, reply, replied_at as "repliedAt"
    from reviews where shop_id = ${shopId} and reply is not null
    order by replied_at desc, id desc limit ${sql.lit(ALL)}`.execute(reader)
  return rows.map((reply) => ({ ...reply, repliedAt: reply.repliedAt.toISOString() }))
}

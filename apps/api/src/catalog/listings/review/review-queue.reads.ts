import type { ListingInReview } from '@ahia/contracts/developers/dev-console'
import type { ProductId, ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

export async function findShopOf(tx: Tx, productId: ProductId): Promise<ShopId | null> {
  const { rows } = await sql<{ shopId: ShopId }>`
    select shop_id as "shopId" from products where id = ${productId}`.execute(tx)
  return rows[0]?.shopId ?? null
}

const AT_ONCE = 100

/** What staff have to look at: listings in review, then appeals, the oldest first. */
export async function listInReview(reader: Reader): Promise<ListingInReview[]> {
  const { rows } = await sql<{ listing: ListingInReview }>`
    select json_build_object(
      '_id', p.id, 'name', p.name, 'shopName', p.shop_name, 'status', p.status, 'description', p.description,
      'rule', r.sentence, 'reason', m.reason, 'appeal', a.words,
      'since', to_char(m.moved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) as listing
    from products p
      cross join lateral (
        select * from product_moves m where m.product_id = p.id and m.to_status = p.status
        order by m.moved_at desc, m.id desc limit 1
      ) as m
      left join listing_rules r on r.id = m.rule_id left join listing_appeals a on a.move_id = m.id
    where p.status = 'IN_REVIEW' or p.status = 'TAKEN_DOWN' and a.words is not null and a.answer is null
    order by p.status, m.moved_at limit ${sql.lit(AT_ONCE)}`.execute(reader)
  return rows.map(({ listing }) => listing)
}

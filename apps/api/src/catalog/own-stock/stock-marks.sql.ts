import type { ProductId, ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

const nameOf = sql`s.name || coalesce(', ' || s.choice, '')`

/** Told in one transaction. */
const AT_ONCE = 200

export type SoldOut = { shopId: ShopId; productId: ProductId; subject: string }

/**
 * SELL-46: what nobody can buy any more, and no payment under way can bring back, of shops that have not been told. From now on
 * they have. Products that are not on sale are left out.
 */
export async function takeSoldOut(tx: Tx): Promise<SoldOut[]> {
  const { rows } = await sql<SoldOut>`
    with due as (
      select m.sellable_id, s.shop_id, s.product_id, ${nameOf} as subject
      from stock_marks m join products p on p.id = m.product_id and p.status = 'LIVE'
        cross join lateral (select * from sellables where product_id = p.id and id = m.sellable_id and stock = 0) as s
      where m.sold_out_reported_at is null and not exists (
        select from stock_holds h
        where h.product_id = m.product_id and coalesce(h.option_id, h.variant_id, h.product_id) = m.sellable_id
      )
      order by m.marked_at limit ${sql.lit(AT_ONCE)} for update of m skip locked
    ), reported as (
      update stock_marks m set sold_out_reported_at = now() from due where m.sellable_id = due.sellable_id
    )
    select shop_id as "shopId", product_id as "productId", subject from due`.execute(tx)
  return rows
}

/** Shops with something that has become low since their last email about it. */
export async function listShopsWithLow(reader: Reader): Promise<ShopId[]> {
  const { rows } = await sql<{ shopId: ShopId }>`
    select distinct p.shop_id as "shopId" from stock_marks m join products p on p.id = m.product_id
    where m.low_emailed_at is null and p.status = 'LIVE' order by 1`.execute(reader)
  return rows.map(({ shopId }) => shopId)
}

export type LowRow = { subject: string; stock: number }

/** As many as an email should list; the page has the others. */
const IN_EMAIL = 50

/** All that is low in a shop, least first, if something of it is new; from now on it has been told. */
export async function takeLow(tx: Tx, shopId: ShopId): Promise<{ rows: LowRow[]; all: number }> {
  const { rows: marked } = await sql`
    update stock_marks m set low_emailed_at = now() from products p
    where p.id = m.product_id and p.shop_id = ${shopId} and p.status = 'LIVE' and m.low_emailed_at is null
    returning m.sellable_id`.execute(tx)
  if (marked.length === 0) return { rows: [], all: 0 }
  const { rows } = await sql<LowRow & { all: number }>`
    select ${nameOf} as subject, s.stock, count(*) over ()::integer as all
    from sellables s where s.shop_id = ${shopId} and s.status = 'LIVE' and s.stock <= s.low_stock
    order by s.stock, 1 limit ${sql.lit(IN_EMAIL)}`.execute(tx)
  return { rows, all: rows[0]?.all ?? 0 }
}

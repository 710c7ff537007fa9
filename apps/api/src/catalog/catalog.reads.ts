import type { Product } from '@ahia/contracts/catalog'
import type { ProductId, ShopId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { card, logistics } from './product-card.sql.ts'

/** PDP-11: cards as JSON in the order requested, each once; products that are not visible are missing. */
export async function listCards(reader: Reader, productIds: readonly ProductId[]): Promise<string> {
  const { rows } = await sql<{ products: string }>`
    select coalesce(json_agg(${card} order by requested.place), '[]')::text as products
    from unnest(${[...new Set(productIds)]}::uuid[]) with ordinality as requested (id, place)
    join products p on p.id = requested.id and p.is_visible join shop_cards s on s.id = p.shop_id`.execute(
    reader,
  )
  return rows[0]?.products ?? '[]'
}

export type SoldProduct = {
  productId: ProductId
  name: string
  /** The lowest price among its choices, as on its card. */
  shownPriceKobo: Kobo
  logistics: Product['logistics']
  shopId: ShopId
  shopState: DeliveryState
}

/**
 * Current price, shop and delivery terms, in the order requested, each product once; those that are not visible are
 * missing.
 */
export async function listSoldProducts(
  reader: Reader,
  productIds: readonly ProductId[],
): Promise<SoldProduct[]> {
  const { rows } = await sql<SoldProduct>`
    select
      p.id as "productId", p.name, coalesce(p.from_price_kobo, p.base_price_kobo) as "shownPriceKobo",
      ${logistics} as logistics, s.id as "shopId", s.state as "shopState"
    from unnest(${[...new Set(productIds)]}::uuid[]) with ordinality as requested (id, place)
    join products p on p.id = requested.id and p.is_visible join shop_cards s on s.id = p.shop_id
    order by requested.place`.execute(reader)
  return rows
}

/** How many items of what is on sale now were sold so far. */
export async function countSold(reader: Reader): Promise<number> {
  const { rows } = await sql<{ sold: number }>`
    select coalesce(sum(sales), 0)::double precision as sold from products where is_visible`.execute(reader)
  return rows[0]?.sold ?? 0
}

import type { Facets } from '@ahia/contracts/catalog'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { card } from '../product-card.sql.ts'
import { brandTally } from './brand-counts.sql.ts'
import { countedOnShelf, priceSpan, tallyWithin, traitTally } from './facet-counts.sql.ts'
import type { BrandTally, ShelfTally, TraitTally } from './facets.rules.ts'
import { ORDERS, pageOf, type ShelfQuery } from './page.sql.ts'

type ShelfAnswer = {
  /** JSON of the cards on the page. */
  products: string
  traits: TraitTally
  within: ShelfTally
  brands: BrandTally
  priceSpan: Facets['price']
}

/**
 * One page of a shelf and all its counts, in one statement that hardly costs more in a larger market: the page is read
 * from an index in its order, the counts are sums over `shelf_counts`.
 */
export async function readShelf(reader: Reader, query: ShelfQuery): Promise<ShelfAnswer> {
  const { key, isFalling } = ORDERS[query.sort]
  const order = isFalling ? sql`p.${key} desc, p.id desc` : sql`p.${key}, p.id`
  const { rows } = await sql<ShelfAnswer>`
    with counted as materialized (${countedOnShelf(query.shelf, query.price)})
    select
      (select coalesce(json_agg(${card} order by ${order}), '[]')::text
       from products p join shop_cards s on s.id = p.shop_id
       where p.id = any (array(${pageOf(query)}))) as products,
      (select coalesce(json_agg(tally), '[]') from (${traitTally}) as tally) as traits,
      (select coalesce(json_agg(tally), '[]') from (${tallyWithin(query)}) as tally) as within,
      (select coalesce(json_agg(tally), '[]') from (${brandTally(query)}) as tally) as brands,
      (${priceSpan(query.shelf)}) as "priceSpan"`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('A select without a table gave no row')
  return row
}

import type { Facets } from '@ahia/contracts/catalog'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { card } from '../product-card.sql.ts'
import { brandCounts } from './brand-counts.sql.ts'
import { categoryCounts, countedOnShelf, priceSpan, traitCounts } from './facet-counts.sql.ts'
import type { BrandCounts, CategoryCounts, TraitCounts } from './facets.rules.ts'
import { type CategoryPageQuery, ORDERS, pageOf } from './page.sql.ts'

type CategoryPage = {
  /** JSON of the cards on the page. */
  products: string
  traits: TraitCounts
  within: CategoryCounts
  brands: BrandCounts
  priceSpan: Facets['price']
}

/**
 * One page of a shelf and all its counts, in one statement that hardly costs more in a larger market: the page is read
 * from an index in its order, the counts are sums over `shelf_counts`.
 */
export async function readCategoryPage(reader: Reader, query: CategoryPageQuery): Promise<CategoryPage> {
  const { key, isFalling } = ORDERS[query.sort]
  const order = isFalling ? sql`p.${key} desc, p.id desc` : sql`p.${key}, p.id`
  const { rows } = await sql<CategoryPage>`
    with counted as materialized (${countedOnShelf(query.categoryFilter, query.price)})
    select
      (select coalesce(json_agg(${card} order by ${order}), '[]')::text
       from products p join shop_cards s on s.id = p.shop_id
       where p.id = any (array(${pageOf(query)}))) as products,
      (select coalesce(json_agg(tally), '[]') from (${traitCounts}) as tally) as traits,
      (select coalesce(json_agg(tally), '[]') from (${categoryCounts(query)}) as tally) as within,
      (select coalesce(json_agg(tally), '[]') from (${brandCounts(query)}) as tally) as brands,
      (${priceSpan(query.categoryFilter)}) as "priceSpan"`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('A select without a table gave no row')
  return row
}

import { BRANDS_OFFERED } from '@ahia/contracts/limits'
import { type RawBuilder, sql } from 'kysely'
import { type CategoryFilter, listShelfNames, ofAnyBrand } from './category-filter.rules.ts'
import { brokenSteps, isInCategory, type PriceRange, wholeSteps, withTraits } from './conditions.sql.ts'
import { unionAll } from './facet-counts.sql.ts'

type CountQuery = { categoryFilter: CategoryFilter; price: PriceRange; traits: number[] | null }

/** Only this many are counted with the filters: a market has thousands of brands, and nobody looks for the smallest here. */
const LARGEST = 40

/**
 * WIN-45: the brands with most goods among the largest of the shelf, whichever is chosen, and how many of theirs fit price and
 * traits. Their names are written as one of their products has it.
 */
export function brandCounts({ categoryFilter, price, traits }: CountQuery): RawBuilder<unknown> {
  const hasFilter = price.minKobo !== null || price.maxKobo !== null || traits !== null
  return sql`
    with largest as materialized (
      select split_part(shelf, '#', 2) as brand_key, array_agg(distinct shelf) as shelves, sum(products)::integer as products
      from shelf_counts where axis = 'brand' and split_part(shelf, '#', 1) = any (${listShelfNames(ofAnyBrand(categoryFilter))})
      group by 1 having sum(products) > 0 order by sum(products) desc, 1 limit ${sql.lit(LARGEST)}
    )
    select spelling.brand, products from (
      ${hasFilter ? fittingOf({ categoryFilter, price, traits }) : sql`select brand_key, products from largest`}
      order by products desc, brand_key limit ${sql.lit(BRANDS_OFFERED)}
    ) as counted cross join lateral (
      select brand from products where is_visible and lower(products.brand) = counted.brand_key
      order by category, subcategory_key limit 1
    ) as spelling
    order by products desc, brand_key`
}

function fittingOf({ categoryFilter, price, traits }: CountQuery): RawBuilder<unknown> {
  const hasPrice = price.minKobo !== null || price.maxKobo !== null
  const counts = (axis: string, steps: RawBuilder<unknown>) => sql`
    select brand_key, counts.products from largest join shelf_counts counts on counts.shelf = any (largest.shelves)
    where axis = ${sql.lit(axis)} and ${steps} and ${withTraits(traits)}`
  const counted = hasPrice
    ? sql`
        ${counts(traits === null ? 'price' : 'price-traits', wholeSteps(price))}
        ${unionAll(
          brokenSteps(price),
          (step) => sql`
            select lower(brand), 1 from products
            where ${isInCategory(ofAnyBrand(categoryFilter))} and ${step} and ${withTraits(traits)}
              and lower(brand) = any (array(select brand_key from largest))`,
        )}`
    : counts('all', sql`true`)
  return sql`
    select brand_key, sum(products)::integer as products from (${counted}) as counted
    group by brand_key having sum(products) > 0`
}

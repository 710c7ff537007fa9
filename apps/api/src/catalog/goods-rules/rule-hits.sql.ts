import type { ProductId, ShopId } from '@ahia/contracts/ids'
import type { Category } from '@ahia/reference/categories'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'
import type { RuleScope } from './goods-rule.rules.ts'

/** Counted up to here; more is 'more than'. */
export const MOST_COUNTED = 10_000

export type RuleHitRow = { productId: ProductId; name: string; shopName: string; category: Category }

/** The words as a query of the search index, which finds candidates; `fits_rule` then decides. */
const candidates = ({ words }: RuleScope) =>
  words === null
    ? sql`true`
    : sql`p.words @@ (
        select coalesce(string_agg('(' || plainto_tsquery('market', word)::text || ')', ' | '), '')::tsquery
        from unnest(${words}::text[]) as word where numnode(plainto_tsquery('market', word)) > 0
      )`

const fits = ({ words, category, subcategories }: RuleScope) => sql`
  (${category}::text is null or p.category = ${category})
  and fits_rule(${words}::text[], ${category}::text, ${subcategories}::text[], p, listing_words(p))`

/** ADMIN-29: how many visible products a rule would hit, up to a bound. */
export async function countHits(reader: Reader, scope: RuleScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from products p where p.is_visible and ${candidates(scope)} and ${fits(scope)}
      limit ${sql.lit(MOST_COUNTED + 1)}
    ) as hits`.execute(reader)
  return rows[0]?.count ?? 0
}

export async function listHits(reader: Reader, scope: RuleScope, limit: number): Promise<RuleHitRow[]> {
  const { rows } = await sql<RuleHitRow>`
    select p.id as "productId", p.name, p.shop_name as "shopName", p.category from products p
    where p.is_visible and ${candidates(scope)} and ${fits(scope)} order by p.id limit ${limit}`.execute(
    reader,
  )
  return rows
}

export type LockedHit = { productId: ProductId; shopId: ShopId; name: string }

/**
 * Some of what is listed and hit by the rule, locked; what staff let through for it with the same words is left out. First
 * what shoppers see, which an index finds; then what shops list that cannot sell now.
 */
export async function lockHits(
  tx: Tx,
  rule: RuleScope & { id: string },
  { isSeen, limit }: { isSeen: boolean; limit: number },
): Promise<LockedHit[]> {
  const where = isSeen
    ? sql`p.is_visible and ${candidates(rule)}`
    : sql`p.status = 'LIVE' and not p.is_visible`
  const { rows } = await sql<LockedHit>`
    select p.id as "productId", p.shop_id as "shopId", p.name from products p
    where ${where} and ${fits(rule)} and not exists (
      select from listing_clearances c
      where c.product_id = p.id and c.rule_id = ${rule.id} and c.words_hash = md5(listing_words(p))
    )
    order by p.id limit ${limit} for no key update of p`.execute(tx)
  return rows
}

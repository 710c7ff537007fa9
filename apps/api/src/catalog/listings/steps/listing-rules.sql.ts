import type { ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

export type RuleHit = { ruleId: string; sentence: string }

/**
 * SELL-22: the first rule that staff must look at; what they let through with the same words counts no more. `isRelisted`:
 * it looks like goods of the shop that were taken down.
 */
export async function findRuleHit(
  tx: Tx,
  productId: ProductId,
  isRelisted: boolean,
): Promise<RuleHit | null> {
  const { rows } = await sql<RuleHit>`
    select r.id as "ruleId", r.sentence
    from products p cross join lateral (select listing_words(p) as text) as its
      join rules_in_force r on case r.kind
        when 'RELISTED' then ${isRelisted}
        when 'PROHIBITED' then fits_rule(r.words, r.category, r.subcategories, p, its.text)
        when 'RESTRICTED' then fits_rule(r.words, r.category, r.subcategories, p, its.text)
      end
    where p.id = ${productId} and not exists (
      select from listing_clearances c
      where c.product_id = p.id and c.rule_id = r.id and c.words_hash = md5(its.text)
    )
    order by r.kind, r.id limit 1`.execute(tx)
  return rows[0] ?? null
}

/** Staff have looked: with these words it needs no further look for the rule that it was sent to them for. */
export async function clearRule(tx: Tx, productId: ProductId, ruleId: string): Promise<void> {
  await sql`
    insert into listing_clearances (product_id, rule_id, words_hash)
    select p.id, ${ruleId}, md5(listing_words(p)) from products p where p.id = ${productId}
    on conflict (product_id, rule_id) do update set words_hash = excluded.words_hash`.execute(tx)
}

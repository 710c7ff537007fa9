import type { Db } from '#tables.ts'
import type { RuleScope } from './goods-rule.rules.ts'
import { countHits, listHits, MOST_COUNTED, type RuleHitRow } from './rule-hits.sql.ts'

const SHOWN = 50

export type RulePreview = { count: number; isMore: boolean; hits: RuleHitRow[] }

/** ADMIN-29: what a rule would hit of all that shoppers see now. Nothing changes. */
export async function previewRule({ db }: { db: Db }, scope: RuleScope): Promise<RulePreview> {
  const count = await countHits(db.read, scope)
  return { ...boundCount(count), hits: await listHits(db.read, scope, SHOWN) }
}

export const boundCount = (count: number): Omit<RulePreview, 'hits'> => ({
  count: Math.min(count, MOST_COUNTED),
  isMore: count > MOST_COUNTED,
})

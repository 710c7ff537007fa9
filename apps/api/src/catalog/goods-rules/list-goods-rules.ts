import type { GoodsRule } from '@ahia/contracts/admin/goods-rules'
import type { Db } from '#tables.ts'
import { listRules } from './goods-rules.sql.ts'

export async function listGoodsRules({ db }: { db: Db }): Promise<GoodsRule[]> {
  const rules = await listRules(db.read)
  return rules.map(({ subcategories, validFrom, endedAt, words, ...rule }) => ({
    ...rule,
    words: words === null ? null : [...words],
    subCategories: subcategories === null ? null : [...subcategories],
    validFrom: validFrom.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }))
}

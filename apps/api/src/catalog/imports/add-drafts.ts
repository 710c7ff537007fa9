import type { AccountId, ProductId, ShopId } from '@ahia/contracts/ids'
import { MAX_PRODUCTS_OF_SHOP } from '@ahia/contracts/limits'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { countFree, insertDrafts, listTakenSkus } from './drafts.sql.ts'
import type { DraftRow, RowResult } from './import-rows.sql.ts'

type Adding = { rows: readonly DraftRow[]; shopId: ShopId; accountId: AccountId | null }

/** SELL-44: rows that no product had become drafts, which shoppers don't see. What came in between is skipped and named. */
export async function addDrafts(tx: Tx, { rows, shopId, accountId }: Adding): Promise<RowResult[]> {
  if (rows.length === 0) return []
  const skus = rows.map(({ draft }) => draft.sku.toLowerCase())
  const taken = new Set(await listTakenSkus(tx, { shopId, skus }))
  const free = rows.filter(({ draft }) => !taken.has(draft.sku.toLowerCase()))
  const left = await countFree(tx, shopId, MAX_PRODUCTS_OF_SHOP)
  const drafts = free.slice(0, left).map((row) => ({ ...row, id: newId<ProductId>() }))
  const added = new Set(await insertDrafts(tx, { shopId, accountId, drafts }))
  const lines = new Set(drafts.filter(({ id }) => added.has(id)).map(({ line }) => line))
  return rows.map(({ line, draft }, place) => {
    if (lines.has(line)) return { line, reason: null }
    if (taken.has(skus[place] ?? ''))
      return { line, reason: `Another product has the SKU ${draft.sku} by now.` }
    if (drafts.some((one) => one.line === line))
      return { line, reason: 'You have a product with this title by now.' }
    return { line, reason: 'Your shop has 100,000 products, which is the most.' }
  })
}

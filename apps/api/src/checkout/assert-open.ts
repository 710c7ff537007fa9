import type { OrderDraft } from '#orders/create-orders.ts'
import { listAwayShops } from '#shops/holidays/list-away-shops.ts'
import type { Tx } from '#tables.ts'
import { shopOnHoliday } from './checkout.errors.ts'

/**
 * SELL-48: throws for shops on holiday. After the items are held, as everything that changes a product and its shop locks
 * the product first.
 */
export async function assertOpen(tx: Tx, drafts: readonly OrderDraft[]): Promise<void> {
  const away = await listAwayShops(
    tx,
    drafts.map(({ shopId }) => shopId),
  )
  if (away.length > 0) throw shopOnHoliday(away)
}

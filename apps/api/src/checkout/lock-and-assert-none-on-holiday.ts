import type { OrderDraft } from '#orders/create-orders.ts'
import { lockShopsAndListAway } from '#shops/holidays/lock-shops-and-list-away.ts'
import type { Tx } from '#tables.ts'
import { shopOnHoliday } from './checkout.errors.ts'

/**
 * SELL-48: locks the shops, and throws for those on holiday. After the items are held, as everything that changes a product
 * and its shop locks the product first.
 */
export async function lockAndAssertNoneOnHoliday(tx: Tx, drafts: readonly OrderDraft[]): Promise<void> {
  const away = await lockShopsAndListAway(
    tx,
    drafts.map(({ shopId }) => shopId),
  )
  if (away.length > 0) throw shopOnHoliday(away)
}

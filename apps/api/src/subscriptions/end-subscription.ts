import type { ShopId } from '@ahia/contracts/ids'
import { setShopPackage } from '#shops/set-shop-package.ts'
import type { Tx } from '#tables.ts'
import { voidDue } from './invoices.sql.ts'
import { findSubscription, markEnded } from './subscriptions.sql.ts'

/** SELL-53: ends the package of a shop that closes; an invoice that is still unpaid is void. */
export async function endSubscription(tx: Tx, shopId: ShopId): Promise<void> {
  const subscription = await findSubscription(tx, shopId)
  if (subscription === null || subscription.status === 'ENDED') return
  await voidDue(tx, shopId)
  await markEnded(tx, shopId)
  await setShopPackage(tx, { shopId, tier: null })
}

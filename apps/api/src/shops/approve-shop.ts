import type { ShopId } from '@ahia/contracts/ids'
import type { EmailDeps } from './emails/email-shop.ts'
import { emailShopStatus } from './emails/email-shop-status.ts'
import { approveSeen, isWaiting } from './pending-shops.sql.ts'
import { shopChanged, shopNotFound } from './shops.errors.ts'

type Approval = { shopId: ShopId; version: number }

/**
 * Lets a shop into the market, or lets it stay after a change, as staff have seen it. Throws for one that shows something
 * else by now, and one that does not wait, so a suspended one stays out.
 */
export async function approveShop(deps: EmailDeps, { shopId, version }: Approval): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const former = await approveSeen(tx, { shopId, version })
    if (former === null) throw (await isWaiting(tx, shopId)) ? shopChanged() : shopNotFound()
    await emailShopStatus(tx, deps, { shopId, from: former, to: 'APPROVED' })
  })
}

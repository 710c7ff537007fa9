import type { ShopId } from '@ahia/contracts/ids'
import { recordAct } from '#audit/record-act.ts'
import type { EmailDeps } from './emails/email-shop.ts'
import { emailShopStatus } from './emails/email-shop-status.ts'
import { approveSeen, isWaiting } from './pending-shops.sql.ts'
import { shopChanged, shopNotFound } from './shops.errors.ts'

type Approval = { shopId: ShopId; version: number }

/**
 * Approves a shop, or a change of it, as staff have seen it. Throws for one that has changed since, and for one that is not
 * waiting for a review, so that a suspended one stays suspended.
 */
export async function approveShop(deps: EmailDeps, { shopId, version }: Approval): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const former = await approveSeen(tx, { shopId, version })
    if (former === null) throw (await isWaiting(tx, shopId)) ? shopChanged() : shopNotFound()
    await emailShopStatus(tx, deps, { shopId, from: former, to: 'APPROVED' })
    await recordAct(tx, { actor: { kind: 'MARKET' }, act: 'shop.approve', subjects: [`shop:${shopId}`] })
  })
}

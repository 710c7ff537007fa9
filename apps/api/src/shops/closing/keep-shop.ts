import type { AccountId } from '@ahia/contracts/ids'
import { sayShopKept } from '../emails/closing-emails.ts'
import { emailShop } from '../emails/email-shop.ts'
import type { ShelvesDeps } from './closing-deps.ts'
import { deleteClosing, findShopOfOwner } from './closings.sql.ts'

/** SELL-53: takes the notice back. Does nothing for a shop that is not closing. */
export async function keepShop(deps: ShelvesDeps, accountId: AccountId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const shop = await findShopOfOwner(tx, accountId)
    if (shop) await deps.lockShopProducts(tx, shop.shopId)
    const kept = await deleteClosing(tx, accountId)
    if (kept) await emailShop(tx, deps, kept.shopId, (to) => sayShopKept({ ...to, status: kept.status }))
  })
}

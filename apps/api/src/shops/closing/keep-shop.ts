import type { AccountId } from '@ahia/contracts/ids'
import { sayShopKept } from '../emails/closing-emails.ts'
import { type EmailDeps, emailShop } from '../emails/email-shop.ts'
import { deleteClosing } from './closings.sql.ts'

/** SELL-53: takes the notice back. Does nothing for a shop that is not closing. */
export async function keepShop(deps: EmailDeps, accountId: AccountId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const kept = await deleteClosing(tx, accountId)
    if (kept) await emailShop(tx, deps, kept.shopId, (to) => sayShopKept({ ...to, status: kept.status }))
  })
}

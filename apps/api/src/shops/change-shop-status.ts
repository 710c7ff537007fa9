import type { ShopId } from '@ahia/contracts/ids'
import { recordAct } from '#audit/record-act.ts'
import type { EmailDeps } from './emails/email-shop.ts'
import { emailShopStatus } from './emails/email-shop-status.ts'
import { shopNotFound } from './shops.errors.ts'
import { type ShopStatus, updateShopStatus } from './shops.sql.ts'

type Change = { shopId: ShopId; status: ShopStatus }

/**
 * Approves or suspends a shop; its products are shown or hidden in the same statement (products_shop), and its owner is
 * emailed if and only if that commits.
 */
export async function changeShopStatus(deps: EmailDeps, { shopId, status }: Change): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const former = await updateShopStatus(tx, shopId, status)
    if (former === null) throw shopNotFound()
    await emailShopStatus(tx, deps, { shopId, from: former, to: status })
    await recordAct(tx, {
      actor: { kind: 'MARKET' },
      act: 'shop.change-status',
      subjects: [`shop:${shopId}`],
      fields: ['status'],
    })
  })
}

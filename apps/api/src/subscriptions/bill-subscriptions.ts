import type { ShopId } from '@ahia/contracts/ids'
import type { Log } from '#platform/log.ts'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import { billShop } from './bill-shop.ts'
import { listBillable } from './subscriptions.sql.ts'

type BillingDeps = EmailDeps & { log: Log }

const PAGE = 200

/** Bills every shop for what is due. Idempotent, also after months without a run: each period is billed once. */
export async function billSubscriptions(deps: BillingDeps): Promise<void> {
  let page: ShopId[] = []
  do {
    page = await listBillable(deps.db.read, { after: page.at(-1) ?? null, limit: PAGE })
    for (const shopId of page) await billOrLeave(deps, shopId)
  } while (page.length === PAGE)
}

/** A shop that cannot be billed must not block the others. */
async function billOrLeave(deps: BillingDeps, shopId: ShopId): Promise<void> {
  try {
    await billShop(deps, shopId)
  } catch (error) {
    deps.log.error({ shopId, err: error }, 'a shop could not be billed')
  }
}

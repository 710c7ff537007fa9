import type { ShopId } from '@ahia/contracts/ids'
import type { Log } from '#platform/log.ts'
import type { ClosingDeps } from './closing-deps.ts'
import { listDueClosings } from './closings.sql.ts'
import { finishClosing } from './finish-closing.ts'

const PAGE = 200

/** SELL-53: closes every shop whose day has come and that has nothing open. Idempotent; the others wait for the next run. */
export async function closeDueShops(deps: ClosingDeps & { log: Log }): Promise<void> {
  let page: ShopId[] = []
  do {
    page = await listDueClosings(deps.db.read, { after: page.at(-1) ?? null, limit: PAGE })
    for (const shopId of page) await finishOrLeave(deps, shopId)
  } while (page.length === PAGE)
}

/** A shop that cannot be closed must not block the others. */
async function finishOrLeave(deps: ClosingDeps & { log: Log }, shopId: ShopId): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      await deps.lockShopProducts(tx, shopId)
      await finishClosing(tx, deps, shopId)
    })
  } catch (error) {
    deps.log.error({ shopId, err: error }, 'a shop could not be closed')
  }
}

import type { ShopId } from '@ahia/contracts/ids'
import type { Log } from '#platform/log.ts'
import type { ShelvesDeps } from '../closing/closing-deps.ts'
import { decideShop } from './decide-shop.ts'
import { listOverSuspensions } from './decisions.sql.ts'

type Deps = ShelvesDeps & { log: Log }

/** ADMIN-21: a suspension that was for a time ends by itself. */
export async function reopenShops(deps: Deps): Promise<void> {
  for (const shopId of await listOverSuspensions(deps.db.read)) await reopenOrLeave(deps, shopId)
}

const BY_ITSELF = {
  decision: 'REOPEN',
  reason: 'TIME_OVER',
  words: '',
  until: null,
  version: 1,
  by: null,
} as const

/** A shop that cannot be reopened must not block the others; the next run tries it again. */
async function reopenOrLeave(deps: Deps, shopId: ShopId): Promise<void> {
  try {
    await decideShop(deps, { shopId, ...BY_ITSELF })
  } catch (error) {
    deps.log.error({ shopId, err: error }, 'a shop could not be reopened')
  }
}

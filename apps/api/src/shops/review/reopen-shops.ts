import type { ShelvesDeps } from '../closing/closing-deps.ts'
import { decideShop } from './decide-shop.ts'
import { listOverSuspensions } from './decisions.sql.ts'

/** ADMIN-21: a suspension that was for a time ends by itself. */
export async function reopenShops(deps: ShelvesDeps): Promise<void> {
  for (const shopId of await listOverSuspensions(deps.db.read))
    await decideShop(deps, {
      shopId,
      decision: 'REOPEN',
      reason: 'TIME_OVER',
      words: '',
      until: null,
      version: 1,
      by: null,
    })
}

import type { AccountId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { ordersUnderWay } from './orders.errors.ts'
import { eraseNames, existsUnderWay } from './orders-of-account.sql.ts'

/**
 * PROF-06: what was ordered stays, without a name, when its account goes. Throws while money or a parcel is still under
 * way: nobody could be told or paid back.
 */
export async function takeNamesOut(tx: Tx, accountId: AccountId): Promise<void> {
  if (await existsUnderWay(tx, accountId)) throw ordersUnderWay()
  await eraseNames(tx, accountId)
}

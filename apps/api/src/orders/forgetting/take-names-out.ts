import type { AccountId, OrderId } from '@ahia/contracts/ids'
import { releaseUploads } from '#media/uploads/release-upload.ts'
import type { Db, Reader, Tx } from '#tables.ts'
import { ordersUnderWay } from '../orders.errors.ts'
import { takePhotosOfOrders } from '../parcels/photos.sql.ts'
import {
  eraseNames,
  listOldToForget,
  listToForget,
  listUnderWay,
  takeDisputePhotos,
} from './forget-orders.sql.ts'

/** PRIV-05: longer than anybody can complain, return or dispute. */
const KEEP_MONTHS = 24
const AT_ONCE = 200

/** PRIV-04: what a deletion has to wait for. */
export const listOpenOrders = (reader: Reader, accountId: AccountId) => listUnderWay(reader, accountId)

type Leaving = {
  accountId: AccountId
  /** PRIV-04: after 30 days an order that is still open is left as it is. Else it throws while there is one. */
  leavesOpen: boolean
}

/**
 * PROF-06: anonymises the orders of an account that is being deleted. While a payment, delivery or dispute is open, the
 * customer could be neither informed nor refunded. Returns how many orders are left.
 */
export async function takeNamesOut(tx: Tx, { accountId, leavesOpen }: Leaving): Promise<number> {
  const open = await listUnderWay(tx, accountId)
  if (open.length > 0 && !leavesOpen) throw ordersUnderWay()
  await forget(tx, await listToForget(tx, accountId))
  return open.length
}

/** PRIV-05: for everybody, two years after the end. Runs nightly. */
export async function forgetOldOrders({ db }: { db: Db }): Promise<void> {
  const forgetSome = () =>
    db.transaction(async (tx) => {
      const old = await listOldToForget(tx, { months: KEEP_MONTHS, limit: AT_ONCE })
      await forget(tx, old)
      return old.length
    })
  while ((await forgetSome()) === AT_ONCE);
}

async function forget(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  if (orderIds.length === 0) return
  await releaseUploads(tx, await takePhotosOfOrders(tx, orderIds))
  await releaseUploads(tx, await takeDisputePhotos(tx, orderIds))
  await eraseNames(tx, orderIds)
}

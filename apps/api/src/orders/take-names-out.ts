import type { AccountId } from '@ahia/contracts/ids'
import { releaseUploads } from '#media/uploads/release-upload.ts'
import type { Tx } from '#tables.ts'
import { ordersUnderWay } from './orders.errors.ts'
import { eraseNames, existsUnderWay, takeDisputePhotos } from './orders-of-account.sql.ts'
import { takePhotosOf } from './parcels/photos.sql.ts'

/**
 * PROF-06: anonymises the orders of an account that is being deleted. Throws while a payment, delivery or dispute is open, as
 * the customer could then be neither informed nor refunded.
 */
export async function takeNamesOut(tx: Tx, accountId: AccountId): Promise<void> {
  if (await existsUnderWay(tx, accountId)) throw ordersUnderWay()
  await releaseUploads(tx, await takePhotosOf(tx, accountId))
  await releaseUploads(tx, await takeDisputePhotos(tx, accountId))
  await eraseNames(tx, accountId)
}

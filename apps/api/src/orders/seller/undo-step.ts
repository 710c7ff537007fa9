import type { OrderMoveId, ParcelMoveId } from '@ahia/contracts/ids'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { releaseUploads } from '#media/uploads/release-upload.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { Db, Tx } from '#tables.ts'
import { parcelNotice } from '../emails/parcel-notice.ts'
import { parcelStepRefused, tooLateToUndo } from '../orders.errors.ts'
import { moveParcel } from '../parcels/move-parcel.ts'
import type { ParcelState } from '../parcels/parcels.sql.ts'
import { setPhoto } from '../parcels/photos.sql.ts'
import { takeBackHandOver } from './take-back.sql.ts'
import { type ParcelStep, takeParcelStep } from './take-parcel-step.ts'

type Undo = ParcelStep & { what: 'PACKED' | 'HANDED_OVER' }
type Stamp = Parameters<Parameters<typeof takeParcelStep>[2]>[2]

/** SELL-31: takes the named step back. Known when it was taken back already. */
export const undoStep = (deps: { db: Db }, step: Undo): Promise<SellerOrder> =>
  takeParcelStep(deps, { ...step, request: ['undo', step.what] }, async (tx, { parcel }, stamp) =>
    step.what === 'PACKED' ? unpack(tx, parcel, stamp) : undoHandOver(tx, parcel, stamp),
  )

async function unpack(tx: Tx, parcel: ParcelState, stamp: Stamp): Promise<void> {
  if (parcel.status === 'ACCEPTED') return
  if (parcel.status !== 'PACKED') throw parcelStepRefused(parcel.status)
  await moveParcel(tx, parcel, { to: 'ACCEPTED', actor: 'SHOP', details: stamp })
}

/** The order is PAID again, so it can be cancelled. The customer, who was told that it is on its way, is told. */
async function undoHandOver(tx: Tx, { id, orderId, status }: ParcelState, stamp: Stamp): Promise<void> {
  if (status === 'PACKED') return
  if (status !== 'HANDED_OVER') throw parcelStepRefused(status)
  const isTakenBack = await takeBackHandOver(tx, {
    parcelId: id,
    moveId: newId<ParcelMoveId>(),
    orderMoveId: newId<OrderMoveId>(),
    accountId: stamp.accountId,
  })
  if (!isTakenBack) throw tooLateToUndo()
  const photo = await setPhoto(tx, id, null)
  if (photo !== null) await releaseUploads(tx, [photo])
  await enqueue(tx, parcelNotice, { orderId, notice: 'NOT_SENT_YET' })
}

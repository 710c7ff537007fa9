import type { ParcelId, ShopId } from '@ahia/contracts/ids'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { isBehind } from '@ahia/rules/parcels/parcel-steps'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { readPrivatePicture } from '#media/pictures/read-private.ts'
import { claimNewUpload } from '#media/uploads/claim-upload.ts'
import { releaseUploads } from '#media/uploads/release-upload.ts'
import type { Db } from '#tables.ts'
import { orderNotFound, parcelNotFound, parcelStepRefused, photoNotFound } from '../orders.errors.ts'
import { type ParcelStep, takeParcelStep } from '../seller/take-parcel-step.ts'
import type { OwnOrder } from '../steps/lock-own-order.ts'
import { findCustomerPhoto, findShopPhoto, setPhoto, takeOldPhotos } from './photos.sql.ts'

type PhotoDeps = { db: Db; pictures: PictureStore }

/** Longer than receipts are kept; nobody disputes a delivery after that. */
const KEEP_MONTHS = 14
const AT_ONCE = 500

/**
 * SELL-31: a photo of what was handed over. A phone that lost the answer uploads the photo again under another key, so the
 * key of the picture is no part of what makes a repeated command the same.
 */
export const addParcelPhoto = (deps: { db: Db }, step: ParcelStep & { key: string }): Promise<SellerOrder> =>
  takeParcelStep(deps, { ...step, request: ['photo'] }, async (tx, { parcel }) => {
    const hasLeft = isBehind(parcel.status, 'HANDED_OVER') || WENT_BACK.includes(parcel.status)
    if (!hasLeft) throw parcelStepRefused(parcel.status)
    const { key } = step
    const { accountId } = step.caller
    const isOwn = accountId !== null && (await claimNewUpload(tx, { key, accountId, kind: 'PARCEL' }))
    if (!isOwn) throw photoNotFound()
    const old = await setPhoto(tx, parcel.id, key)
    if (old !== null) await releaseUploads(tx, [old])
  })

const WENT_BACK: readonly string[] = ['RETURNING', 'RETURNED', 'LOST']

/** T5: throws the same for another shop's parcel and for one without a photo. */
export async function getParcelPhoto(
  deps: PhotoDeps,
  own: { shopId: ShopId; parcelId: ParcelId },
): Promise<{ photo: string }> {
  const key = await findShopPhoto(deps.db.read, own)
  const photo = key && (await readPrivatePicture(deps, key))
  if (!photo) throw parcelNotFound()
  return { photo }
}

/** T5: throws the same for another customer's order and for one without a photo. */
export async function getOrderPhoto(deps: PhotoDeps, own: OwnOrder): Promise<{ photo: string }> {
  const key = await findCustomerPhoto(deps.db.read, own)
  const photo = key && (await readPrivatePicture(deps, key))
  if (!photo) throw orderNotFound()
  return { photo }
}

/** Runs nightly. */
export async function forgetOldPhotos({ db }: { db: Db }): Promise<void> {
  const forgetSome = () =>
    db.transaction(async (tx) => {
      const keys = await takeOldPhotos(tx, { months: KEEP_MONTHS, limit: AT_ONCE })
      await releaseUploads(tx, keys)
      return keys.length
    })
  while ((await forgetSome()) === AT_ONCE);
}

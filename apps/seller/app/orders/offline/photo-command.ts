import { ApiError } from '@ahia/contracts/api-error'
import type { ParcelId } from '@ahia/contracts/ids'
import { uploadParcelPhoto } from '@ahia/contracts/media'
import { addParcelPhoto } from '@ahia/contracts/seller/order-documents'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { sendFile } from '@ahia/shop-session/send-file'
import { shopSession } from '@ahia/shop-session/shop-session'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { idsOf } from '#offline/command.ts'
import { keepPhoto, readPhoto, removePhoto } from '#offline/photos.ts'
import { enqueue } from '#offline/queue.ts'

/** SELL-31, SELL-55: the photo of a hand-over waits like the hand-over itself. Rejects when the phone keeps nothing. */
export async function enqueuePhoto(order: SellerOrder, photo: Blob): Promise<void> {
  const requestKey = newUuid()
  await keepPhoto(requestKey, photo)
  await enqueue({ orders: [idsOf(order)], step: { kind: 'PHOTO' }, requestKey })
}

const GONE = { status: 409, code: null, details: null }

export async function sendPhoto(id: ParcelId, requestKey: string): Promise<SellerOrder> {
  const photo = await readPhoto(requestKey).catch(() => null)
  if (photo === null) throw new ApiError('The photo is no longer on this phone.', GONE)
  const sending = { onProgress: () => undefined, signal: new AbortController().signal }
  const { key } = await sendFile(uploadParcelPhoto, photo, sending)
  const { order } = await shopSession.call(addParcelPhoto, { id, requestKey, key })
  await removePhoto(requestKey)
  return order
}

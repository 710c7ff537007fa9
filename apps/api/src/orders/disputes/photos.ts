import type { DisputeId, DisputeMessageId } from '@ahia/contracts/ids'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { readPrivatePicture } from '#media/pictures/read-private.ts'
import { claimNewUpload } from '#media/uploads/claim-upload.ts'
import { giveConsent } from '#privacy/consents/give-consent.ts'
import type { Db, Tx } from '#tables.ts'
import { photoNotFound } from '../orders.errors.ts'
import { findPhoto, insertPhotos } from './disputes.sql.ts'
import { findOwnDispute, type Party } from './parties.ts'

type Photos = {
  messageId: DisputeMessageId
  by: Pick<Party, 'side' | 'accountId'>
  keys: readonly string[]
}

/** T5: only what this account has uploaded, each once. PRIV-07: a customer agreed to what was said beside the photos. */
export async function addPhotos(tx: Tx, { messageId, by, keys }: Photos): Promise<void> {
  const { accountId, side } = by
  for (const key of keys)
    if (!(await claimNewUpload(tx, { key, accountId, kind: 'DISPUTE' }))) throw photoNotFound()
  if (keys.length === 0) return
  await insertPhotos(tx, messageId, keys)
  if (side === 'CUSTOMER')
    await giveConsent(tx, { accountId }, { purpose: 'DISPUTE_PICTURES', how: 'DISPUTE' })
}

type OnePhoto = { disputeId: DisputeId; messageId: DisputeMessageId; place: number }
type PhotoDeps = { db: Db; pictures: PictureStore }

/** ADMIN-24: a photo of either side, for one of the two. */
export async function getOwnDisputePhoto(
  deps: PhotoDeps,
  party: Party,
  photo: OnePhoto,
): Promise<{ photo: string }> {
  await findOwnDispute(deps.db.read, photo.disputeId, party)
  return getDisputePhoto(deps, photo)
}

/** Does not check who asks. */
export async function getDisputePhoto(deps: PhotoDeps, photo: OnePhoto): Promise<{ photo: string }> {
  const key = await findPhoto(deps.db.read, photo)
  const found = key && (await readPrivatePicture(deps, key))
  if (!found) throw photoNotFound()
  return { photo: found }
}

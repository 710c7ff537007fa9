import { uploadDisputePhotos } from '@ahia/contracts/media'
import { CONSENTS } from '@ahia/reference/data-map/consents'
import { call } from '#session/customer-session.ts'

/** ADMIN-24: returns their keys. */
export const sendPhotos = async (photos: readonly Blob[]): Promise<string[]> =>
  (await call(uploadDisputePhotos, {}, { files: photos })).files.map(({ key }) => key)

/** PRIV-07: the words that are kept with the first photo; the profile takes it back. */
export const PHOTOS_CONSENT = `Only you, the shop and our team can see them. By adding photos you agree: “${CONSENTS.DISPUTE_PICTURES.words}”`

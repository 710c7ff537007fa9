import { uploadDisputePhotos } from '@ahia/contracts/media'
import { call } from '#session/customer-session.ts'

/** ADMIN-24: returns their keys. */
export const sendPhotos = async (photos: readonly Blob[]): Promise<string[]> =>
  (await call(uploadDisputePhotos, {}, { files: photos })).files.map(({ key }) => key)

export const ONLY_BOTH = 'Only you, the shop and our team can see them.'

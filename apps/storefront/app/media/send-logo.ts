import { type UploadedFile, updateLogo } from '@ahia/contracts/media'
import { type SendFileOptions, sendFile } from '@ahia/shop-session/send-file'

/** API-29: uploads a logo as the shop. */
export const sendLogo = (logo: Blob, sending: SendFileOptions): Promise<UploadedFile> =>
  sendFile(updateLogo, logo, sending)

import { z } from 'zod'

/** A receipt or a proof of delivery, for the browser to save. */
export const pdfFileSchema = z.strictObject({
  fileName: z.string(),
  pdf: z.base64().describe('the document itself'),
})

/** SELL-31: the photo of a parcel has no address of its own: it is read with the order. */
export const parcelPhotoSchema = z.strictObject({ photo: z.base64().describe('AVIF') })

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { MAX_DISPUTE_PHOTOS, MAX_FILES, MAX_REVIEW_PHOTOS } from './limits.ts'

const fileSchema = z.strictObject({
  key: z.string().describe('identifies the picture from now on'),
  url: z.string().startsWith('/media/'),
  width: z.int().positive().describe('as it was sent, upright'),
  height: z.int().positive(),
})

export type UploadedFile = z.output<typeof fileSchema>

/** A phone on a slow network takes its time; a sender that stalls is cut off much earlier. */
const UPLOAD_MS = 120_000

/** T20: upload forms of one account per hour, each with up to ten pictures. */
const limits = { account: { name: 'upload', max: 20, seconds: 3_600, lease: 1 } } as const

/** API-29, T12: the path is the specification's; pictures need not be stored in S3. */
export const updateLogo = endpoint({
  method: 'POST',
  path: '/s3/updateLogo',
  auth: 'shop-or-signup',
  tag: 'media',
  summary: 'Takes a JPEG, PNG or WebP of at most 5 MB for a logo, and makes a square picture of it',
  files: { field: 'logo', max: 1 },
  data: z.strictObject({ file: fileSchema }),
  errors: ['NOT_SIGNED_IN', 'FILE_REFUSED', 'BODY_TOO_LARGE', 'UNSUPPORTED_TYPE', 'UPLOAD_QUOTA'],
  timeoutMs: UPLOAD_MS,
  traffic: 'upload',
  limits,
})

/** T20: a shop that lists a hundred products sends each picture by itself; the bytes of a day bound it as well. */
const ofProducts = { account: { name: 'upload-products', max: 400, seconds: 3_600, lease: 1 } } as const

/** API-30, T12: all files of a form are accepted, or none. */
export const uploadMedia = endpoint({
  method: 'POST',
  path: '/s3/upload',
  auth: 'shop',
  tag: 'media',
  summary: 'Takes up to 10 pictures of products, all of them or none',
  files: { field: 'media[]', max: MAX_FILES },
  data: z.strictObject({ files: z.array(fileSchema) }),
  errors: ['NOT_SIGNED_IN', 'FILE_REFUSED', 'BODY_TOO_LARGE', 'UNSUPPORTED_TYPE', 'UPLOAD_QUOTA'],
  timeoutMs: UPLOAD_MS,
  traffic: 'upload',
  limits: ofProducts,
})

/** T20: a rider's day. */
const ofParcels = { account: { name: 'upload-parcels', max: 200, seconds: 3_600, lease: 1 } } as const

/** SELL-31, T12: private: it has no address, and is shown to the shop and the customer of the order alone. */
export const uploadParcelPhoto = endpoint({
  method: 'POST',
  path: '/s3/parcelPhoto',
  auth: 'shop',
  tag: 'media',
  summary:
    'Takes a photo of what is handed over; used by the parcel that is named next, or removed after some days',
  files: { field: 'photo', max: 1 },
  data: z.strictObject({ file: fileSchema.omit({ url: true }) }),
  errors: ['NOT_SIGNED_IN', 'FILE_REFUSED', 'BODY_TOO_LARGE', 'UNSUPPORTED_TYPE', 'UPLOAD_QUOTA'],
  timeoutMs: UPLOAD_MS,
  traffic: 'upload',
  limits: ofParcels,
})

const ofDocuments = { account: { name: 'upload-documents', max: 30, seconds: 3_600, lease: 1 } } as const

/** ADMIN-19, T12: private: it has no address, and is shown to staff who check the shop alone. */
export const uploadDocument = endpoint({
  method: 'POST',
  path: '/s3/document',
  auth: 'shop',
  tag: 'media',
  summary:
    'Takes a photo of a document of the shop; used by the check that is named next, or removed after some days',
  files: { field: 'document', max: 1 },
  data: z.strictObject({ file: fileSchema.omit({ url: true }) }),
  errors: ['NOT_SIGNED_IN', 'FILE_REFUSED', 'BODY_TOO_LARGE', 'UNSUPPORTED_TYPE', 'UPLOAD_QUOTA'],
  timeoutMs: UPLOAD_MS,
  traffic: 'upload',
  limits: ofDocuments,
})

/** WIN-38, T12: used by the review that is written next, or removed after some days. */
export const uploadReviewPhotos = endpoint({
  method: 'POST',
  path: '/s3/reviewPhotos',
  auth: 'customer',
  tag: 'media',
  summary: 'Takes up to 3 photos for a review, all of them or none',
  files: { field: 'photos[]', max: MAX_REVIEW_PHOTOS },
  data: z.strictObject({ files: z.array(fileSchema) }),
  errors: ['NOT_SIGNED_IN', 'FILE_REFUSED', 'BODY_TOO_LARGE', 'UNSUPPORTED_TYPE', 'UPLOAD_QUOTA'],
  timeoutMs: UPLOAD_MS,
  traffic: 'upload',
  limits,
})

/** ADMIN-24, T12: private: they have no address, and are shown to both sides of the dispute and to staff alone. */
export const uploadDisputePhotos = endpoint({
  method: 'POST',
  path: '/s3/disputePhotos',
  auth: 'customer',
  tag: 'media',
  summary: 'Takes up to 6 photos for a complaint, all of them or none',
  files: { field: 'photos[]', max: MAX_DISPUTE_PHOTOS },
  data: z.strictObject({ files: z.array(fileSchema.omit({ url: true })) }),
  errors: ['NOT_SIGNED_IN', 'FILE_REFUSED', 'BODY_TOO_LARGE', 'UNSUPPORTED_TYPE', 'UPLOAD_QUOTA'],
  timeoutMs: UPLOAD_MS,
  traffic: 'upload',
  limits,
})

export const uploadAnswerPhotos = endpoint({
  method: 'POST',
  path: '/s3/answerPhotos',
  auth: 'shop',
  tag: 'media',
  summary: 'Takes up to 6 photos for a shop’s answer to a complaint, all of them or none',
  files: { field: 'photos[]', max: MAX_DISPUTE_PHOTOS },
  data: z.strictObject({ files: z.array(fileSchema.omit({ url: true })) }),
  errors: ['NOT_SIGNED_IN', 'FILE_REFUSED', 'BODY_TOO_LARGE', 'UNSUPPORTED_TYPE', 'UPLOAD_QUOTA'],
  timeoutMs: UPLOAD_MS,
  traffic: 'upload',
  limits,
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { shopDocumentIdSchema } from '../ids.ts'

const shopCheckSchema = z.strictObject({
  kind: z.string(),
  label: z.string(),
  ask: z.string(),
  isRequired: z.boolean(),
  state: z.enum(['OPEN', 'SENT', 'ACCEPTED', 'REFUSED', 'WAIVED']),
  sentAt: z.iso.datetime().nullable(),
  runsOutOn: z.iso.date().nullable(),
})
export type OwnShopCheck = z.output<typeof shopCheckSchema>

const documentsSchema = z.strictObject({
  checks: z.array(shopCheckSchema),
  asked: z
    .strictObject({ reason: z.string(), words: z.string(), at: z.iso.datetime() })
    .nullable()
    .describe('what staff last asked for, while it is open'),
})
export type OwnShopDocuments = z.output<typeof documentsSchema>

/** ADMIN-18 */
export const listOwnDocuments = endpoint({
  method: 'GET',
  path: '/seller/documents',
  auth: 'shop',
  tag: 'seller',
  summary: 'Which documents the shop needs, and how far their check is',
  data: documentsSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

/** ADMIN-19: the picture was uploaded before. */
export const sendDocument = endpoint({
  method: 'POST',
  path: '/seller/documents',
  auth: 'shop',
  tag: 'seller',
  summary: 'Sends a document for a row of the checklist; a newer one replaces it',
  body: z.strictObject({ kind: z.string().regex(/^[A-Z_]{1,40}$/), key: z.string().min(1).max(200) }),
  data: documentsSchema.extend({ document: shopDocumentIdSchema }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE', 'CHECK_NOT_FOUND', 'PICTURE_UNKNOWN'],
  limits: { account: { name: 'documents', max: 60, seconds: 86_400, lease: 1 } },
})

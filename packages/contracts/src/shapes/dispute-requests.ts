import { z } from 'zod'
import { wholeNumber } from '../fields/query-text.ts'
import { proseUpTo } from '../fields/text.ts'
import { disputeIdSchema, disputeMessageIdSchema } from '../ids.ts'
import { MAX_DISPUTE_PHOTOS, MAX_REASON_LENGTH } from '../limits.ts'
import { disputeSchema } from './dispute.ts'

/** T20: of either side. */
export const disputeCommands = { account: { name: 'disputes', max: 60, seconds: 60, lease: 5 } } as const
export const disputePhotoLimit = {
  account: { name: 'dispute-photos', max: 240, seconds: 60, lease: 20 },
} as const

export const ofDispute = z.strictObject({ id: disputeIdSchema })
export const theDispute = z.strictObject({ dispute: disputeSchema })
export const photoKeys = z
  .array(z.string().min(1).max(200))
  .max(MAX_DISPUTE_PHOTOS)
  .default([])
  .describe('keys of photos that were uploaded for it')

export const messageBody = z.strictObject({
  messageId: disputeMessageIdSchema.describe('made by the sender: the same again changes nothing'),
  words: proseUpTo(MAX_REASON_LENGTH, 'Write a few words'),
  photos: photoKeys,
})
export const appealBody = z.strictObject({
  words: proseUpTo(MAX_REASON_LENGTH, 'Say why the decision should change'),
})
export const ofPhoto = z.strictObject({
  id: disputeIdSchema,
  messageId: disputeMessageIdSchema,
  place: wholeNumber(0, MAX_DISPUTE_PHOTOS - 1),
})
export const thePhoto = z.strictObject({ photo: z.base64().describe('AVIF') })

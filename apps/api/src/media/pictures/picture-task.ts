import { PLACEHOLDER_FILE } from '@ahia/pictures/address'
import type { SentShape } from '@ahia/pictures/encode-sent'
import { SENT_FAULTS } from '@ahia/pictures/sent-fault'
import { z } from 'zod'

/** A task for the decoding process. */
export type PictureTask = { bytes: Uint8Array; shape: SentShape; maxPixels: number }

/** Far more than any file of ours has. */
const MAX_FILE_BYTES = 4 * 1024 * 1024
/** A name becomes part of a path. */
const FILE_NAME = /^\d{3,4}\.avif$/

const side = z.int().positive()
const file = z.object({
  name: z.union([z.literal(PLACEHOLDER_FILE), z.string().regex(FILE_NAME)]),
  bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array && bytes.length <= MAX_FILE_BYTES),
})

/** Its answer, which is validated, as it has just decoded an untrusted file. */
export const pictureAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('made'),
    width: side,
    height: side,
    files: z.array(file).min(2).max(3),
    fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  }),
  z.object({ outcome: z.literal('refused'), fault: z.enum(SENT_FAULTS) }),
])

export type PictureAnswer = z.output<typeof pictureAnswerSchema>

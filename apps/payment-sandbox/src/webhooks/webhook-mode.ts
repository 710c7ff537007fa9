import { z } from 'zod'

const MAX_TIMES = 100

/** How events reach the merchant, or do not. */
export const webhookModeSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.enum(['normal', 'withheld', 'reordered', 'before-answer']) }),
  z.strictObject({ mode: z.literal('duplicated'), times: z.int().min(1).max(MAX_TIMES) }),
  z.strictObject({ mode: z.literal('late'), ms: z.int().min(0) }),
])

export type WebhookMode = z.output<typeof webhookModeSchema>

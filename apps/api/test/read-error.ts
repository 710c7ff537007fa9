import { z } from 'zod'

const errorSchema = z.strictObject({
  success: z.literal(false),
  message: z.string().min(1),
  code: z.string(),
  details: z.unknown().optional(),
  requestId: z.uuid(),
})

/** API-40: what was refused; fails when the answer is not in the one envelope. */
export async function readError(response: Response) {
  const { code, message, details } = errorSchema.parse(await response.json())
  return { status: response.status, code, message, details: details ?? null }
}

import { z } from 'zod'

const refusalSchema = z.strictObject({
  success: z.literal(false),
  message: z.string().min(1),
  code: z.string(),
  details: z.unknown().optional(),
  requestId: z.uuid(),
})

/** API-40: what was refused; fails when the answer is not in the one envelope. */
export async function readRefusal(response: Response) {
  const { code, message, details } = refusalSchema.parse(await response.json())
  return { status: response.status, code, message, details: details ?? null }
}

import type { Context } from 'hono'
import type { z } from 'zod'
import { ProviderError } from './answers.ts'

/** The body of a call, or the provider's error that names what is wrong with it. */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await c.req.json().catch(() => null)
  const read = schema.safeParse(body ?? {})
  if (read.success) return read.data
  const [first] = read.error.issues
  const name = String(first?.path[0] ?? 'request')
  const isMissing = typeof body === 'object' && body !== null && !(name in body)
  if (isMissing) throw new ProviderError(`${name} is required`, { code: 'missing_params' })
  throw new ProviderError(`Invalid ${name}: ${first?.message ?? 'unknown'}`, {})
}

import type { Endpoint } from '@ahia/contracts/endpoint'
import { z } from 'zod'

const envelopeSchema = z.looseObject({ success: z.literal(true), message: z.string() })
const successSchema = envelopeSchema.extend({ data: z.unknown() }).strict()

/** API-40: what was answered; fails when it is not in the one envelope, or not what the contract says. */
export async function readData<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<z.output<E['data']>> {
  return z.parse<E['data']>(endpoint.data, unwrap(endpoint, await response.json()))
}

function unwrap({ isFlat }: Endpoint, body: unknown): unknown {
  if (!isFlat) return successSchema.parse(body).data
  const { success: _success, message: _message, ...data } = envelopeSchema.parse(body)
  return data
}

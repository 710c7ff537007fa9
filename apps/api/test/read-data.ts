import type { Endpoint } from '@ahia/contracts/endpoint'
import { z } from 'zod'

const successSchema = z.strictObject({ success: z.literal(true), message: z.string(), data: z.unknown() })

/** API-40: what was answered; fails when it is not in the one envelope, or not what the contract says. */
export async function readData<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<z.output<E['data']>> {
  const { data } = successSchema.parse(await response.json())
  return z.parse<E['data']>(endpoint.data, data)
}

import { gzipSync } from 'node:zlib'
import type { Endpoint } from '@ahia/contracts/endpoint'
import type { Context } from 'hono'
import type { z } from 'zod'

type Answering = { Bindings: { checkAnswers: boolean } }

// Below this, packing costs more than it saves on any network.
const WORTH_PACKING = 1024
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' }

/**
 * API-40: the one shape of every success. Outside production the data is held against its contract,
 * so that a wrong answer fails a test and not a phone.
 */
export function answer<E extends Endpoint, Env extends Answering>(
  c: Context<Env>,
  endpoint: E,
  data: z.input<E['data']>,
  message = 'OK',
): Response {
  if (c.env.checkAnswers) endpoint.data.parse(data)
  const text = JSON.stringify({ success: true, message, data })
  if (text.length < WORTH_PACKING || !c.req.header('accept-encoding')?.includes('gzip')) {
    return c.body(text, 200, JSON_TYPE)
  }
  // At once and not in the pool: some ten kilobytes take less time than the way there and back.
  const packed = new Uint8Array(gzipSync(text, { level: 5 }))
  return c.body(packed, 200, { ...JSON_TYPE, 'content-encoding': 'gzip' })
}

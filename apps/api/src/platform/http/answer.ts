import { gzipSync } from 'node:zlib'
import type { Endpoint } from '@ahia/contracts/endpoint'
import type { Context } from 'hono'
import type { z } from 'zod'

type Answering = { Bindings: { checkAnswers: boolean } }

// Below this, compressing costs more than it saves.
const WORTH_PACKING = 1024
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' }

/** For our own and shared caches; a browser revalidates, so that Back shows the current state. */
export const SHORTLY_CACHED = { 'cache-control': 'public, max-age=0, s-maxage=10' }

/**
 * API-40: the shape of every successful response. Outside production the data is validated against its contract, so that a
 * wrong response fails in a test.
 */
export function answer<E extends Endpoint, Env extends Answering>(
  c: Context<Env>,
  endpoint: E,
  data: z.input<E['data']>,
  message = 'OK',
): Response {
  return send(c, endpoint, JSON.stringify(data), message)
}

/**
 * The same for data that the database returns as JSON text: parsing and serialising it again would be most of the work of
 * a list.
 */
export function answerJson<E extends Endpoint, Env extends Answering>(
  c: Context<Env>,
  endpoint: E,
  parts: Record<keyof z.input<E['data']>, string>,
): Response {
  const fields = Object.entries<string>(parts).map(([name, json]) => `"${name}":${json}`)
  return send(c, endpoint, `{${fields.join(',')}}`, 'OK')
}

function send<Env extends Answering>(
  c: Context<Env>,
  endpoint: Endpoint,
  dataJson: string,
  message: string,
): Response {
  if (c.env.checkAnswers) endpoint.data.parse(JSON.parse(dataJson))
  const headers = endpoint.isPublic ? { ...JSON_TYPE, ...SHORTLY_CACHED } : JSON_TYPE
  const head = `{"success":true,"message":${JSON.stringify(message)}`
  const text = endpoint.isFlat ? `${head},${dataJson.slice(1)}` : `${head},"data":${dataJson}}`
  if (text.length < WORTH_PACKING || !c.req.header('accept-encoding')?.includes('gzip')) {
    return c.body(text, 200, headers)
  }
  // Synchronous: compressing about ten kilobytes takes less time than a round trip to the thread pool.
  const packed = new Uint8Array(gzipSync(text, { level: 5 }))
  return c.body(packed, 200, { ...headers, 'content-encoding': 'gzip' })
}

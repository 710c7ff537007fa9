import { z } from 'zod'
import { ProviderRefused, ProviderUnreachable } from './payment-provider.ts'

export type Ask = <Data>(call: Call<Data>) => Promise<Data>

type Call<Data> = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  query?: Record<string, string>
  body?: unknown
  /** What `data` of the answer must look like. */
  data: z.ZodType<Data>
}

type Account = { baseUrl: string; secretKey: string; limitMs: number }

/** R7: starting a payment must be answered within ten seconds, whatever the provider does. */
export const LIMIT_MS = 7_000
/** Used when the provider sends no Retry-After. */
const RETRY_AFTER_SECONDS = 5
const TOO_MANY = 429

const errorSchema = z.object({ message: z.string(), code: z.string().nullish() })

/** Calls the provider once. Without a clear response it is not known whether anything was done. */
export function createAsk({ baseUrl, secretKey, limitMs }: Account): Ask {
  return async ({ method, path, query = {}, body, data }) => {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const { response, text } = await send(url, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error', // T13: a redirect could lead to any address
      signal: AbortSignal.timeout(limitMs),
    })
    if (response.status === TOO_MANY) throw tooMany(response)
    const answer = readJson(text)
    if (response.status >= 400 && response.status < 500) throw toProviderError(answer)
    // P11: `status` is about the call, not about the payment.
    const envelope = z
      .object({ status: z.literal(true), data: z.unknown() })
      .safeParse(response.ok ? answer : null)
    const read = data.safeParse(envelope.data?.data)
    if (!read.success)
      throw unclear(`The provider's answer (${response.status}) cannot be understood`, read.error)
    return read.data
  }
}

async function send(url: URL, init: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, init)
    return { response, text: await response.text() }
  } catch (error) {
    throw unclear('The provider of payments does not answer', error)
  }
}

const tooMany = ({ headers }: Response) =>
  new ProviderUnreachable('The provider is asked too often', {
    retryAfterSeconds: readSeconds(headers.get('x-ratelimit-reset') ?? headers.get('retry-after')),
    isBusy: true,
  })

const LONGEST_SECONDS = 120

// P7 does not say whether it is a time or a duration, and a wrong clock must not make anyone wait for years.
function readSeconds(text: string | null): number {
  const seconds = Number(text)
  if (!Number.isFinite(seconds) || seconds <= 0) return RETRY_AFTER_SECONDS
  return Math.min(Math.ceil(seconds), LONGEST_SECONDS)
}

function toProviderError(answer: unknown): Error {
  const read = errorSchema.safeParse(answer)
  if (!read.success) return unclear('The provider rejects without saying why', read.error)
  return new ProviderRefused(read.data.message, read.data.code ?? null)
}

const unclear = (message: string, cause: unknown) =>
  new ProviderUnreachable(message, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause })

/** P10: its numbers may be larger than JavaScript's are exact; those are kept as they are written. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' && !Number.isSafeInteger(value) ? (context?.source ?? value) : value,
    )
  } catch {
    return null // HTML of a proxy, or half an answer
  }
}

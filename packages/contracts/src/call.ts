import { fromErrorAnswer, noResponse } from './api-error.ts'
import type { DataOf, Endpoint, InputOf } from './endpoint.ts'

const CALL_TIMEOUT_MS = 10_000
/** Carries the key of a browser that may have signed in before. */
export const DEVICE_HEADER = 'x-device'

type CallTransport = {
  fetch: (request: Request) => Promise<Response>
  /** The base URL, for example `https://ahia.example/api/v1`. */
  baseUrl: string
  /** Read for each call, so that a sign-in or a refresh takes effect at once (SESS-03). */
  token?: () => string | null
  /** T19: read for calls that send it. */
  deviceKey?: () => string | null
  /** Called once when a bearer token was rejected (SESS-04). If it rejects, the caller gets its error. */
  renew?: (rejected: string) => Promise<Renewal>
}
/** Whether there is a new bearer token, so that the call can be repeated. */
export type Renewal = 'again' | 'over'
type CallOptions = {
  signal?: AbortSignal
  timeoutMs?: number
  /** For an endpoint that takes files. */
  files?: readonly Blob[]
}

/**
 * Calls an endpoint with its typed input and returns its data. Throws an `ApiError` for an error answer or none at all,
 * and the signal's reason when the caller has cancelled.
 */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<DataOf<E>>

export function createCall(transport: CallTransport): Call {
  return async (endpoint, input, options = {}) => {
    const timeoutMs = options.timeoutMs ?? endpoint.timeoutMs ?? CALL_TIMEOUT_MS
    const limit = timeLimit(timeoutMs, options.signal)
    const send = async () => {
      const token = transport.token?.() ?? null
      const { files } = options
      const sent = { token, given: Object.entries(input ?? {}), signal: limit.signal, files }
      return { token, response: await transport.fetch(toRequest(transport, endpoint, sent)) }
    }
    const sendAndRenew = async () => {
      const { token, response } = await send()
      const isRejected = response.status === 401 && token !== null && endpoint.auth !== 'none'
      if (!isRejected || (await transport.renew?.(token)) !== 'again') return readAnswer(endpoint, response)
      return readAnswer(endpoint, (await send()).response)
    }
    try {
      // A fetch inside the process may ignore the signal, so the race releases the caller.
      return await Promise.race([sendAndRenew(), limit.exceeded])
    } catch (error) {
      // A cancelled call is not a failure: the caller cancelled it and checks the signal.
      if (options.signal?.aborted) throw options.signal.reason
      if (error instanceof TypeError || limit.signal.aborted) throw noResponse(error)
      throw error
    } finally {
      limit.clear()
    }
  }
}

// Without AbortSignal.any, which is missing on phones that are still in use.
function timeLimit(timeoutMs: number, signal: AbortSignal | undefined) {
  const controller = new AbortController()
  const cancel = () => controller.abort(signal?.reason)
  const timer = setTimeout(() => controller.abort(new Error(`No answer in ${timeoutMs} ms`)), timeoutMs)
  const exceeded = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel)
  return {
    signal: controller.signal,
    /** Never resolves; rejects when time is up or the caller has cancelled. */
    exceeded,
    clear: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    },
  }
}

type InputEntries = [name: string, value: unknown][]
type SentRequest = {
  token: string | null
  given: InputEntries
  signal: AbortSignal
  files: readonly Blob[] | undefined
}

function toRequest(
  { baseUrl, deviceKey }: CallTransport,
  { method, path, sendsDevice, files: form }: Endpoint,
  { token, given, signal, files }: SentRequest,
): Request {
  const inPath = new Map(given.filter(([name]) => path.includes(`{${name}}`)))
  const rest = given.filter(([name, value]) => !inPath.has(name) && value !== undefined)
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(inPath.get(name))),
  )
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const device = sendsDevice ? deviceKey?.() : null
  if (device) headers.set(DEVICE_HEADER, device)
  if (method === 'GET') return new Request(baseUrl + filledPath + toQuery(rest), { headers, signal })
  if (form && files) {
    const body = new FormData()
    for (const file of files) body.append(form.field, file)
    return new Request(baseUrl + filledPath, { method, headers, signal, body })
  }
  headers.set('content-type', 'application/json')
  const body = JSON.stringify(Object.fromEntries(rest))
  return new Request(baseUrl + filledPath, { method, headers, signal, body })
}

function toQuery(given: InputEntries): string {
  const query = new URLSearchParams()
  for (const [name, value] of given) if (value !== null) query.set(name, String(value))
  return query.size === 0 ? '' : `?${query}`
}

async function readAnswer({ isFlat }: Endpoint, response: Response) {
  const answer: unknown = await response.json().catch((cause: unknown) => {
    // An HTML page of a proxy is an answer without a message; a connection that breaks half way is none.
    if (cause instanceof SyntaxError) return null
    throw cause
  })
  if (!response.ok || !isSuccess(answer)) throw fromErrorAnswer(response.status, answer)
  return isFlat ? answer : answer.data
}

// The server checks its answers against the same schema in tests, so the browser need not carry a validator.
// biome-ignore lint/suspicious/noExplicitAny: the one place where data from our own server takes its contract's type.
const isSuccess = (answer: unknown): answer is { success: true; data: any } =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true

import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Caller } from '../api-env.ts'
import type { EndpointLookup } from '../endpoint-lookup.ts'
import { isKnown } from '../etag.ts'
import { malformedRequest } from '../http.errors.ts'
import { type CachedAnswer, PublicAnswers } from '../public-answers.ts'

type Bindings = { caller: Caller; checkAnswers: boolean }
type Api = { fetch(request: Request, bindings: Bindings): Response | Promise<Response> }

type ApiHandler = {
  /** For requests from the network. */
  serve: (request: IncomingMessage, response: ServerResponse, caller: Caller) => Promise<void>
  /** For the pages of this process: the same API without a network hop. A form is sent in the name of its sender. */
  fetch: (request: Request, caller?: Caller) => Promise<Response>
}

type Settings = {
  headers: Record<string, string>
  checkAnswers: boolean
  /** How old a cached public response may be; 0 disables the cache. */
  maxAgeMs: number
  /** Tells which responses are public: only those are cached and shared. */
  lookup: EndpointLookup
}

/** The two ways into the API. Calls of pages have no address: limits by address are counted at the front handler only. */
export function apiHandler(api: Api, { headers, checkAnswers, maxAgeMs, lookup }: Settings): ApiHandler {
  const publicAnswers = new PublicAnswers({ maxAgeMs })
  const callers = new WeakMap<object, Caller>()
  const inProcess: Caller = { requestId: 'page', clientAddress: 'page' }
  const ask = async (request: Request, caller: Caller): Promise<Response> => {
    const answer = async () => api.fetch(request, { caller, checkAnswers })
    const { pathname, search } = new URL(request.url)
    if (request.method !== 'GET' || !lookup.find('GET', pathname)?.isPublic) return answer()
    return publicAnswers.get(keyOf(pathname + search, request.headers.get('accept-encoding')), answer)
  }
  const listener = getRequestListener(
    (request, { incoming }) => {
      const answered = ask(request, callers.get(incoming) ?? inProcess)
      const { 'if-none-match': known } = incoming.headers
      return known === undefined ? answered : answered.then((response) => sparing(known, response))
    },
    { overrideGlobalObjects: false, errorHandler: rethrow },
  )
  return {
    serve: async (request, response, caller) => {
      const cached =
        request.method === 'GET' ? publicAnswers.find(keyOf(request.url, acceptedBy(request))) : null
      if (cached)
        return sendCached(request, response, { ...cached, headers: { ...headers, ...cached.headers } })
      callers.set(request, caller)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.setHeader('cache-control', 'no-store')
      return listener(request, response)
    },
    fetch: (request, caller = inProcess) => ask(request, caller),
  }
}

/** Answers 304 to a caller that already has it. */
function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, body }: CachedAnswer,
): void {
  if (isKnown(request.headers['if-none-match'], headers.etag))
    response.writeHead(304, withoutBody(headers)).end()
  else response.writeHead(200, headers).end(body)
}

/** The same for a fresh response. */
function sparing(known: string, response: Response): Response {
  if (!isKnown(known, response.headers.get('etag'))) return response
  return new Response(null, { status: 304, headers: withoutBody(Object.fromEntries(response.headers)) })
}

function withoutBody(headers: Record<string, string>): Record<string, string> {
  const { 'content-length': _length, 'content-encoding': _encoding, 'content-type': _type, ...rest } = headers
  return rest
}

const acceptedBy = ({ headers }: IncomingMessage): string => String(headers['accept-encoding'] ?? '')

const keyOf = (address: string | undefined, acceptEncoding: string | null): string =>
  `${acceptEncoding?.includes('gzip') ? 'gzip' : 'plain'} ${address}`

/** Hands what never became a request (a host or path that makes no URL) to the front handler, which answers it. */
function rethrow(error: unknown): never {
  throw error instanceof RequestError ? malformedRequest() : error
}

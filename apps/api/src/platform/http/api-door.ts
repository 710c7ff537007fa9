import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Caller } from './api-env.ts'
import type { EndpointLookup } from './endpoint-lookup.ts'
import { isKnown } from './etag.ts'
import { malformedRequest } from './http.errors.ts'
import { type KeptAnswer, KeptAnswers } from './kept-answers.ts'

type Bindings = { caller: Caller; checkAnswers: boolean }
type Api = { fetch(request: Request, bindings: Bindings): Response | Promise<Response> }

type ApiDoor = {
  /** For requests from the network. */
  serve: (request: IncomingMessage, response: ServerResponse, caller: Caller) => Promise<void>
  /** For the pages of this process: the same API without a network hop. A form is sent in the name of its sender. */
  fetch: (request: Request, caller?: Caller) => Promise<Response>
}

type Settings = {
  headers: Record<string, string>
  checkAnswers: boolean
  keepMs: number
  /** Says whose answers are the same for everybody: only those are kept, and waited for by others. */
  lookup: EndpointLookup
}

/** The two ways into the API. Calls of pages have no address: limits by address are counted at the front door only. */
export function apiDoor(api: Api, { headers, checkAnswers, keepMs, lookup }: Settings): ApiDoor {
  const kept = new KeptAnswers({ keepMs })
  const callers = new WeakMap<object, Caller>()
  const inProcess: Caller = { requestId: 'page', clientAddress: 'page' }
  const ask = async (request: Request, caller: Caller): Promise<Response> => {
    const answer = async () => api.fetch(request, { caller, checkAnswers })
    const { pathname, search } = new URL(request.url)
    if (request.method !== 'GET' || !lookup.find('GET', pathname)?.isPublic) return answer()
    return kept.ask(keyOf(pathname + search, request.headers.get('accept-encoding')), answer)
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
      const known = request.method === 'GET' ? kept.find(keyOf(request.url, acceptedBy(request))) : null
      if (known) return sendKept(request, response, { ...known, headers: { ...headers, ...known.headers } })
      callers.set(request, caller)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.setHeader('cache-control', 'no-store')
      return listener(request, response)
    },
    fetch: (request, caller = inProcess) => ask(request, caller),
  }
}

/** Nothing is sent to who has it already but word that it still holds. */
function sendKept(request: IncomingMessage, response: ServerResponse, { headers, body }: KeptAnswer): void {
  if (isKnown(request.headers['if-none-match'], headers.etag))
    response.writeHead(304, withoutBody(headers)).end()
  else response.writeHead(200, headers).end(body)
}

/** The same for an answer that has just been made. */
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

/** Hands what never became a request (a host or path that makes no URL) to the front door, which answers it. */
function rethrow(error: unknown): never {
  throw error instanceof RequestError ? malformedRequest() : error
}

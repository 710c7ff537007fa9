import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Caller } from './api-env.ts'
import { malformedRequest } from './http.errors.ts'

type Bindings = { caller: Caller; checkAnswers: boolean }
type Api = { fetch(request: Request, bindings: Bindings): Response | Promise<Response> }

type ApiDoor = {
  /** For requests from the network. */
  serve: (request: IncomingMessage, response: ServerResponse, caller: Caller) => Promise<void>
  /** For the pages of this process: the same API without a network hop. */
  fetch: (request: Request) => Promise<Response>
}

/** The two ways into the API. Calls of pages have no address: limits by address are counted at the front door only. */
export function apiDoor(
  api: Api,
  { headers, checkAnswers }: { headers: Record<string, string>; checkAnswers: boolean },
): ApiDoor {
  const callers = new WeakMap<object, Caller>()
  const inProcess: Caller = { requestId: 'page', clientAddress: 'page' }
  const listener = getRequestListener(
    (request, { incoming }) =>
      api.fetch(request, { caller: callers.get(incoming) ?? inProcess, checkAnswers }),
    { overrideGlobalObjects: false, errorHandler: rethrow },
  )
  return {
    serve: (request, response, caller) => {
      callers.set(request, caller)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.setHeader('cache-control', 'no-store')
      return listener(request, response)
    },
    fetch: async (request) => api.fetch(request, { caller: inProcess, checkAnswers }),
  }
}

/** Hands what never became a request (a host or path that makes no URL) to the front door, which answers it. */
function rethrow(error: unknown): never {
  throw error instanceof RequestError ? malformedRequest() : error
}

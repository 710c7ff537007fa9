import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { newId } from '#platform/ids.ts'
import type { Log } from '#platform/log.ts'
import type { PageServer } from '#platform/pages/page-server.ts'
import type { StaticFiles } from '#platform/pages/static-files.ts'
import type { Caller } from './api-env.ts'
import { clientAddress } from './client-address.ts'
import { badPath, methodNotAllowed, overloaded, rateLimited } from './http.errors.ts'
import type { LoadGate } from './load-shedding.ts'
import type { Metrics } from './metrics.ts'
import type { Limit, RateLimits } from './rate-limits.ts'
import { isOurFault, toRefusal } from './refusal.ts'

type FrontDoor = {
  log: Log
  headers: Record<string, string>
  metrics: Metrics
  gate: LoadGate
  limits: RateLimits
  browseLimit: Limit
  trustedHops: number
  health: (request: IncomingMessage, response: ServerResponse, urlPath: string) => boolean
  files: StaticFiles
  api: (request: IncomingMessage, response: ServerResponse, caller: Caller) => Promise<void>
  /** Paths below /api that are pages for people. */
  pagesUnderApi: ReadonlySet<string>
  pages: PageServer
}

/** Where every request comes in: cheap answers first, then the gate and the limits, then the API or a page. */
export function frontDoor(door: FrontDoor): RequestListener {
  return (request, response) => {
    const [urlPath = '/'] = (request.url ?? '/').split('?', 1)
    if (door.health(request, response, urlPath) || door.files(request, response, urlPath)) return
    const caller = toCaller(door, request)
    response.setHeader('x-request-id', caller.requestId)
    if (!door.gate.enter()) return refuse(door, response, caller, overloaded())
    const startedAt = performance.now()
    const isApi = urlPath.startsWith('/api/') && !door.pagesUnderApi.has(urlPath)
    response.once('close', () => {
      door.gate.leave()
      record(door, { request, response, caller, urlPath, isApi, startedAt })
    })
    answerOne(door, { request, response, caller, urlPath, isApi }).catch((error: unknown) => {
      refuse(door, response, caller, error)
    })
  }
}

type Asked = {
  request: IncomingMessage
  response: ServerResponse
  caller: Caller
  urlPath: string
  isApi: boolean
}

async function answerOne(
  door: FrontDoor,
  { request, response, caller, urlPath, isApi }: Asked,
): Promise<void> {
  const verdict = await door.limits.take(door.browseLimit, caller.clientAddress)
  if (!verdict.allowed) throw rateLimited(verdict.retryAfterSeconds)
  const decodable = isDecodable(urlPath)
  if (isApi) {
    if (!decodable) throw badPath()
    return door.api(request, response, caller)
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD'])
  const path = decodable ? (request.url ?? '/') : '/bad-path'
  return door.pages.serve(request, response, { path, badPath: !decodable })
}

function isDecodable(urlPath: string): boolean {
  try {
    decodeURIComponent(urlPath)
    return urlPath.startsWith('/')
  } catch {
    return false
  }
}

function toCaller({ trustedHops }: FrontDoor, { headers, socket }: IncomingMessage): Caller {
  const forwardedFor = headers['x-forwarded-for']
  const address = clientAddress({
    socketAddress: socket.remoteAddress,
    forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
    trustedHops,
  })
  return { requestId: newId(), clientAddress: address }
}

function refuse(door: FrontDoor, response: ServerResponse, { requestId }: Caller, error: unknown): void {
  if (response.destroyed) return // nobody is there any more to be told
  if (isOurFault(error)) door.log.error({ requestId, err: error }, 'a request failed')
  if (response.headersSent) {
    response.destroy() // half an answer is out: breaking off is the only honest sign
    return
  }
  const { status, headers, body } = toRefusal(error, requestId)
  const allow: Record<string, string> = status === 405 ? { allow: 'GET, HEAD' } : {}
  // What is left of the request's body will not be read, so the connection cannot be used again.
  response
    .writeHead(status, { ...door.headers, ...headers, ...allow, connection: 'close' })
    .end(JSON.stringify(body))
}

type Answered = Asked & { startedAt: number }

function record(
  { log, metrics }: FrontDoor,
  { request, response, caller, urlPath, isApi, startedAt }: Answered,
) {
  const ms = performance.now() - startedAt
  const status = response.writableFinished ? response.statusCode : 499 // the caller went away
  metrics.observe(isApi ? 'api' : 'page', status, ms / 1000)
  // The query is left out: it may hold what somebody searched for.
  const { requestId } = caller
  log.info({ requestId, method: request.method, path: urlPath, status, ms: Math.round(ms) }, 'answered')
}

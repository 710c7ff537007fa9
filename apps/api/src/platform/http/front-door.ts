import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { DomainError } from '#platform/domain-error.ts'
import { newId } from '#platform/ids.ts'
import type { Log } from '#platform/log.ts'
import type { PageServer } from '#platform/pages/page-server.ts'
import type { StaticFiles } from '#platform/pages/static-files.ts'
import type { Caller } from './api-env.ts'
import { clientAddress } from './client-address.ts'
import { errorStatus } from './error-status.ts'
import { badPath, invalidInput, methodNotAllowed, notFound, overloaded, rateLimited } from './http.errors.ts'
import type { Lane, LoadGate } from './load-gate.ts'
import type { Metrics } from './metrics.ts'
import type { Limit, RateLimits } from './rate-limits.ts'
import { isThisMachine } from './this-machine.ts'
import { type Asked, isReading, turnAway } from './turn-away.ts'

type FrontDoor = {
  log: Log
  headers: Record<string, string>
  metrics: Metrics
  /** Who is let in, and who waits: what arrives slowly has places of its own. */
  gateOf: (urlPath: string) => LoadGate
  /** R8: what is turned away last when all places are taken. */
  laneOf: (urlPath: string) => Lane
  limits: RateLimits
  limitFor: (urlPath: string) => Limit
  /** PAY-02: where a status of 400 would be taken for good news, so that there is none. */
  isNever400: (urlPath: string) => boolean
  /** What nobody sees from elsewhere, API or page. */
  isForThisMachine: (urlPath: string) => boolean
  /** Who takes nothing of an answer for so long has gone, or never meant to: their place is somebody else's. */
  silenceMsOf: (urlPath: string) => number
  trustedHops: number
  health: (request: IncomingMessage, response: ServerResponse, urlPath: string) => boolean
  /** The pictures of goods. */
  media: StaticFiles
  files: StaticFiles
  api: (request: IncomingMessage, response: ServerResponse, caller: Caller) => Promise<void>
  /** Paths below /api that are pages for people. */
  pagesUnderApi: ReadonlySet<string>
  /** Pages that also take a form, for those without scripts; all others are only looked at. */
  pagesWithForms: ReadonlySet<string>
  /** What search engines ask for; null when it is none of that. */
  sitemaps: (request: IncomingMessage, response: ServerResponse, urlPath: string) => Promise<void> | null
  pages: PageServer
}

/** Where every request comes in: cheap answers first, then the gate and the limits, then the API or a page. */
export function frontDoor(door: FrontDoor): RequestListener {
  return (request, response) => {
    const [urlPath = '/'] = (request.url ?? '/').split('?', 1)
    if ([door.health, door.media, door.files].some((answers) => answers(request, response, urlPath))) return
    const isApi = urlPath.startsWith('/api/') && !door.pagesUnderApi.has(urlPath.replace(/\/$/, ''))
    const asked = { request, response, caller: toCaller(door, request), urlPath, isApi }
    const startedAt = performance.now()
    response.setHeader('x-request-id', asked.caller.requestId)
    response.once('close', () => record(door, asked, startedAt))
    letIn(door, asked).catch((error: unknown) => turnAway(door, asked, without400(door, asked, error)))
  }
}

function without400({ isNever400 }: FrontDoor, { urlPath }: Asked, error: unknown): unknown {
  const is400 = error instanceof DomainError && errorStatus[error.code] === 400
  return is400 && isNever400(urlPath) ? invalidInput([]) : error
}

async function letIn(door: FrontDoor, asked: Asked): Promise<void> {
  const gate = door.gateOf(asked.urlPath)
  if (!(await gate.enter(door.laneOf(asked.urlPath)))) throw overloaded()
  if (asked.response.destroyed) return gate.leave() // gone while standing in line
  asked.response.once('close', () => gate.leave())
  asked.response.setTimeout(door.silenceMsOf(asked.urlPath), () => asked.response.destroy())
  const verdict = await door.limits.take(door.limitFor(asked.urlPath), asked.caller.clientAddress)
  if (!verdict.allowed) throw rateLimited(verdict.retryAfterSeconds)
  await answerOne(door, asked)
}

async function answerOne(
  door: FrontDoor,
  { request, response, caller, urlPath, isApi }: Asked,
): Promise<void> {
  const decodable = isDecodable(urlPath)
  if (decodable && door.isForThisMachine(plainPath(urlPath)) && !isThisMachine(request)) throw notFound()
  if (isApi) {
    if (!decodable) throw badPath()
    return door.api(request, response, caller)
  }
  if (request.method === 'POST' && door.pagesWithForms.has(urlPath))
    return door.pages.submit(request, response, { path: request.url ?? urlPath, caller })
  if (!isReading(request)) throw methodNotAllowed(['GET', 'HEAD'])
  const sitemap = door.sitemaps(request, response, urlPath)
  if (sitemap !== null) return sitemap
  const path = decodable ? (request.url ?? '/') : '/bad-path'
  return door.pages.serve(request, response, { path, badPath: !decodable })
}

/** However it is spelt: routers see the same in `/dev//%63ounter`, `/x/../dev/counter` and `/DEV/counter`. */
const plainPath = (urlPath: string): string =>
  decodeURIComponent(new URL(urlPath.replace(/^[/\\]+/, '/'), 'http://localhost').pathname)
    .toLowerCase()
    .replaceAll(/[/\\]+/g, '/')

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

function record(
  { log, metrics }: FrontDoor,
  { request, response, caller, urlPath, isApi }: Asked,
  startedAt: number,
) {
  const ms = performance.now() - startedAt
  const status = response.writableFinished ? response.statusCode : 499 // the caller went away
  metrics.observe(isApi ? 'api' : 'page', status, ms / 1000)
  // The query is left out: it may hold what somebody searched for.
  const { requestId } = caller
  log.info({ requestId, method: request.method, path: urlPath, status, ms: Math.round(ms) }, 'answered')
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { TrafficClass } from '@ahia/contracts/endpoint'
import { DomainError } from '../../domain-error.ts'
import { newId } from '../../ids.ts'
import type { Log } from '../../log.ts'
import type { PageServer } from '../../pages/page-server.ts'
import type { StaticFiles } from '../../pages/static-files.ts'
import type { Caller } from '../api-env.ts'
import type { EndpointLookup } from '../endpoint-lookup.ts'
import { errorStatus } from '../error-status.ts'
import type { LateRejections } from '../gate/late-rejections.ts'
import { leaveWhenMade } from '../gate/leave-when-made.ts'
import type { Lane, LoadGate } from '../gate/load-gate.ts'
import type { LoopTurns } from '../gate/loop-turns.ts'
import type { BodiesReadAhead } from '../gate/read-ahead.ts'
import type { UnsentAnswers } from '../gate/unsent-answers.ts'
import {
  badPath,
  invalidInput,
  malformedRequest,
  methodNotAllowed,
  notFound,
  overloaded,
  rateLimited,
} from '../http.errors.ts'
import { type OnForbidden, reportForbidden } from '../on-forbidden.ts'
import { type Limit, type RateLimits, tolerant, type Verdict } from '../rate-limits.ts'
import { clientAddress } from './client-address.ts'
import type { Metrics } from './metrics.ts'
import { isDecodable } from './request-path.ts'
import { isThisMachine } from './this-machine.ts'
import { type IncomingRequest, isReading, turnAway } from './turn-away.ts'

/** How one class of traffic is served. */
type TrafficRules = {
  /** Admission control: slow uploads have slots of their own. */
  gate: LoadGate
  /** R8: rejected last when all slots are taken. */
  lane: Lane
  /** A reader that accepts no bytes for this long is gone. */
  silenceMs: number
}

type FrontHandlerParts = {
  log: Log
  headers: Record<string, string>
  metrics: Metrics
  /** What the contracts say about a request. */
  lookup: EndpointLookup
  traffic: Readonly<Record<TrafficClass, TrafficRules>>
  bodies: BodiesReadAhead
  lateRejections: LateRejections
  turns: LoopTurns
  unsent: UnsentAnswers
  limits: RateLimits
  /** Of one network address, unless an endpoint has a limit of its own. */
  browseLimit: Limit
  trustedHops: number
  health: (request: IncomingMessage, response: ServerResponse, urlPath: string) => boolean
  /** Product pictures. */
  media: StaticFiles
  files: StaticFiles
  api: (request: IncomingMessage, response: ServerResponse, caller: Caller) => Promise<void>
  /** Paths below /api that are pages for people. */
  pagesUnderApi: ReadonlySet<string>
  /** Pages that also take a form, for those without scripts; all others are only looked at. */
  pagesWithForms: ReadonlySet<string>
  /** R8: pages that are served first, like the calls they make. */
  pagesThatGoFirst: ReadonlySet<string>
  /** Handles sitemaps and robots.txt; null for other paths. */
  sitemaps: (request: IncomingMessage, response: ServerResponse, urlPath: string) => Promise<void> | null
  pages: PageServer
  onForbidden: OnForbidden
  /** Learns of every page or answer that somebody has read, after it was sent. */
  onRead: (read: { url: string; clientAddress: string }) => void
}

/** Handles every request: cheap responses first, then the load gate and rate limits, then the API or a page. */
export function frontHandler(parts: FrontHandlerParts): RequestListener {
  const { turns, traffic } = parts
  return (request, response) => {
    const [urlPath = '/'] = (request.url ?? '/').split('?', 1)
    const address = addressOf(parts, request)
    const arrived = { request, response, urlPath, address, startedAt: performance.now() }
    parts.unsent.watch(address, response)
    hangUpAfter(response, traffic.common.silenceMs)
    if ([parts.health, parts.media, parts.files].some((answers) => answers(request, response, urlPath)))
      return
    // Before anything more is done for it: two hundred connections that come together would delay everybody.
    const turn = traffic.common.gate.isShared ? turns.wait(address) : null
    if (turn === null) answer(parts, arrived)
    else void turn.then(() => answer(parts, arrived))
  }
}

type Arrived = Pick<IncomingRequest, 'request' | 'response' | 'urlPath'> & {
  address: string
  startedAt: number
}

function answer(parts: FrontHandlerParts, { address, startedAt, ...arrived }: Arrived): void {
  const { request, response, urlPath } = arrived
  const caller = { requestId: newId(), clientAddress: address }
  const isApi = urlPath.startsWith('/api/') && !parts.pagesUnderApi.has(urlPath.replace(/\/$/, ''))
  const endpoint = isApi ? parts.lookup.find(request.method, urlPath) : null
  const incoming = { request, response, caller, urlPath, isApi, endpoint }
  if (response.destroyed) {
    record(parts, incoming, startedAt) // its caller left while it waited
    return
  }
  response.setHeader('x-request-id', caller.requestId)
  response.once('close', () => record(parts, incoming, startedAt))
  admit(parts, incoming).catch(async (error: unknown) => {
    if (isExcess(error) && parts.traffic.common.gate.isShared)
      await parts.lateRejections.wait(address, response)
    turnAway(parts, incoming, without400(parts, incoming, error))
    const { 'user-agent': userAgent = '', authorization } = request.headers
    return reportForbidden(parts, { error, caller, userAgent, authorization })
  })
}

/** What a caller gets who asks more often than it may. */
const isExcess = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'RATE_LIMITED' || error.code === 'OVERLOADED')

function without400({ lookup }: FrontHandlerParts, { urlPath }: IncomingRequest, error: unknown): unknown {
  const is400 = error instanceof DomainError && errorStatus[error.code] === 400
  return is400 && lookup.isNever400(urlPath) ? invalidInput([]) : error
}

function hangUpAfter(response: ServerResponse, silenceMs: number): void {
  response.setTimeout(silenceMs, () => response.destroy())
}

async function admit(parts: FrontHandlerParts, incoming: IncomingRequest): Promise<void> {
  const { request, response, caller } = incoming
  parts.traffic.common.gate.see(caller.clientAddress)
  if (!hasOneHost(request)) throw malformedRequest()
  // Before anything is read or awaited: an address that has used up its limit costs next to nothing.
  assertAllowed(parts.limits.findRejection(limitOf(parts, incoming), caller.clientAddress))
  const traffic = trafficOf(parts, incoming)
  const { gate, lane, silenceMs } = parts.traffic[traffic]
  if (traffic === 'upload') hangUpAfter(response, silenceMs)
  else await parts.bodies.read(caller.clientAddress, request, response)
  const leave = await gate.enter(caller.clientAddress, lane)
  if (!leave) throw overloaded()
  if (response.destroyed) return leave() // disconnected while queued
  const startedAt = performance.now()
  const work = answerWithinLimit(parts, incoming)
  leaveWhenMade({ response, work, leave })
  try {
    await work
  } finally {
    if (isCharged(traffic, incoming)) gate.charge(caller.clientAddress, lane, performance.now() - startedAt)
  }
}

/** R30: an upload takes the time of its sender, and all calls of a payment provider come from a few addresses. */
const isCharged = (traffic: TrafficClass, { endpoint }: IncomingRequest): boolean =>
  traffic !== 'upload' && endpoint?.auth !== 'signature'

/** Of two, a proxy may have believed the other one: Node itself keeps the first. HTTP/1.0 knows no Host. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

const trafficOf = (
  { pagesThatGoFirst }: FrontHandlerParts,
  { endpoint, urlPath }: IncomingRequest,
): TrafficClass => endpoint?.traffic ?? (pagesThatGoFirst.has(urlPath) ? 'first' : 'common')

async function answerWithinLimit(parts: FrontHandlerParts, incoming: IncomingRequest): Promise<void> {
  assertAllowed(await parts.limits.take(limitOf(parts, incoming), incoming.caller.clientAddress))
  await answerOne(parts, incoming)
}

function limitOf({ browseLimit }: FrontHandlerParts, { endpoint }: IncomingRequest): Limit {
  const ownLimit = endpoint?.limits?.address
  return ownLimit ? tolerant(ownLimit) : browseLimit
}

function assertAllowed(verdict: Verdict | null): void {
  if (verdict?.allowed === false) throw rateLimited(verdict.retryAfterSeconds)
}

async function answerOne(
  parts: FrontHandlerParts,
  { request, response, caller, urlPath, isApi }: IncomingRequest,
): Promise<void> {
  const decodable = isDecodable(urlPath)
  if (parts.lookup.isLocalOnly(urlPath) && !isThisMachine(request)) throw notFound()
  if (isApi) {
    if (!decodable) throw badPath()
    return parts.api(request, response, caller)
  }
  if (request.method === 'POST' && parts.pagesWithForms.has(urlPath))
    return parts.pages.submit(request, response, { path: request.url ?? urlPath, caller })
  if (!isReading(request)) throw methodNotAllowed(['GET', 'HEAD'])
  const sitemap = parts.sitemaps(request, response, urlPath)
  if (sitemap !== null) return sitemap
  const path = decodable ? (request.url ?? '/') : '/bad-path'
  return parts.pages.serve(request, response, { path, badPath: !decodable })
}

function addressOf({ trustedHops }: FrontHandlerParts, { headers, socket }: IncomingMessage): string {
  const forwardedFor = headers['x-forwarded-for']
  return clientAddress({
    socketAddress: socket.remoteAddress,
    forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
    trustedHops,
  })
}

function record(
  { log, metrics, onRead }: FrontHandlerParts,
  { request, response, caller, urlPath, isApi }: IncomingRequest,
  startedAt: number,
) {
  const ms = performance.now() - startedAt
  const status = response.writableFinished ? response.statusCode : 499 // the caller went away
  metrics.observe(isApi ? 'api' : 'page', status, ms / 1000)
  const isRead = request.method === 'GET' && (status === 200 || status === 304)
  if (isRead) onRead({ url: request.url ?? urlPath, clientAddress: caller.clientAddress })
  // The query is left out, as it may contain what somebody searched for.
  const { requestId } = caller
  log.info({ requestId, method: request.method, path: urlPath, status, ms: Math.round(ms) }, 'answered')
}

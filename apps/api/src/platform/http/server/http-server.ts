import http from 'node:http'
import type net from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Closing } from '../../closing.ts'
import { newId } from '../../ids.ts'
import { toErrorAnswer } from '../error-answer.ts'
import { bodyTimeout, headersTooLarge, malformedRequest } from '../http.errors.ts'
import { AnswersUnderWay } from './answers-under-way.ts'
import type { Draining } from './health.ts'
import { closed } from './listen.ts'

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
/** A little more than the timeout of reading an upload, which can send a better error. */
const UPLOAD_TIMEOUT_MS = 130_000
const CHECK_CONNECTIONS_MS = 2_000
const KEEP_ALIVE_MS = 65_000 // longer than the usual minute of a load balancer, so that it never loses a race
const FINISH_MS = 10_000
const DRAIN_LIMIT_MS = 15_000

type Timeouts = { headersMs: number; requestMs: number; uploadMs?: number }

const TIMEOUTS = {
  headersMs: HEADERS_TIMEOUT_MS,
  requestMs: REQUEST_TIMEOUT_MS,
  uploadMs: UPLOAD_TIMEOUT_MS,
} satisfies Timeouts

/** `isUpload` says who may take longer to send: a phone with pictures on a slow network. */
export function createHttpServer(
  securityHeaders: Record<string, string>,
  timeouts: Timeouts = TIMEOUTS,
  isUpload: (request: http.IncomingMessage) => boolean = () => false,
): http.Server {
  const server = http.createServer({
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.uploadMs ?? timeouts.requestMs,
    connectionsCheckingInterval: Math.min(CHECK_CONNECTIONS_MS, timeouts.requestMs),
    keepAliveTimeout: KEEP_ALIVE_MS,
    requireHostHeader: false, // Node would answer without our envelope; the front handler does it
  })
  // A caller may expect what we do not know; Node would refuse it, again without our envelope.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  const answers = new AnswersUnderWay()
  server.on('request', answers.watch)
  server.on('request', (request) => {
    if (hasBody(request) && !isUpload(request)) limitBody(server, request, timeouts.requestMs)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const canAnswer = error.code !== 'ECONNRESET' && socket.writable && !answers.isHalfOut(socket)
    if (canAnswer) refuseRaw(socket, error.code, securityHeaders)
    else socket.destroy()
  })
  return server
}

const hasBody = ({ headers }: http.IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** The server itself knows one limit for all, which is that of uploads. */
function limitBody(server: http.Server, request: http.IncomingMessage, limitMs: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return
    const late = Object.assign(new Error('The request took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    server.emit('clientError', late, request.socket)
  }, limitMs)
  request.once('close', () => clearTimeout(timer))
}

// Requests that never became one (broken, slow or oversize heads) still get the one envelope.
function refuseRaw(
  socket: Duplex,
  errorCode: string | undefined,
  securityHeaders: Record<string, string>,
): void {
  const { status, headers, body } = toErrorAnswer(toRefused(errorCode), newId())
  const text = JSON.stringify(body)
  const length = String(Buffer.byteLength(text))
  const all = { ...securityHeaders, ...headers, 'content-length': length, connection: 'close' }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${head.join('')}\r\n${text}`)
}

function toRefused(code: string | undefined) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return bodyTimeout()
  return code === 'HPE_HEADER_OVERFLOW' ? headersTooLarge() : malformedRequest()
}

type Serving = {
  server: http.Server
  /** What else listens on its port. */
  helpers?: readonly net.Server[]
  draining: Draining
}

/** Reports unready first, so that no new work is sent here; then accepts no connections; then lets running requests end. */
export async function drain({ server, helpers = [], draining }: Serving, noticeMs: number): Promise<void> {
  draining.isDraining = true
  // `Connection: close` keeps callers from sending another request on a connection that is about to close.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await pause(noticeMs)
  const allClosed = Promise.all([server, ...helpers].map(closed))
  const sweep = setInterval(() => server.closeIdleConnections(), 50) // a busy keep-alive connection falls idle later
  const force = setTimeout(() => server.closeAllConnections(), FINISH_MS)
  await allClosed
  clearInterval(sweep)
  clearTimeout(force)
}

type Stopping = { closing: Closing; stopping: AbortSignal; noticeMs: number }

/**
 * F13: all servers of a process say that they are not ready at the moment they are asked to stop, before anything else is
 * closed, and share one notice: one after the other, the second would take new work until the first has ended.
 */
export function drainWhenStopped(
  servers: readonly Serving[],
  { closing, stopping, noticeMs }: Stopping,
): void {
  stopping.addEventListener('abort', () => {
    for (const { draining } of servers) draining.isDraining = true
  })
  closing.add(
    'servers',
    () => Promise.all(servers.map((serving) => drain(serving, noticeMs))),
    noticeMs + DRAIN_LIMIT_MS,
  )
}

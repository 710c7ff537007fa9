import http from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#platform/ids.ts'
import type { Draining } from './health.ts'
import { bodyTimeout, headersTooLarge, malformedRequest } from './http.errors.ts'
import { toRefusal } from './refusal.ts'

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
const CHECK_CONNECTIONS_MS = 2_000
const KEEP_ALIVE_MS = 65_000 // longer than the usual minute of a load balancer, so that it never loses a race
const FINISH_MS = 10_000

export function createHttpServer(
  timeouts = { headersMs: HEADERS_TIMEOUT_MS, requestMs: REQUEST_TIMEOUT_MS },
): http.Server {
  const server = http.createServer({
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: Math.min(CHECK_CONNECTIONS_MS, timeouts.requestMs),
    keepAliveTimeout: KEEP_ALIVE_MS,
  })
  server.on('clientError', refuseRaw)
  return server
}

// Requests that never became one (broken, slow or oversize heads) still get the one envelope.
function refuseRaw(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, headers, body } = toRefusal(toRefused(error.code), newId())
  const text = JSON.stringify(body)
  const all = { ...headers, 'content-length': String(Buffer.byteLength(text)), connection: 'close' }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${head.join('')}\r\n${text}`)
}

function toRefused(code: string | undefined) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return bodyTimeout()
  return code === 'HPE_HEADER_OVERFLOW' ? headersTooLarge() : malformedRequest()
}

export class PortTaken extends Error {
  override readonly name = 'PortTaken'
}

/** Gives the port in use, which the system picks when asked for 0. */
export function listen(server: http.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE' || error.code === 'EACCES'
      reject(
        isTaken
          ? new PortTaken(`Port ${port} is taken: stop what uses it, or choose another with PORT`)
          : error,
      )
    })
    server.listen(port, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** First unready, so that no new work is sent here; then no new connections; then what is under way ends. */
export async function drain(server: http.Server, draining: Draining, noticeMs: number): Promise<void> {
  draining.isDraining = true
  // Told that it will not be kept, nobody sends another request into a connection that is about to close.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await pause(noticeMs)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const sweep = setInterval(() => server.closeIdleConnections(), 50) // a busy keep-alive connection falls idle later
  const force = setTimeout(() => server.closeAllConnections(), FINISH_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(force)
}

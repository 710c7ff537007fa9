import type http from 'node:http'
import net from 'node:net'

/** Node takes one connection from each listener in a turn of the event loop. */
const LISTENERS = 8
/** Several listeners on one port, of which the system gives each a share of the connections, as Linux has them. */
const CAN_SHARE = process.platform === 'linux'

/** The port cannot be had; the message says why and what to do. */
export class UnusablePort extends Error {
  override readonly name = 'UnusablePort'
}

const PORT_FAULTS: Record<string, string> = {
  EADDRINUSE: 'is taken: stop what uses it, or choose another with PORT',
  EADDRNOTAVAIL: 'cannot be opened, as HOST is no address of this machine',
  EACCES: 'needs more rights than you have: choose one above 1023 with PORT',
}

/** Returns the port in use, which the system picks when asked for 0. Without a host it listens on all interfaces. */
export function listen(
  server: net.Server,
  port: number,
  host: string | null = null,
  { reusePort = false } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const fault = PORT_FAULTS[error.code ?? '']
      reject(fault ? new UnusablePort(`Port ${port} ${fault}`) : error)
    })
    server.listen({ port, reusePort, ...(host === null ? {} : { host }) }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** The port that was opened, and what listens there besides the server itself. */
type OpenPort = { port: number; helpers: net.Server[] }

/**
 * R8: the same with eight listeners where the system can share a port. With one, the last of four hundred new connections
 * waited seconds before the load gate saw it. All connections are the server's own, with its limits and timeouts.
 */
export async function listenWidely(
  server: http.Server,
  wanted: number,
  host: string | null = null,
): Promise<OpenPort> {
  if (!CAN_SHARE) return { port: await listen(server, wanted, host), helpers: [] }
  // Sharing would also let a second market in: so the port is asked for alone first.
  if (wanted !== 0) await openAndClose(wanted, host)
  const port = await listen(server, wanted, host, { reusePort: true })
  const helpers = Array.from({ length: LISTENERS - 1 }, () => helperOf(server))
  await Promise.all(helpers.map((helper) => listen(helper, port, host, { reusePort: true })))
  return { port, helpers }
}

async function openAndClose(port: number, host: string | null): Promise<void> {
  const probe = net.createServer()
  await listen(probe, port, host)
  await closed(probe)
}

/** Hands its connections to the server, opened with the options that an HTTP server has. */
const helperOf = (server: http.Server): net.Server =>
  net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket))

/** Accepts no more connections; resolves when those that are open have ended. */
export const closed = (server: net.Server): Promise<void> =>
  new Promise((resolve) => server.close(() => resolve()))

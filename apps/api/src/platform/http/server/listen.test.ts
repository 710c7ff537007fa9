import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { apiHeaders } from '../security-headers.ts'
import { createHttpServer, drain } from './http-server.ts'
import { closed, listen, listenWidely, UnusablePort } from './listen.ts'

const newServer = () => createHttpServer(apiHeaders(null), { headersMs: 150, requestMs: 200 })

async function openWidely(wanted = 0) {
  const server = newServer().on('request', (_request, response) => response.end('done'))
  const { port, helpers } = await listenWidely(server, wanted, '127.0.0.1')
  const draining = { isDraining: false }
  onTestFinished(() => drain({ server, helpers, draining }, 0))
  return { server, helpers, port, draining }
}

const connectTo = (port: number, count: number): net.Socket[] =>
  Array.from({ length: count }, () => {
    const socket = net.connect({ port, host: '127.0.0.1' })
    onTestFinished(() => void socket.destroy())
    return socket
  })

test('a port in use is reported in one clear line', async () => {
  const server = newServer()
  const port = await listen(server, 0)
  onTestFinished(() => closed(server))

  const second = listen(newServer(), port)

  await expect(second).rejects.toThrow(UnusablePort)
  await expect(second).rejects.toThrow(
    `Port ${port} is taken: stop what uses it, or choose another with PORT`,
  )
})

test('a port without permission is not reported as in use', async () => {
  const server = newServer()
  onTestFinished(() => void server.close())

  const listening = listen(server, 0)
  server.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' })) // what PORT=80 gives a user

  await expect(listening).rejects.toThrow('needs more rights than you have')
})

test('R8 a second market on a port that is shared gets the same clear line', async () => {
  const { port } = await openWidely()

  const second = listenWidely(newServer(), port, '127.0.0.1')

  await expect(second).rejects.toThrow(UnusablePort)
  await expect(second).rejects.toThrow(`Port ${port} is taken`)
})

test('R8 a port that was named is opened, and again after it has been closed', async () => {
  const first = await openWidely()
  await drain(first, 0)

  const second = await openWidely(first.port)

  expect(second.port).toBe(first.port)
  expect(await (await fetch(`http://127.0.0.1:${second.port}`)).text()).toBe('done')
})

test('R8 connections that come together are accepted several in a turn, where a port can be shared', async () => {
  const { server, port } = await openWidely()
  const inEachTurn: number[] = []
  let inThisTurn = 0
  const turn = () => {
    if (inThisTurn > 0) inEachTurn.push(inThisTurn)
    inThisTurn = 0
    next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  onTestFinished(() => clearImmediate(next))
  server.on('connection', () => {
    inThisTurn += 1
  })

  connectTo(port, 64)

  await expect.poll(() => inEachTurn.reduce((sum, count) => sum + count, 0)).toBe(64)
  // Each listener has its share by chance: that five of eight have none of 64 does not happen.
  if (process.platform === 'linux') expect(Math.max(...inEachTurn)).toBeGreaterThanOrEqual(4)
})

test('R8 each connection has the timeouts of the one server, by whichever listener it came', async () => {
  const { port } = await openWidely()
  const sockets = connectTo(port, 32)

  const answers = await Promise.all(
    sockets.map(async (socket) => {
      socket.write('GET / HTTP/1.1\r\nhos')
      const [answer]: unknown[] = await once(socket, 'data')
      return String(answer).split('\r\n', 1)[0]
    }),
  )

  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']))
})

test('F13 draining closes all that listens, and connections that nobody uses', async () => {
  const { server, helpers, port, draining } = await openWidely()
  const agent = new http.Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const statuses = Array.from({ length: 32 }, async () => {
    const [response]: http.IncomingMessage[] = await once(http.get({ port, agent }), 'response')
    response?.resume()
    return response?.statusCode
  })
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]))

  await drain({ server, helpers, draining }, 0)

  expect([server, ...helpers].some(({ listening }) => listening)).toBe(false)
  const [socket] = connectTo(port, 1)
  await expect(once(socket ?? new net.Socket(), 'connect')).rejects.toThrow('ECONNREFUSED')
})

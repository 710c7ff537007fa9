import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApi } from '../../../test/test-api.ts'
import { createHttpServer, drain, listen, PortTaken } from './http-server.ts'

/** Sends raw bytes and gives all that comes back until the other side closes. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', () => resolve(answer))
  })
}

async function startServer(timeouts?: { headersMs: number; requestMs: number }) {
  const server = createHttpServer(timeouts)
  server.on('request', (request, response) => request.resume().on('end', () => response.end('done')))
  const port = await listen(server, 0)
  onTestFinished(() => void server.closeAllConnections())
  onTestFinished(() => void server.close())
  return { server, port }
}

test('a body that trickles in too slowly is cut off with 408 in the one envelope', async () => {
  const { port } = await startServer({ headersMs: 150, requestMs: 200 })

  const answer = await sendRaw(port, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nabc')

  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"BODY_TIMEOUT"')
})

test('what is not HTTP gets a clean 400, and oversize headers 431', async () => {
  const { port } = await startServer()

  expect(await sendRaw(port, 'HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"MALFORMED_REQUEST"/)
  const oversize = `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`
  expect(await sendRaw(port, oversize)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"HEADERS_TOO_LARGE"/)
})

test('a port that is taken is said in one clear line', async () => {
  const { port } = await startServer()

  const second = listen(createHttpServer(), port)

  await expect(second).rejects.toThrow(PortTaken)
  await expect(second).rejects.toThrow(
    `Port ${port} is taken: stop what uses it, or choose another with PORT`,
  )
})

test('draining finishes what is under way and then lets go of idle connections', async () => {
  const server = createHttpServer()
  const finish = Promise.withResolvers<void>()
  server.on('request', async (_request, response) => {
    response.write('first half, ')
    await finish.promise
    response.end('second half')
  })
  const port = await listen(server, 0)
  const draining = { isDraining: false }
  const response = await fetch(`http://127.0.0.1:${port}`)

  const drained = drain(server, draining, 0)
  expect(draining.isDraining).toBe(true)
  finish.resolve()

  expect(await response.text()).toBe('first half, second half')
  await drained
})

test('beyond what it can serve at once, the market says so at once and asks to come again', async () => {
  const hold = Promise.withResolvers<void>()
  const { origin } = await startTestApi({
    env: { MAX_IN_FLIGHT: '2' },
    render: async () => {
      await hold.promise
      return new Response('page')
    },
  })
  const served = [fetch(`${origin}/a`), fetch(`${origin}/b`)]
  await expect.poll(async () => (await fetch(`${origin}/c`)).status).toBe(503)

  const refused = await fetch(`${origin}/c`)
  const health = await fetch(`${origin}/healthz`)
  hold.resolve()

  expect(refused.headers.get('retry-after')).toBe('1')
  expect(health.status).toBe(200)
  for (const response of served) expect((await response).status).toBe(200)
})

test('metrics are for this machine or for who has the token; to others there is no such page', async () => {
  const open = await startTestApi()
  const guarded = await startTestApi({ env: { METRICS_TOKEN: 'a-token-of-16-letters' } })

  const local = await fetch(`${open.origin}/metrics`)
  const proxied = await fetch(`${open.origin}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })
  const stranger = await fetch(`${guarded.origin}/metrics`)
  const scraper = await fetch(`${guarded.origin}/metrics`, {
    headers: { authorization: 'Bearer a-token-of-16-letters' },
  })

  expect([local.status, proxied.status, stranger.status, scraper.status]).toEqual([200, 404, 404, 200])
  expect(await local.text()).toContain('http_in_flight')
})

test('readiness follows the database', async () => {
  const { origin } = await startTestApi()

  expect(await (await fetch(`${origin}/readyz`)).text()).toBe('ready')
})

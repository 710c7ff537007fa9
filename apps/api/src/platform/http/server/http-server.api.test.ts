import { expect, onTestFinished, test } from 'vitest'
import { aPage } from '../../../../test/only-pages.ts'
import { sendRaw } from '../../../../test/send-raw.ts'
import { startTestApi } from '../../../../test/test-api.ts'
import { Closing } from '../../closing.ts'
import { apiHeaders } from '../security-headers.ts'
import { createHttpServer, drain, drainWhenStopped } from './http-server.ts'
import { listen } from './listen.ts'

const newServer = (timeouts?: { headersMs: number; requestMs: number }) =>
  createHttpServer(apiHeaders(null), timeouts)

async function startServer(timeouts?: { headersMs: number; requestMs: number }) {
  const server = newServer(timeouts)
  server.on('request', (request, response) => request.resume().on('end', () => response.end('done')))
  const port = await listen(server, 0)
  onTestFinished(() => void server.closeAllConnections())
  onTestFinished(() => void server.close())
  return { server, port }
}

test('a body that arrives too slowly gets 408 in the standard error format', async () => {
  const { port } = await startServer({ headersMs: 150, requestMs: 200 })

  const answer = await sendRaw(port, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nabc')

  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"BODY_TIMEOUT"')
})

test('API-30 an upload may take longer than other bodies, but not forever', async () => {
  const timeouts = { headersMs: 100, requestMs: 150, uploadMs: 2_000 }
  const server = createHttpServer(apiHeaders(null), timeouts, ({ url }) => url === '/upload')
  server.on('request', (request, response) => request.resume().on('end', () => response.end('done')))
  const port = await listen(server, 0)
  onTestFinished(() => void server.close())
  const cutOffAfter = async (path: string) => {
    const startedAt = performance.now()
    const answer = await sendRaw(port, `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nabc`)
    expect(answer).toContain('"code":"BODY_TIMEOUT"')
    return performance.now() - startedAt
  }

  const [other, upload] = await Promise.all([cutOffAfter('/other'), cutOffAfter('/upload')])

  expect(other).toBeLessThan(upload)
  expect(upload).toBeGreaterThanOrEqual(2_000)
})

test('a request that is not HTTP gets 400, and oversized headers get 431', async () => {
  const { port } = await startServer()

  expect(await sendRaw(port, 'HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"MALFORMED_REQUEST"/)
  const oversize = `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`
  const refused = await sendRaw(port, oversize)
  expect(refused).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"HEADERS_TOO_LARGE"/)
  expect(refused).toContain("content-security-policy: default-src 'none'")
})

test('no second response is written into one that has started', async () => {
  const server = newServer()
  server.on('request', (_request, response) => response.write('first half, '))
  const port = await listen(server, 0)
  onTestFinished(() => void server.close())

  const answer = await sendRaw(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\nHELLO\r\n\r\n')

  expect(answer).not.toContain('MALFORMED_REQUEST')
})

test.each([
  ['a host that is none', 'GET /api/v1/products/featured HTTP/1.1\r\nhost: a@b'],
  ['two hosts', 'GET /api/v1/products/featured HTTP/1.1\r\nhost: a\r\nHost: b'],
  ['no host at all', 'GET /api/v1/products/featured HTTP/1.0'],
  ['no host where one is required', 'GET /api/v1/products/featured HTTP/1.1'],
  ['a backslash in the path', 'GET /api/v1\\products HTTP/1.1\r\nhost: a'],
])('API-40 %s gets 400', async (_title, head) => {
  const { origin } = await startTestApi()

  const answer = await sendRaw(Number(new URL(origin).port), `${head}\r\nconnection: close\r\n\r\n`)

  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"MALFORMED_REQUEST"/)
})

test('R16 a caller that expects something unknown is answered like any other', async () => {
  const { origin } = await startTestApi()
  const head = 'GET /api/v1/nothing HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\nconnection: close\r\n\r\n'

  expect(await sendRaw(Number(new URL(origin).port), head)).toMatch(
    /^HTTP\/1\.1 404 [\s\S]*"code":"NOT_FOUND"/,
  )
})

test('draining finishes running requests and then closes idle connections', async () => {
  const server = newServer()
  const finish = Promise.withResolvers<void>()
  server.on('request', async (_request, response) => {
    response.write('first half, ')
    await finish.promise
    response.end('second half')
  })
  const port = await listen(server, 0)
  const draining = { isDraining: false }
  const response = await fetch(`http://127.0.0.1:${port}`)

  const drained = drain({ server, draining }, 0)
  expect(draining.isDraining).toBe(true)
  finish.resolve()

  expect(await response.text()).toBe('first half, second half')
  await drained
})

/** A server that holds a request, which ends when it is told to. */
async function startBusyServer() {
  const server = newServer()
  const finish = Promise.withResolvers<void>()
  server.on('request', (_request, response) => {
    response.write('first half, ')
    void finish.promise.then(() => response.end('second half'))
  })
  const port = await listen(server, 0)
  const response = await fetch(`http://127.0.0.1:${port}`)
  return { server, draining: { isDraining: false }, response, finish: finish.resolve }
}

test('F13 when the process is asked to stop, all its servers are unready at once and close together', async () => {
  const [market, office] = await Promise.all([startBusyServer(), startBusyServer()])
  const closing = new Closing()
  const stopping = new AbortController()
  drainWhenStopped([market, office], { closing, stopping: stopping.signal, noticeMs: 0 })
  const opened = Promise.withResolvers<void>()
  closing.add('what was opened later', () => opened.promise)

  stopping.abort()
  const closed = closing.closeAll()
  expect([market.draining, office.draining]).toEqual([{ isDraining: true }, { isDraining: true }])
  expect([market.server.listening, office.server.listening]).toEqual([true, true])
  opened.resolve()

  // Both still have a request under way.
  await expect.poll(() => [market.server.listening, office.server.listening]).toEqual([false, false])
  for (const { finish } of [market, office]) finish()
  expect(await Promise.all([market.response.text(), office.response.text()])).toEqual([
    'first half, second half',
    'first half, second half',
  ])
  expect(await closed).toEqual([])
})

test('above its capacity the server answers 503 with Retry-After', async () => {
  const hold = Promise.withResolvers<void>()
  let renderings = 0
  const { origin } = await startTestApi({
    env: { MAX_IN_FLIGHT: '2' },
    render: async () => {
      renderings += 1
      await hold.promise
      return aPage('page')
    },
  })
  const served = [fetch(`${origin}/a`), fetch(`${origin}/b`)]
  await expect.poll(() => renderings).toBe(2)

  const refused = await fetch(`${origin}/c`)
  const health = await fetch(`${origin}/healthz`)
  hold.resolve()

  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(health.status).toBe(200)
  for (const response of served) expect((await response).status).toBe(200)
})

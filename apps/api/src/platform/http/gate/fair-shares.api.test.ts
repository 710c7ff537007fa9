import { expect, onTestFinished, test } from 'vitest'
import { aPage } from '../../../../test/only-pages.ts'
import { sendRaw } from '../../../../test/send-raw.ts'
import { startTestApi } from '../../../../test/test-api.ts'

const BEHIND_PROXY = { TRUST_PROXY_HOPS: '1' }
const GREEDY = '192.0.2.1'
const HONEST = '192.0.2.2'

/** A market with this many slots, whose pages wait until they are released. */
async function startHeldMarket(slots: number) {
  const hold = Promise.withResolvers<void>()
  const rendered: string[] = []
  const { origin } = await startTestApi({
    env: { ...BEHIND_PROXY, MAX_IN_FLIGHT: String(slots) },
    render: async ({ url }) => {
      rendered.push(new URL(url).pathname)
      if (url.includes('/held')) await hold.promise
      return aPage('page', { headers: { 'cache-control': 'no-store' } })
    },
  })
  onTestFinished(() => hold.resolve())
  const get = (path: string, address: string, signal?: AbortSignal) =>
    fetch(origin + path, { headers: { 'x-forwarded-for': address }, signal: signal ?? null })
  const statusOf = async (path: string, address: string) => (await get(path, address)).status
  return { origin, port: Number(new URL(origin).port), get, statusOf, rendered, release: hold.resolve }
}

test('R30 one address leaves slots for the others', async () => {
  const { get, statusOf, rendered } = await startHeldMarket(8)
  const greedy = [get('/held/1', GREEDY), get('/held/2', GREEDY)]
  await expect.poll(() => rendered.length).toBe(2)

  expect(await statusOf('/third', GREEDY)).toBe(503)
  expect(await statusOf('/first', HONEST)).toBe(200)
  expect(greedy).toHaveLength(2)
})

test('R30 of requests that are sent ahead one is under way, and all are answered in turn', async () => {
  const { port, rendered, release } = await startHeldMarket(8)
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\n${more}\r\n`

  const answers = sendRaw(port, ask('/held') + ask('/2') + ask('/3') + ask('/4', 'connection: close\r\n'))
  await expect.poll(() => rendered.length).toBe(1)
  await sendRaw(port, ask('/from-elsewhere', 'connection: close\r\n'))
  expect(rendered).toEqual(['/held', '/from-elsewhere'])
  release()

  expect((await answers).match(/HTTP\/1\.1 200 /g)).toHaveLength(4)
  expect(rendered.slice(2)).toEqual(['/2', '/3', '/4'])
})

test('R30 a connection with too many requests sent ahead is closed', async () => {
  const { port, rendered } = await startHeldMarket(8)

  const answer = await sendRaw(port, 'GET /held HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(30))

  expect(answer).toBe('')
  expect(rendered.length).toBeLessThanOrEqual(1)
})

test('R30 a body that stops arriving takes no slot, and gets 408', async () => {
  const { origin, port, statusOf } = await startHeldMarket(2)
  const startOf = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\nabc`
  const slow = Array.from({ length: 20 }, () => [
    sendRaw(port, startOf('/newsletter', 'application/x-www-form-urlencoded')),
    sendRaw(port, startOf('/api/v1/newsletter/subscribe', 'application/json')),
    sendRaw(port, startOf('/api/v1/orders/checkout', 'application/json')),
  ]).flat()

  for (let one = 0; one < 10; one += 1) {
    expect(await statusOf('/', HONEST)).toBe(200)
    expect((await fetch(`${origin}/api/v1/cart`)).status).toBe(401)
  }
  for (const answer of await Promise.all(slow))
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"BODY_TIMEOUT"/)
})

test('R30 a caller who hangs up keeps the slot until the work is done', async () => {
  const { get, statusOf, rendered, release } = await startHeldMarket(2)
  const away = new AbortController()
  const left = [get('/held/1', GREEDY, away.signal), get('/held/2', GREEDY, away.signal)]
  await expect.poll(() => rendered.length).toBe(2)

  away.abort()
  await Promise.allSettled(left)
  expect(await statusOf('/', HONEST)).toBe(503)
  release()

  await expect.poll(() => statusOf('/', HONEST)).toBe(200)
})

test('R8 when the market is full of visitors who look around, carts and checkouts are served', async () => {
  const { origin, get, statusOf, rendered } = await startHeldMarket(1)
  const looking = get('/held', HONEST)
  await expect.poll(() => rendered.length).toBe(1)
  const post = async (path: string) => (await fetch(`${origin}/api/v1${path}`, { method: 'POST' })).status

  expect(await statusOf('/products', HONEST)).toBe(503)
  expect(await statusOf('/api/v1/products', HONEST)).toBe(503)
  for (const path of ['/cart/addToCart', '/cart/reduceQuantity', '/orders/checkout', '/orders/pay'])
    expect([path, await post(path)]).toEqual([path, 401])
  expect(await statusOf('/api/v1/cart', HONEST)).toBe(401)
  expect(await statusOf('/checkout', HONEST)).toBe(200)
  expect(looking).toBeInstanceOf(Promise)
})

test('R30 a market that serves nobody is not ready', async () => {
  const { get, statusOf, rendered, release } = await startHeldMarket(1)
  const looking = get('/held', HONEST)
  await expect.poll(() => rendered.length).toBe(1)
  expect(await statusOf('/readyz', HONEST)).toBe(200)

  await expect.poll(() => statusOf('/readyz', HONEST), { timeout: 3_000 }).toBe(503)
  release()
  await looking

  expect(await statusOf('/readyz', HONEST)).toBe(200)
})

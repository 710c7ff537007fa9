import { listProducts } from '@ahia/contracts/catalog'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../../../test/builders.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { KEEP_ANSWERS_MS: '60000' } })
  await openShop(api.db, [{ name: 'Kept rice' }, { name: 'Kept beans' }])
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${api.origin}/api/v1${path}`, { headers: { 'accept-encoding': 'identity', ...headers } })

test('a public response is cached for the next requests and has cache headers', async () => {
  const first = await get('/products?category=FOOD')
  await sql`update products set subtitle = 'Something else by now'`.execute(api.writer)
  const second = await get('/products?category=FOOD')

  expect(await second.text()).toBe(await first.text())
  for (const { headers } of [first, second]) {
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).not.toBeNull()
  }
})

test('the same cached response is served compressed or plain, as the client accepts', async () => {
  const answers = []
  for (const encoding of ['gzip', 'identity', 'gzip', 'identity'])
    answers.push(await get('/products?page=1', { 'accept-encoding': encoding }))

  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null, 'gzip', null])
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(texts).size).toBe(1)
})

test('a client with the current version gets 304, until the response changes', async () => {
  const first = await get('/products?limit=2')
  const etag = first.headers.get('etag') ?? ''
  const packed = await get('/products?limit=2', { 'accept-encoding': 'gzip' })
  const ask = (known: string, encoding = 'identity') =>
    get('/products?limit=2', { 'if-none-match': known, 'accept-encoding': encoding })

  const same = await ask(etag)

  expect(etag).toMatch(/^"[\w-]{22}"$/)
  expect([same.status, await same.text()]).toEqual([304, ''])
  expect(same.headers.get('etag')).toBe(etag)
  expect(same.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
  expect(same.headers.get('vary')).toBe('accept-encoding')
  expect(packed.headers.get('etag')).not.toBe(etag)
  expect((await ask(etag, 'gzip')).status).toBe(200)
  for (const known of [`"other", W/${etag}`, '*']) expect((await ask(known)).status).toBe(304)
  for (const known of ['"other"', etag.slice(1), 'x'.repeat(4000)])
    expect((await ask(known)).status).toBe(200)
})

test('a fresh response that equals the client’s version gets 304', async () => {
  const forgetful = await startTestApi({ env: { KEEP_ANSWERS_MS: '1' } })
  const address = `${forgetful.origin}/api/v1/products/featured`
  const etag = (await fetch(address)).headers.get('etag') ?? ''
  const ask = () => fetch(address, { headers: { 'if-none-match': etag } })

  const before = await ask()
  await openShop(forgetful.db, [{ name: 'New rice', isFeatured: true }])
  const after = await ask()

  expect([before.status, after.status]).toEqual([304, 200])
  expect(before.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
})

test('an error is not cached', async () => {
  const [missing, wrong] = ['/products/0190a000-0000-7000-8000-000000000000', '/products?page=0']

  for (const path of [missing, wrong, missing, wrong])
    expect((await get(path)).headers.get('cache-control')).toBe('no-store')
})

test('nothing is cached unless it is configured', async () => {
  const fresh = await startTestApi()
  await openShop(fresh.db, [{ name: 'Fresh rice' }])
  const namesOf = async () => (await fresh.call(listProducts, {})).products.map(({ name }) => name)

  const before = await namesOf()
  await sql`update products set name = 'Fresher rice'`.execute(fresh.writer)

  expect([before, await namesOf()]).toEqual([['Fresh rice'], ['Fresher rice']])
})

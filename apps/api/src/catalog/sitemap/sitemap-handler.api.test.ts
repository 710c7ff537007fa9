import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#platform/database/database.ts'
import { createPools } from '#platform/database/pool.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'
import { listen } from '#platform/http/server/listen.ts'
import { createLog } from '#platform/log.ts'
import type { Db, Tables } from '#tables.ts'
import { aShop, openShop } from '../../../test/builders.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { sitemapHandler } from './sitemap-handler.ts'

const PUBLIC_URL = 'https://ahia.example'

let api: TestApi
let shown: string[] = []
let shopId = ''
beforeAll(async () => {
  api = await startTestApi({ env: { PUBLIC_URL } })
  // Made in the same instant: only their ids tell them apart.
  const createdAt = new Date('2026-01-01T00:00:00Z')
  const live = Array.from({ length: 7 }, (_, at) => ({ name: `Rice no. ${at}`, createdAt }))
  const { shop, products } = await openShop(api.db, [
    ...live,
    { name: 'A draft', status: 'DRAFT' },
    { name: 'Withdrawn', status: 'HIDDEN' },
  ])
  await openShop(api.db, [{ name: 'Of a suspended shop' }], aShop({ status: 'SUSPENDED' }))
  shopId = shop.id
  shown = products.slice(0, 7).map(({ id }) => `${PUBLIC_URL}/products/${id}`)
})

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
const get = (path: string, init: RequestInit = {}) => fetch(api.origin + path, init)
const locationsAt = async (path: string) => locationsIn(await (await get(path)).text())

test('robots.txt allows all but personal pages and names the sitemap', async () => {
  const response = await get('/robots.txt')

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
  for (const path of ['/cart', '/checkout', '/profile', '/orders', '/auth', '/dev', '/api/v1'])
    expect(lines).toContain(`Disallow: ${path}`)
})

test('the sitemap lists every public page, shop and product, and nothing else', async () => {
  const files = await locationsAt('/sitemap.xml')

  expect(files).toEqual([`${PUBLIC_URL}/sitemaps/pages.xml`, `${PUBLIC_URL}/sitemaps/products-1.xml`])
  expect((await locationsAt('/sitemaps/products-1.xml')).toSorted()).toEqual(shown.toSorted())
  const pages = await locationsAt('/sitemaps/pages.xml')
  expect(pages).toContain(`${PUBLIC_URL}/products?category=FOOD`)
  expect(pages).toEqual(expect.arrayContaining([`${PUBLIC_URL}/terms`, `${PUBLIC_URL}/privacy`]))
  expect(pages).toContain(`${PUBLIC_URL}/merchant/blog/packing-for-okada-and-lorry`)
  expect(pages.filter((url) => url?.includes('/shops/'))).toEqual([`${PUBLIC_URL}/shops/${shopId}`])
})

test('a sitemap is XML, cacheable, and compressed for clients that accept it', async () => {
  const packed = await get('/sitemaps/products-1.xml', { headers: { 'accept-encoding': 'gzip' } })
  const plain = await get('/sitemaps/products-1.xml', { headers: { 'accept-encoding': 'identity' } })

  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(plain.headers.has('content-encoding')).toBe(false)
  expect(await packed.text()).toBe(await plain.text())
  expect(Object.fromEntries(plain.headers)).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  })
})

test('HEAD has no body, and POST is refused', async () => {
  const head = await get('/sitemaps/pages.xml', { method: 'HEAD' })
  const post = await get('/sitemap.xml', { method: 'POST', body: 'x' })

  expect([head.status, await head.text(), post.status]).toEqual([200, '', 405])
})

test.each([
  '/sitemaps/products-2.xml',
  '/sitemaps/products-0.xml',
  '/sitemaps/products-01.xml',
  '/sitemaps/products-1e1.xml',
  '/sitemaps/products-999999999999.xml',
  '/sitemaps/products-1.xml%00',
  '/sitemaps/../robots.txt/',
  '/sitemaps/constructor',
  '/sitemaps/',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404)
})

/** The same handler alone. */
async function startServer(parts: { db: Db; productsAFile?: number }) {
  const handler = sitemapHandler({ publicUrl: PUBLIC_URL, headers: {}, ...parts })
  const server = createHttpServer({})
  server.on('request', (request, response) => {
    Promise.resolve(handler(request, response, request.url ?? '')).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(503).end()
    })
  })
  const port = await listen(server, 0)
  return { server, origin: `http://127.0.0.1:${port}` }
}

test.each([1, 2, 3, 7, 8])('in files of %i every product is in exactly one', async (productsAFile) => {
  const { server, origin } = await startServer({ db: api.db, productsAFile })

  const index = locationsIn(await (await fetch(`${origin}/sitemap.xml`)).text())
  const files = []
  for (const address of index.filter((url) => url?.includes('products-')))
    files.push(locationsIn(await (await fetch(`${address?.replace(PUBLIC_URL, origin)}`)).text()))
  server.close()

  expect(files).toHaveLength(Math.ceil(shown.length / productsAFile))
  expect(Math.max(...files.map((file) => file.length))).toBe(Math.min(productsAFile, shown.length))
  expect(files.flat().toSorted()).toEqual(shown.toSorted())
})

function connectionsInUse(): number {
  const { pool, readPool } = api.pools
  return pool.totalCount - pool.idleCount + (readPool.totalCount - readPool.idleCount)
}

test('a client that disconnects early releases its connections, and the next one is served', async () => {
  const [isHeld, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = api.db.transaction(async (tx) => {
    await sql`lock table shops in access exclusive mode`.execute(tx)
    isHeld.resolve()
    await release.promise
  })
  await isHeld.promise
  const away = new AbortController()
  const leaving = get('/sitemaps/pages.xml', { signal: away.signal }).then((response) => response.text())
  await expect.poll(connectionsInUse).toBe(2) // theirs waits for the holder's

  away.abort()
  await expect(leaving).rejects.toThrow()
  release.resolve()
  await holding

  expect((await locationsAt('/sitemaps/pages.xml')).length).toBeGreaterThan(12)
  await expect.poll(connectionsInUse).toBe(0)
})

test('without a database the sitemap answers 503 before sending anything', async () => {
  const away = { url: 'postgres://ahia@127.0.0.1:1/ahia', max: 2, log: createLog('silent') }
  const { server, origin } = await startServer({ db: createDatabase<Tables>(createPools(away)) })

  const response = await fetch(`${origin}/sitemaps/pages.xml`)
  server.close()

  expect(response.status).toBe(503)
})

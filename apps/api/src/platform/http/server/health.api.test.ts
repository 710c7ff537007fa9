import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startTestApi } from '../../../../test/test-api.ts'
import { apiHeaders } from '../security-headers.ts'

/** Shuts a database and all connections to it, or opens it again. */
async function setAway(url: string, isAway: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  const client = new pg.Client({ connectionString: inject('templateUrl').replace(/[^/]+$/, 'postgres') })
  await client.connect()
  await client.query(`alter database ${name} with allow_connections ${!isAway}`)
  if (isAway)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await client.end()
}

test('readiness follows the database', async () => {
  const { origin, url } = await startTestApi()
  onTestFinished(() => setAway(url, false))
  const readiness = async () => (await fetch(`${origin}/readyz`)).text()

  expect(await readiness()).toBe('ready')
  await setAway(url, true)
  await expect.poll(readiness).toBe('no database')
  await setAway(url, false)
  await expect.poll(readiness).toBe('ready')
})

test('R8 F13 a check does not wait while requests hold all connections', async () => {
  const { origin, pools } = await startTestApi()
  const all = [pools.pool, pools.readPool]
  const held = await Promise.all(
    all.flatMap((pool) => Array.from({ length: pool.options.max }, () => pool.connect())),
  )
  onTestFinished(() => held.forEach((client) => void client.release()))

  // Nothing releases a connection before the answer: a check that waited for one would not come.
  expect(await (await fetch(`${origin}/readyz`)).text()).toBe('ready')
})

test('concurrent readiness checks use one database connection', async () => {
  const { origin, checkPool } = await startTestApi()

  await Promise.all(Array.from({ length: 100 }, () => fetch(`${origin}/readyz`)))

  expect(checkPool.totalCount).toBe(1)
})

test('metrics are available locally or with the token; others get 404', async () => {
  const open = await startTestApi()
  const guarded = await startTestApi({ env: { METRICS_TOKEN: 'a-token-of-16-letters' } })
  const statusOf = async (origin: string, headers: Record<string, string> = {}) =>
    (await fetch(`${origin}/metrics`, { headers })).status

  expect(await statusOf(open.origin)).toBe(200)
  expect(await statusOf(open.origin, { 'x-forwarded-for': '1.2.3.4' })).toBe(404)
  expect(await statusOf(guarded.origin)).toBe(404)
  expect(await statusOf(guarded.origin, { authorization: 'Bearer a-token-of-16-letterz' })).toBe(404)
  expect(await statusOf(guarded.origin, { authorization: 'Bearer a-token-of-16-letters' })).toBe(200)
})

test('a public site without a metrics token has no metrics page', async () => {
  const { origin } = await startTestApi({
    env: { NODE_ENV: 'production', PUBLIC_URL: 'https://ahia.test', EMBEDDED_PAYMENTS: 'true' },
  })

  const { status } = await fetch(`${origin}/metrics`)

  expect(status).toBe(404)
})

test.each(['/healthz', '/readyz', '/metrics', '/refused'])(
  'the response of %s has the security headers',
  async (path) => {
    const { origin } = await startTestApi({ render: () => Promise.reject(new Error('no page')) })

    const { headers } = await fetch(origin + path)

    expect(Object.fromEntries(headers)).toMatchObject(apiHeaders(null))
  },
)

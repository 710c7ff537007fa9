import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPools } from '#platform/database/pool.ts'
import { createLog } from '#platform/log.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { type Limit, RateLimits, sweepRateLimits } from './rate-limits.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

const log = createLog('silent')
const instance = () => new RateLimits(database.pool, log)
const aLimit = (given: Partial<Limit>): Limit => ({
  name: 'test',
  max: 10,
  seconds: 60,
  lease: 1,
  whenUnsure: 'refuse',
  ...given,
})

async function countAllowed(instances: RateLimits[], limit: Limit, tries: number) {
  const takes = Array.from({ length: tries }, (_, i) => instances[i % instances.length]?.take(limit, 'ada'))
  const verdicts = await Promise.all(takes)
  return verdicts.filter((verdict) => verdict?.allowed).length
}

test('two instances share one limit exactly, also under concurrent requests', async () => {
  const limit = aLimit({ name: 'exact', max: 10 })

  expect(await countAllowed([instance(), instance()], limit, 40)).toBe(10)
})

test('hits leased in advance never raise the limit', async () => {
  const limit = aLimit({ name: 'leased', max: 25, lease: 10 })
  const one = instance()

  let allowed = 0
  for (let i = 0; i < 60; i += 1) if ((await one.take(limit, 'ada')).allowed) allowed += 1

  expect(allowed).toBe(25)
})

test('a burst leases its hits once, not once per request', async () => {
  const limit = aLimit({ name: 'burst', max: 60, lease: 30 })

  expect(await countAllowed([instance(), instance()], limit, 60)).toBe(60)
  expect(await countAllowed([instance()], limit, 5)).toBe(0)
})

test('a refused caller is told when to retry, and is accepted after the window', async () => {
  const limit = aLimit({ name: 'short', max: 1, seconds: 1 })
  const limits = instance()
  const take = async () => limits.take(limit, 'ada')

  // Asked until it is so, as on a slow machine the window may end between two takes.
  await expect.poll(take).toEqual({ allowed: false, retryAfterSeconds: 1 })
  await expect.poll(take).toEqual({ allowed: true })
})

test('when hits cannot be counted, each limit defines whether requests pass', async () => {
  const { pool } = createPools({ url: 'postgres://ahia@127.0.0.1:1/ahia', max: 1, log })
  onTestFinished(() => pool.end())
  const limits = new RateLimits(pool, log)

  await expect(limits.take(aLimit({ whenUnsure: 'allow' }), 'ada')).resolves.toEqual({ allowed: true })
  await expect(limits.take(aLimit({ whenUnsure: 'refuse' }), 'ada')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
})

test('expired windows are deleted, others stay', async () => {
  const { pool } = database
  await pool.query(`insert into rate_limits values ('over', 1, now() - interval '1 second')`)
  await instance().take(aLimit({ name: 'alive' }), 'ada')

  await sweepRateLimits(pool)

  const { rows } = await pool.query(`select bucket from rate_limits where bucket in ('over', 'alive:ada')`)
  expect(rows).toEqual([{ bucket: 'alive:ada' }])
})

test('too many requests from one address get 429 with Retry-After, whatever X-Forwarded-For says', async () => {
  const { origin } = await startTestApi({ env: { BROWSE_LIMIT_PER_MINUTE: '3' } })

  const statuses: number[] = []
  for (let i = 0; i < 5; i += 1) {
    const headers = { 'x-forwarded-for': `10.0.0.${i}` }
    const response = await fetch(`${origin}/api/v1/products/featured`, { headers })
    statuses.push(response.status)
    if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }

  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

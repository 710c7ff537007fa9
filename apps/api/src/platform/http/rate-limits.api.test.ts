import { beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { RateLimits, sweepRateLimits } from './rate-limits.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

const instance = () => new RateLimits(database.pool, createLog('silent'))

async function countAllowed(
  instances: RateLimits[],
  limit: Parameters<RateLimits['take']>[0],
  tries: number,
) {
  const takes = Array.from({ length: tries }, (_, i) => instances[i % instances.length]?.take(limit, 'ada'))
  const verdicts = await Promise.all(takes)
  return verdicts.filter((verdict) => verdict?.allowed).length
}

test('two instances share one limit exactly, also when all ask at once', async () => {
  const limit = { name: 'exact', max: 10, seconds: 60, lease: 1 }

  expect(await countAllowed([instance(), instance()], limit, 40)).toBe(10)
})

test('hits taken in advance never make the limit larger', async () => {
  const limit = { name: 'leased', max: 25, seconds: 60, lease: 10 }
  const one = instance()

  let allowed = 0
  for (let i = 0; i < 60; i += 1) if ((await one.take(limit, 'ada')).allowed) allowed += 1

  expect(allowed).toBe(25)
})

test('a burst takes its hits in advance once, not once each', async () => {
  const limit = { name: 'burst', max: 60, seconds: 60, lease: 30 }

  expect(await countAllowed([instance(), instance()], limit, 60)).toBe(60)
  expect(await countAllowed([instance()], limit, 5)).toBe(0)
})

test('who is refused is told when to come again, and may once the window is over', async () => {
  const limit = { name: 'short', max: 1, seconds: 1, lease: 1 }
  const limits = instance()
  await limits.take(limit, 'ada')

  const refused = await limits.take(limit, 'ada')
  expect(refused).toEqual({ allowed: false, retryAfterSeconds: 1 })
  await expect.poll(async () => (await limits.take(limit, 'ada')).allowed, { timeout: 3_000 }).toBe(true)
})

test('windows that are over are swept away, others stay', async () => {
  const { pool } = database
  await pool.query(`insert into rate_limits values ('over', 1, now() - interval '1 second')`)
  await instance().take({ name: 'alive', max: 1, seconds: 60, lease: 1 }, 'ada')

  await sweepRateLimits(pool)

  const { rows } = await pool.query(`select bucket from rate_limits where bucket in ('over', 'alive:ada')`)
  expect(rows).toEqual([{ bucket: 'alive:ada' }])
})

test('too many requests from one address get 429 with Retry-After, and a forged header buys nothing', async () => {
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

import { listProducts } from '@ahia/contracts/catalog'
import { expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import { seedDemoMarket } from './seed-demo-market.ts'

// Slow: each test fills an empty market.

test('two concurrent seeds fill an empty market once', async () => {
  const { db, call } = await startTestApi()

  await Promise.all([seedDemoMarket({ db }), seedDemoMarket({ db })])

  expect((await call(listProducts, {})).total).toBe(431)
})

test('the demo market is the same on every machine', async () => {
  const other = await startTestApi()
  await seedDemoMarket({ db: other.db })

  const shown = async ({ call }: TestApi) =>
    (await call(listProducts, { sort: 'popular', limit: 60 })).products

  expect(await shown(other)).toEqual(await shown(await startTestApi({ isDemo: true })))
})

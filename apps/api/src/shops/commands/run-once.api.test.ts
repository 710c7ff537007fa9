import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { forgetOldCommands, runOnce } from './run-once.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

type Caller = Awaited<ReturnType<typeof aShopOwnerWithShop>>
const run = (caller: Caller, requestKey: string, answer: number, request: unknown = {}) =>
  runOnce(api.db, { caller, requestKey, request, schema: z.number(), work: async () => answer })

test('SELL-07 two shops that happen to use the same key have each their own answer, also when they repeat', async () => {
  const [shop, rival] = [await aShopOwnerWithShop(api), await aShopOwnerWithShop(api)]
  const key = randomUUID()

  expect([await run(shop, key, 1), await run(rival, key, 2)]).toEqual([1, 2])
  expect([await run(shop, key, 3), await run(rival, key, 3)]).toEqual([1, 2])
})

test('SELL-07 a key answers for its own request alone, and each key has its own', async () => {
  const shop = await aShopOwnerWithShop(api)
  const key = randomUUID()
  await run(shop, key, 1)

  await expect(run(shop, key, 2, { other: true })).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' })
  expect(await run(shop, randomUUID(), 2)).toBe(2)
  expect(await run(shop, key, 3)).toBe(1)
})

test('SELL-07 an answer is kept for 30 days', async () => {
  const shop = await aShopOwnerWithShop(api)
  const [old, recent] = [randomUUID(), randomUUID()]
  const age = async (key: string, kept: string) => {
    await run(shop, key, 1)
    await api.pool.query(
      'update shop_commands set received_at = now() - $2::interval where request_key = $1',
      [key, kept],
    )
  }
  await age(old, '30 days 1 second')
  await age(recent, '29 days 23:59:00')

  await forgetOldCommands(api)

  expect([await run(shop, old, 2), await run(shop, recent, 2)]).toEqual([2, 1])
})

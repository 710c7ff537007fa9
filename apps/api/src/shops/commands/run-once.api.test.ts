import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { runOnce } from './run-once.ts'

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

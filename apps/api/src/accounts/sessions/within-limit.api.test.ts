import { endpoints } from '@ahia/contracts/server/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aCustomer, send } from '../../../test/customer.ts'
import { readError } from '../../../test/read-error.ts'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { createAccessTokens } from './access-token.ts'

const limited = endpoints.filter(({ limits }) => limits?.account !== undefined)

let api: TestApi
let tokens: { customer: string; shop: string }
beforeAll(async () => {
  api = await startTestApi()
  tokens = { customer: (await aCustomer(api)).token, shop: (await aShopOwnerWithShop(api)).token }
  for (const token of Object.values(tokens)) await useUp(token)
})

/** As if the account had called everything as often as it may. */
async function useUp(token: string): Promise<void> {
  const account = await createAccessTokens(api).verify(token)
  for (const { name, max } of limited.flatMap(({ limits }) => limits?.account ?? [])) {
    await api.pool.query(
      `insert into rate_limits (bucket, hits, resets_at) values ($1, $2, now() + interval '1 hour')
       on conflict (bucket) do update set hits = excluded.hits`,
      [`${name}:${account?.accountId}`, max],
    )
  }
}

test.each(limited.map(({ method, path, auth }) => [method, path, auth] as const))(
  'T20 %s %s is refused to an account that has reached its rate limit',
  async (method, path, auth) => {
    const token = auth.startsWith('shop') ? tokens.shop : tokens.customer

    const answer = await send(api, path.replace(/\{\w+\}/g, newId()), {
      token,
      method,
      ...(method === 'POST' ? { body: {} } : {}),
    })

    expect(await readError(answer)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  },
)

import * as contract from '@ahia/contracts/seller/seller-news'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { listShopNews, markShopNewsRead } from '#notifications/shop-news/read-shop-news.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'

/** SELL-47: what happened to a shop's orders. */
export const sellerNewsRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.listSellerNews), accepts(contract.listSellerNews), async (c) => {
    const { deps, account, input } = c.var
    const { shopId } = await getShopCaller(deps, account.accountId)
    const { news, ...rest } = await listShopNews(deps, { shopId, ...input })
    const shown = news.map(({ id: _id, createdAt, ...one }) => ({ _id, at: createdAt.toISOString(), ...one }))
    return answer(c, contract.listSellerNews, { news: shown, ...rest })
  })
  .post('/read', signedIn(contract.readSellerNews), accepts(contract.readSellerNews), async (c) => {
    const { deps, account, input } = c.var
    const { shopId } = await getShopCaller(deps, account.accountId)
    await markShopNewsRead(deps, { shopId, upTo: input.upTo })
    return answer(c, contract.readSellerNews, {})
  })

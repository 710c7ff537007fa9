import * as contract from '@ahia/contracts/seller/stock'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { toCsvStream } from '../csv/csv-stream.ts'
import { countStock } from './count-stock.ts'
import { exportStock } from './export-stock.ts'
import { listStock } from './list-stock.ts'
import { listStockHistory } from './list-stock-history.ts'
import { moveStock } from './move-stock.ts'
import { setPrices } from './set-prices.ts'
import type { StockDeps } from './stock-deps.ts'

/** SELL-40 to SELL-46: a shop's stock and prices. */
export const ownStockRoutes = new Hono<ApiEnv<AccountsDeps & StockDeps>>()
  .get('/stock', signedIn(contract.listStock), accepts(contract.listStock), async (c) => {
    const { deps, account, input } = c.var
    const { shopId } = await getShopCaller(deps, account.accountId)
    const { show, limit, search = null, product: productId = null, cursor: after = null } = input
    const page = await listStock(deps, { shopId, show, search, productId, after, limit })
    return answer(c, contract.listStock, page)
  })
  .post(
    '/stock/moves',
    signedIn(contract.moveStock),
    withinLimit(contract.moveStock),
    accepts(contract.moveStock),
    async (c) => {
      const { deps, account, input } = c.var
      const caller = await getShopCaller(deps, account.accountId)
      return answer(c, contract.moveStock, await moveStock(deps, { caller, ...input }))
    },
  )
  .post(
    '/stock/counts',
    signedIn(contract.countStock),
    withinLimit(contract.countStock),
    accepts(contract.countStock),
    async (c) => {
      const { deps, account, input } = c.var
      const caller = await getShopCaller(deps, account.accountId)
      return answer(c, contract.countStock, await countStock(deps, { caller, ...input }))
    },
  )
  .post(
    '/prices',
    signedIn(contract.setPrices),
    withinLimit(contract.setPrices),
    accepts(contract.setPrices),
    async (c) => {
      const { deps, account, input } = c.var
      const caller = await getShopCaller(deps, account.accountId)
      return answer(c, contract.setPrices, await setPrices(deps, { caller, ...input }))
    },
  )
  .get(
    '/stock/history',
    signedIn(contract.listStockHistory),
    accepts(contract.listStockHistory),
    async (c) => {
      const { deps, account, input } = c.var
      const { shopId } = await getShopCaller(deps, account.accountId)
      const { sellable: sellableId, cursor: before = null, limit } = input
      return answer(
        c,
        contract.listStockHistory,
        await listStockHistory(deps, { shopId, sellableId, before, limit }),
      )
    },
  )
  .get(
    '/products.csv',
    signedIn(contract.downloadProducts),
    accepts(contract.downloadProducts),
    async (c) => {
      const { deps, account } = c.var
      const { shopId } = await getShopCaller(deps, account.accountId)
      return toCsvStream(c, exportStock(deps, shopId), 'products.csv')
    },
  )

import * as contract from '@ahia/contracts/shops'
import { Hono } from 'hono'
import { answerJson } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { listShops } from '#shops/shops.reads.ts'
import { showShop } from '#shops/show-shop.ts'
import type { Db } from '#tables.ts'
import { withWindows } from './with-windows.ts'

/** Here and not beside the shops, which are a layer below: shoppers see a shop with what it sells. */
export const shopFrontRoutes = new Hono<ApiEnv<{ db: Db }>>()
  .get('/', accepts(contract.listShops), async (c) => {
    const { read } = c.var.deps.db
    const fronts = await withWindows(read, await listShops(read, c.var.input))
    return answerJson(c, contract.listShops, { shops: `[${fronts.join()}]` })
  })
  .get('/:id', accepts(contract.showShop), async (c) => {
    const [front = ''] = await withWindows(c.var.deps.db.read, [await showShop(c.var.deps, c.var.input.id)])
    return answerJson(c, contract.showShop, { shop: front })
  })

import * as contract from '@ahia/contracts/shops'
import { Hono } from 'hono'
import { answerJson } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { Db } from '#tables.ts'
import { listShops } from './shops.reads.ts'
import { showShop } from './show-shop.ts'

export const shopsRoutes = new Hono<ApiEnv<{ db: Db }>>()
  .get('/', accepts(contract.listShops), async (c) =>
    answerJson(c, contract.listShops, { shops: await listShops(c.var.deps.db.read, c.var.input) }),
  )
  .get('/:id', accepts(contract.showShop), async (c) =>
    answerJson(c, contract.showShop, { shop: await showShop(c.var.deps, c.var.input.id) }),
  )

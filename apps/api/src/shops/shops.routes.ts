import { showShop as endpoint } from '@ahia/contracts/shops'
import { Hono } from 'hono'
import { accepts } from '#platform/http/accepts.ts'
import { answerJson } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import type { Db } from '#tables.ts'
import { showShop } from './show-shop.ts'

export const shopsRoutes = new Hono<ApiEnv<{ db: Db }>>().get('/:id', accepts(endpoint), async (c) =>
  answerJson(c, endpoint, { shop: await showShop(c.var.deps, c.var.input.id) }),
)

import { featuredProducts } from '@ahia/contracts/catalog'
import { Hono } from 'hono'
import { accepts } from '#platform/http/accepts.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import type { Db } from '#tables.ts'
import { listFeatured } from './list-featured.ts'

export const catalogRoutes = new Hono<ApiEnv<{ db: Db }>>().get(
  '/featured',
  accepts(featuredProducts),
  async (c) => answer(c, featuredProducts, { products: await listFeatured(c.var.deps) }),
)

import { listReviews as endpoint } from '@ahia/contracts/reviews'
import { Hono } from 'hono'
import { accepts } from '#platform/http/accepts.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import type { Db } from '#tables.ts'
import { listReviews } from './list-reviews.ts'

export const reviewsRoutes = new Hono<ApiEnv<{ db: Db }>>().get(
  '/:id/reviews',
  accepts(endpoint),
  async (c) => {
    const { id, page, limit } = c.var.input
    return answer(c, endpoint, await listReviews(c.var.deps, { productId: id, page, limit }))
  },
)

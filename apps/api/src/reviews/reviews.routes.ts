import * as contract from '@ahia/contracts/reviews'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { listReviews } from './list-reviews.ts'
import { writeReview } from './write-review.ts'

export const reviewsRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/:id/reviews', accepts(contract.listReviews), async (c) => {
    const { id, page, limit } = c.var.input
    return answer(c, contract.listReviews, await listReviews(c.var.deps, { productId: id, page, limit }))
  })
  .post(
    '/:id/reviews',
    signedIn(contract.writeReview),
    withinLimit(contract.writeReview),
    accepts(contract.writeReview),
    async (c) => {
      const { id: productId, stars, text, photos } = c.var.input
      const { accountId } = c.var.account
      const written = { accountId, productId, stars, text, photos, now: new Date() }
      const review = await writeReview(c.var.deps, written)
      return answer(c, contract.writeReview, { review }, 'Thank you for your review')
    },
  )

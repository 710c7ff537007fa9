import * as contract from '@ahia/contracts/developers/dev-console'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import { decideListing } from './decide-listing.ts'
import { listInReview } from './review-queue.reads.ts'

/** Stands in for staff until they have their own pages; mounted only where developer pages are enabled. */
export const listingDevConsoleRoutes = new Hono<ApiEnv<EmailDeps>>()
  .get('/', accepts(contract.listListingsInReview), async (c) =>
    answer(c, contract.listListingsInReview, { listings: await listInReview(c.var.deps.db.read) }),
  )
  .post('/:id', accepts(contract.decideListing), async (c) => {
    const { id: productId, to, reason: words } = c.var.input
    const decision = { productId, to, words, reasonCode: null, version: null, by: null }
    await decideListing(c.var.deps, decision)
    return answer(c, contract.decideListing, {})
  })

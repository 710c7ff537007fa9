import * as contract from '@ahia/contracts/seller/listings'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { previewListing } from '../preview-listing.ts'
import { appealListing } from './appeal-listing.ts'
import { copyListing } from './copy-listing.ts'
import { hideListing, removeListing } from './leave-shelf.ts'
import { publishListing } from './publish-listing.ts'

/** SELL-19, SELL-20: what a shop does with a listing besides editing it. */
export const listingStepsRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .post(
    '/:id/publish',
    signedIn(contract.publishListing),
    withinLimit(contract.publishListing),
    accepts(contract.publishListing),
    async (c) => {
      const { id: productId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const saved = await publishListing(c.var.deps, { caller, productId, ...input })
      return answer(c, contract.publishListing, saved)
    },
  )
  .post(
    '/:id/hide',
    signedIn(contract.hideListing),
    withinLimit(contract.hideListing),
    accepts(contract.hideListing),
    async (c) => {
      const { id: productId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      return answer(c, contract.hideListing, await hideListing(c.var.deps, { caller, productId, ...input }))
    },
  )
  .post(
    '/:id/remove',
    signedIn(contract.removeListing),
    withinLimit(contract.removeListing),
    accepts(contract.removeListing),
    async (c) => {
      const { id: productId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      await removeListing(c.var.deps, { caller, productId, ...input })
      return answer(c, contract.removeListing, {}, 'Product removed')
    },
  )
  .post(
    '/:id/copy',
    signedIn(contract.copyListing),
    withinLimit(contract.copyListing),
    accepts(contract.copyListing),
    async (c) => {
      const { id: productId, requestKey } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const saved = await copyListing(c.var.deps, { caller, productId, requestKey })
      return answer(c, contract.copyListing, saved)
    },
  )
  .post(
    '/:id/preview',
    signedIn(contract.previewListing),
    withinLimit(contract.previewListing),
    accepts(contract.previewListing),
    async (c) => {
      const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
      const preview = await previewListing(c.var.deps, { shopId, productId: c.var.input.id })
      return answer(c, contract.previewListing, preview)
    },
  )
  .post(
    '/:id/appeal',
    signedIn(contract.appealListing),
    withinLimit(contract.appealListing),
    accepts(contract.appealListing),
    async (c) => {
      const { id: productId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const saved = await appealListing(c.var.deps, { caller, productId, ...input })
      return answer(c, contract.appealListing, saved, 'Appeal sent')
    },
  )

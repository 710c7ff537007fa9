import * as contract from '@ahia/contracts/seller/listings'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { changeListing } from './change-listing.ts'
import { createListing } from './create-listing.ts'
import { getListing } from './get-listing.ts'
import { getRates } from './get-rates.ts'
import { listListings } from './list-listings.ts'

/** SELL-09 to SELL-17: a shop and what it offers. */
export const listingsRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/products', signedIn(contract.listListings), accepts(contract.listListings), async (c) => {
    const { deps, account, input } = c.var
    const { shopId } = await getShopCaller(deps, account.accountId)
    const { search = null, cursor = null, tab, sort, limit } = input
    const page = await listListings(deps, { shopId, search, cursor, tab, sort, limit })
    return answer(c, contract.listListings, page)
  })
  .get('/products/:id', signedIn(contract.getListing), accepts(contract.getListing), async (c) => {
    const { deps, account, input } = c.var
    const { shopId } = await getShopCaller(deps, account.accountId)
    const product = await getListing(deps.db.read, { shopId, productId: input.id })
    return answer(c, contract.getListing, { product })
  })
  .post(
    '/products',
    signedIn(contract.createListing),
    withinLimit(contract.createListing),
    accepts(contract.createListing),
    async (c) => {
      const { requestKey, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const saved = await createListing(c.var.deps, { caller, requestKey, input })
      return answer(c, contract.createListing, saved)
    },
  )
  .patch(
    '/products/:id',
    signedIn(contract.changeListing),
    withinLimit(contract.changeListing),
    accepts(contract.changeListing),
    async (c) => {
      const { id: productId, requestKey, version, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const saved = await changeListing(c.var.deps, { caller, productId, requestKey, version, input })
      return answer(c, contract.changeListing, saved)
    },
  )
  .get('/rates', signedIn(contract.getSellerRates), accepts(contract.getSellerRates), async (c) => {
    const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
    return answer(c, contract.getSellerRates, await getRates(c.var.deps, shopId))
  })

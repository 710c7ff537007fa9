import type { ProductId } from '@ahia/contracts/ids'
import { appealListing as contract } from '@ahia/contracts/seller/listings'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Db } from '#tables.ts'
import { productNotFound } from '../../catalog.errors.ts'
import { getListing } from '../get-listing.ts'
import { stepRefused } from '../listings.errors.ts'
import { lockOwnListing } from '../locked-listing.sql.ts'
import { insertAppeal } from './listing-appeals.sql.ts'
import { findLatestMove } from './listing-moves.sql.ts'

type Appeal = { caller: ShopCaller; productId: ProductId; requestKey: string; words: string }

/** SELL-20: once per decision. */
export const appealListing = ({ db }: { db: Db }, { caller, productId, requestKey, words }: Appeal) =>
  runOnce(db, {
    caller,
    requestKey,
    request: ['appeal-listing', productId, words],
    schema: contract.data,
    work: async (tx) => {
      const own = { shopId: caller.shopId, productId }
      const listing = await lockOwnListing(tx, own)
      if (!listing) throw productNotFound()
      const decision =
        listing.status === 'TAKEN_DOWN' ? await findLatestMove(tx, productId, 'TAKEN_DOWN') : null
      if (!decision) throw stepRefused("It hasn't been taken down.")
      if (!(await insertAppeal(tx, decision.id, words)))
        throw stepRefused("You've already appealed. We'll answer by email.")
      return { product: await getListing(tx, own) }
    },
  })

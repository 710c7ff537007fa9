import type { ProductId } from '@ahia/contracts/ids'
import { hideListing as hideContract, removeListing as removeContract } from '@ahia/contracts/seller/listings'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Db } from '#tables.ts'
import { getListing } from '../get-listing.ts'
import { stepRefused, underReview } from '../listings.errors.ts'
import { lockListing } from '../lock-listing.ts'
import { freeSkus, isHeld, moveListing } from './listing-moves.sql.ts'
import { LISTING_STEPS } from './listing-steps.rules.ts'

type Leave = { caller: ShopCaller; productId: ProductId; requestKey: string; version: number }

/** SELL-20: the shop takes a product off the shelf, and can put it back. */
export const hideListing = ({ db }: { db: Db }, { caller, productId, requestKey, version }: Leave) =>
  runOnce(db, {
    caller,
    requestKey,
    request: ['hide-listing', productId, version],
    schema: hideContract.data,
    work: async (tx) => {
      const own = { shopId: caller.shopId, productId }
      const { status } = await lockListing(tx, own, version)
      if (status === 'IN_REVIEW') throw underReview()
      if (LISTING_STEPS[status].HIDDEN !== 'SHOP') throw stepRefused("It isn't on sale.")
      await moveListing(tx, {
        ...own,
        from: status,
        to: 'HIDDEN',
        actor: 'SHOP',
        accountId: caller.accountId,
      })
      return { product: await getListing(tx, own) }
    },
  })

/** SELL-20: for good. Its row stays, for orders, receipts and stars. */
export const removeListing = ({ db }: { db: Db }, { caller, productId, requestKey, version }: Leave) =>
  runOnce(db, {
    caller,
    requestKey,
    request: ['remove-listing', productId, version],
    schema: removeContract.data,
    work: async (tx) => {
      const own = { shopId: caller.shopId, productId }
      const { status } = await lockListing(tx, own, version)
      if (status === 'IN_REVIEW') throw underReview()
      if (await isHeld(tx, productId))
        throw stepRefused(
          'A shopper is paying for it right now. Hide it now, then remove it in half an hour.',
        )
      await moveListing(tx, {
        ...own,
        from: status,
        to: 'REMOVED',
        actor: 'SHOP',
        accountId: caller.accountId,
      })
      await freeSkus(tx, productId)
      return {}
    },
  })

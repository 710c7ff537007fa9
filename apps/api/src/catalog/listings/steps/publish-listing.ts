import type { ProductId } from '@ahia/contracts/ids'
import { publishListing as contract } from '@ahia/contracts/seller/listings'
import { publish } from '#platform/jobs/outbox.ts'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Db, Tx } from '#tables.ts'
import { firstProductPublished } from '../../product-events.ts'
import { getListing } from '../get-listing.ts'
import type { OwnProduct } from '../listing.sql.ts'
import { listingIncomplete, shopMaySellNothing, takenDown, underReview } from '../listings.errors.ts'
import { lockListing } from '../lock-listing.ts'
import { findLatestMove, isOnlyLiveOne, moveListing } from './listing-moves.sql.ts'
import { sendToReview } from './send-to-review.ts'

type Publish = { caller: ShopCaller; productId: ProductId; requestKey: string; version: number }

const MAY_PUBLISH = ['APPROVED', 'PENDING']

/** SELL-10, SELL-20: puts a listing on the shelf. One that is there already stays there. */
export const publishListing = ({ db }: { db: Db }, { caller, productId, requestKey, version }: Publish) =>
  runOnce(db, {
    caller,
    requestKey,
    request: ['publish-listing', productId, version],
    schema: contract.data,
    work: async (tx) => {
      const own = { shopId: caller.shopId, productId }
      const { status, shopStatus } = await lockListing(tx, own, version)
      if (status === 'TAKEN_DOWN')
        throw takenDown((await findLatestMove(tx, productId, 'TAKEN_DOWN'))?.reason ?? null)
      if (status === 'IN_REVIEW') throw underReview()
      if (!MAY_PUBLISH.includes(shopStatus)) throw shopMaySellNothing(shopStatus)
      const { gaps } = await getListing(tx, own)
      if (gaps.length > 0) throw listingIncomplete(gaps.map(({ code }) => code))
      if (status !== 'LIVE' && !(await sendToReview(tx, own, status)))
        await putOnShelf(tx, own, { from: status, actor: 'SHOP', accountId: caller.accountId })
      return { product: await getListing(tx, own) }
    },
  })

type Way = Pick<
  Parameters<typeof moveListing>[1],
  'from' | 'actor' | 'accountId' | 'reason' | 'reasonCode' | 'ruleId' | 'staffId'
>

/** Also when staff let it through. WIN-27: with the first one the free months of the shop begin. */
export async function putOnShelf(tx: Tx, own: OwnProduct, way: Way): Promise<void> {
  await moveListing(tx, { ...own, ...way, to: 'LIVE' })
  if (await isOnlyLiveOne(tx, own.productId, own.shopId))
    await publish(tx, firstProductPublished, { shopId: own.shopId })
}

import type { ProductId } from '@ahia/contracts/ids'
import { changeListing as contract } from '@ahia/contracts/seller/listings'
import { listingGaps } from '@ahia/rules/listing/listing-gaps'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Db, Tx } from '#tables.ts'
import { getListing } from './get-listing.ts'
import type { OwnProduct } from './listing.sql.ts'
import { explainConstraints } from './listing-constraints.sql.ts'
import type { ListingInput } from './listing-fields.sql.ts'
import { listingIncomplete, underReview } from './listings.errors.ts'
import { lockListing } from './lock-listing.ts'
import { type LockedListing, raiseVersion } from './locked-listing.sql.ts'
import { saveListing } from './save-listing.ts'
import { sendToReview } from './steps/send-to-review.ts'

type Change = {
  caller: ShopCaller
  productId: ProductId
  requestKey: string
  version: number
  input: ListingInput
}

/** SELL-08, SELL-15: saves what changed. What shoppers see stays complete, and goes to staff where a rule asks for it. */
export const changeListing = (
  { db }: { db: Db },
  { caller, productId, requestKey, version, input }: Change,
) =>
  explainConstraints(
    runOnce(db, {
      caller,
      requestKey,
      request: ['change-listing', productId, version, input],
      schema: contract.data,
      work: async (tx) => {
        const own = { shopId: caller.shopId, productId }
        const listing = await lockListing(tx, own, version)
        if (listing.status === 'IN_REVIEW') throw underReview()
        if (listing.status === 'LIVE') assertStaysComplete(listing, input)
        await saveListing(tx, own, { listing, input, accountId: caller.accountId })
        await raiseVersion(tx, own)
        if (listing.status === 'LIVE') await checkLive(tx, own)
        return { product: await getListing(tx, own) }
      },
    }),
  )

/** Before it is written, as the database would refuse it without saying what is missing. */
function assertStaysComplete(listing: LockedListing, input: ListingInput): void {
  const gaps = listingGaps({
    name: input.name ?? listing.name,
    subtitle: input.subtitle ?? listing.subtitle,
    description: input.description ?? listing.description,
    basePrice: input.basePrice === undefined ? listing.basePriceKobo : input.basePrice,
    pictures: (input.pictures ?? listing.pictureKeys).length,
    hasCategory: true,
    isCounted: true,
    lacksRegistration: false,
  })
  if (gaps.length > 0) throw listingIncomplete(gaps)
}

async function checkLive(tx: Tx, own: OwnProduct): Promise<void> {
  const { gaps } = await getListing(tx, own)
  if (gaps.length > 0) throw listingIncomplete(gaps.map(({ code }) => code))
  await sendToReview(tx, own, 'LIVE')
}

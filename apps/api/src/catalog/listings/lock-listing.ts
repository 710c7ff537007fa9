import type { Tx } from '#tables.ts'
import { productGone, productNotFound } from '../catalog.errors.ts'
import { getListing } from './get-listing.ts'
import type { OwnProduct } from './listing.sql.ts'
import { changedMeanwhile } from './listings.errors.ts'
import { type LockedListing, lockOwnListing } from './locked-listing.sql.ts'

/** SELL-08: the listing for a command of its shop. Throws when it was removed, or changed since this version. */
export async function lockListing(tx: Tx, own: OwnProduct, version: number): Promise<LockedListing> {
  const listing = await lockOwnListing(tx, own)
  if (!listing) throw productNotFound()
  if (listing.status === 'REMOVED') throw productGone()
  if (listing.version !== version) throw changedMeanwhile(await getListing(tx, own))
  return listing
}

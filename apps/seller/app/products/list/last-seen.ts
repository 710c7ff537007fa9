import type { DataOf } from '@ahia/contracts/endpoint'
import type { listListings } from '@ahia/contracts/seller/listings'
import { fieldsOf } from '@ahia/web/storage/stored-fields'
import { currentOwner } from '#session/current-owner.ts'
import { SEEN_KEY } from '../stored-keys.ts'

export type Listings = DataOf<typeof listListings>
export type SeenListings = { at: number; listings: Listings }

/** SELL-06: the first page as it was last seen, for when the network is slow or gone. */
export function keepSeen(listings: Listings): void {
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify({ owner: currentOwner(), at: Date.now(), listings }))
  } catch {} // blocked or full: then there is nothing to show without a network
}

export function readSeen(): SeenListings | null {
  try {
    const { owner, at, listings } = fieldsOf(JSON.parse(localStorage.getItem(SEEN_KEY) ?? 'null'))
    const isOurs = owner === currentOwner() && typeof at === 'number'
    return isOurs && Array.isArray(fieldsOf(listings).products)
      ? { at, listings: listings as Listings }
      : null
  } catch {
    return null
  }
}

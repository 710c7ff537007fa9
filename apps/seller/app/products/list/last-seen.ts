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

const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** 'just now', '12 min ago', '3 h ago', '2 days ago' */
export function ageOf(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS)
  if (minutes < 1) return 'just now'
  if (minutes < HOUR) return `${minutes} min ago`
  if (minutes < DAY) return `${Math.floor(minutes / HOUR)} h ago`
  const days = Math.floor(minutes / DAY)
  return `${days} ${days === 1 ? 'day' : 'days'} ago`
}

import { ApiError, messageOf } from '@ahia/contracts/api-error'
import { listListings } from '@ahia/contracts/seller/listings'
import type { ListingRow, ListingSort, ListingTab } from '@ahia/contracts/shapes/listing'
import { shopSession } from '@ahia/shop-session/shop-session'
import { type Attempt, useAttempt } from '@ahia/web/forms/use-attempt'
import { useEffect, useRef, useState } from 'react'
import { keepSeen, type Listings, readSeen } from './last-seen.ts'

export type ListingFilter = { tab: ListingTab; search: string; sort: ListingSort }

export const FIRST_FILTER: ListingFilter = { tab: 'ALL', search: '', sort: 'NEWEST' }

export type ListState =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  /** `seenAt` is when an older answer was seen, while the new one is not here. */
  | { step: 'ready'; listings: Listings; seenAt: number | null; isLost: boolean }

type ListingsHandle = { state: ListState; reload: () => void; more: Attempt; showMore: () => void }

/** SELL-09: the products that fit a filter, page by page. */
export function useListings(filter: ListingFilter): ListingsHandle {
  const [state, setState] = useState<ListState>({ step: 'loading' })
  const more = useAttempt("We couldn't load more products.")
  const newest = useRef<AbortController | null>(null)
  const { tab, search, sort } = filter

  const load = async () => {
    newest.current?.abort()
    const own = new AbortController()
    newest.current = own
    const isFirst = isSameFilter(filter, FIRST_FILTER)
    const seen = isFirst ? readSeen() : null
    setState(
      seen ? { step: 'ready', listings: seen.listings, seenAt: seen.at, isLost: false } : { step: 'loading' },
    )
    try {
      const listings = await shopSession.call(listListings, queryOf(filter), { signal: own.signal })
      if (own.signal.aborted) return
      if (isFirst) keepSeen(listings)
      setState({ step: 'ready', listings, seenAt: null, isLost: false })
    } catch (error) {
      if (own.signal.aborted) return
      const isLost = error instanceof ApiError && error.status === null
      if (seen && isLost) setState({ step: 'ready', listings: seen.listings, seenAt: seen.at, isLost: true })
      else setState({ step: 'failed', message: messageOf(error, "We couldn't load your products.") })
    }
  }
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    void latest.current()
    return () => newest.current?.abort()
  }, [tab, search, sort])

  const showMore = () => {
    if (state.step !== 'ready' || state.listings.next === null) return
    const { next } = state.listings
    more.run(async (signal) => {
      const page = await shopSession.call(listListings, { ...queryOf(filter), cursor: next }, { signal })
      setState((shown) =>
        shown.step === 'ready' && shown.listings.next === next
          ? { ...shown, listings: { ...page, products: joined(shown.listings.products, page.products) } }
          : shown,
      )
    })
  }
  return { state, reload: () => void latest.current(), more, showMore }
}

const queryOf = ({ tab, search, sort }: ListingFilter) => ({
  tab,
  sort,
  ...(search === '' ? {} : { search }),
})

const isSameFilter = (one: ListingFilter, other: ListingFilter): boolean =>
  one.tab === other.tab && one.search === other.search && one.sort === other.sort

/** A product that was changed meanwhile may come twice. */
function joined(shown: readonly ListingRow[], next: readonly ListingRow[]): ListingRow[] {
  const known = new Set(shown.map(({ _id }) => _id))
  return [...shown, ...next.filter(({ _id }) => !known.has(_id))]
}

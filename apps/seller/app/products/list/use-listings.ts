import { ApiError, messageOf } from '@ahia/contracts/api-error'
import { listListings } from '@ahia/contracts/seller/listings'
import type { ListingRow, ListingSort, ListingTab } from '@ahia/contracts/shapes/listing'
import { shopSession } from '@ahia/shop-session/shop-session'
import { type Attempt, useAttempt } from '@ahia/web/forms/use-attempt'
import { useEffect, useRef, useState } from 'react'
import { useOnline } from '#offline/use-online.ts'
import type { SeenState } from '#offline/use-seen-part.ts'
import { keepSeen, type Listings, readSeen } from './last-seen.ts'

export type ListingFilter = { tab: ListingTab; search: string; sort: ListingSort }

export const FIRST_FILTER: ListingFilter = { tab: 'ALL', search: '', sort: 'NEWEST' }

type ListState =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  /** `seen` says how old an answer is while there is no new one. */
  | { step: 'ready'; listings: Listings; seen: SeenState | null }

type ListingsHandle = { state: ListState; reload: () => void; more: Attempt; showMore: () => void }

/** SELL-09: the products that fit a filter, page by page. */
export function useListings(filter: ListingFilter): ListingsHandle {
  const [state, setState] = useState<ListState>(() => beforeAnswer(filter))
  const more = useAttempt("We couldn't load more products.")
  const newest = useRef<AbortController | null>(null)
  const { tab, search, sort } = filter

  const load = async () => {
    const isBegun = newest.current === null // with what is shown already
    newest.current?.abort()
    const own = new AbortController()
    newest.current = own
    const before = isBegun ? state : beforeAnswer(filter)
    if (!isBegun) setState(before)
    try {
      const listings = await shopSession.call(listListings, queryOf(filter), { signal: own.signal })
      if (own.signal.aborted) return
      if (isSameFilter(filter, FIRST_FILTER)) keepSeen(listings)
      setState({ step: 'ready', listings, seen: null })
    } catch (error) {
      if (own.signal.aborted) return
      const isLost = error instanceof ApiError && error.status === null
      if (before.step === 'ready' && before.seen && isLost)
        setState({ ...before, seen: { ...before.seen, isLost } })
      else setState({ step: 'failed', message: messageOf(error, "We couldn't load your products.") })
    }
  }
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    void latest.current()
    return () => newest.current?.abort()
  }, [tab, search, sort])

  useOnline(state.step === 'ready' && state.seen?.isLost === true, () => void load())

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

/** SELL-06: as this phone has last seen it. */
function beforeAnswer(filter: ListingFilter): ListState {
  const seen = isSameFilter(filter, FIRST_FILTER) ? readSeen() : null
  if (seen === null) return { step: 'loading' }
  return { step: 'ready', listings: seen.listings, seen: { at: seen.at, isLost: false } }
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

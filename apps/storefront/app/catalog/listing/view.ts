import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { usePath } from '@ahia/web/router/router-context'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { useListingArrival } from './arrival.ts'
import { type Listing, listingPart } from './listing-part.ts'
import { type ListingQuery, readListingQuery, readShopQuery } from './query.rules.ts'

const readQuery = (given: URLSearchParams, shopId: string | undefined): ListingQuery =>
  shopId === undefined ? readListingQuery(given) : readShopQuery(given)

export type ListingView = {
  query: ListingQuery
  part: PartState<Listing>
  /** The last loaded list: its counts stay while the next one is loading. */
  latest: Listing | null
  /** What was understood from the words of the search, also while the next list of the same search is loading. */
  understoodChips: Listing['understood']['chips']
  hasRetried: boolean
  reload: () => void
  heading: RefObject<HTMLHeadingElement | null>
}

/** The state of a list page: the query in the URL, and its result. */
export function useListingView(given: Deferred<PartState<Listing>>, shopId?: string): ListingView {
  const { search } = usePath()
  const query = useMemo(() => readQuery(new URLSearchParams(search), shopId), [search, shopId])
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasRetried, setRetried] = useState(false)
  const [latest, setLatest] = useState<{ listing: Listing; ofSearch: string | null } | null>(null)
  const { part, reload } = listingPart.use(given, { query, shopId })
  if (part.state === 'ready' && part.value !== latest?.listing)
    setLatest({ listing: part.value, ofSearch: query.search })

  useListingArrival(heading, query)

  return {
    query,
    part,
    latest: latest?.listing ?? null,
    understoodChips: latest?.ofSearch === query.search ? latest.listing.understood.chips : [],
    hasRetried,
    heading,
    reload: () => {
      heading.current?.focus() // the pressed button is about to be removed; the heading stays
      setRetried(true)
      reload()
    },
  }
}

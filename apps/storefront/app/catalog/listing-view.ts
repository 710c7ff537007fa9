import { type RefObject, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Answer, Late, Part } from '#platform/answer.ts'
import { call } from '#platform/api.ts'
import { createAsker } from '#platform/asker.ts'
import { useAnswer } from '#platform/use-answer.ts'
import { useListingArrival } from './listing-arrival.ts'
import { useServedMemory } from './listing-memory.ts'
import { type ListingQuery, listingHref, readListingQuery, readShopQuery } from './listing-query.rules.ts'
import { askForListing, LISTING_FALLBACK, type Listing } from './listing-question.ts'

const asker = createAsker<Listing>(LISTING_FALLBACK)

const readQuery = (asked: URLSearchParams, shopId: string | undefined): ListingQuery =>
  shopId === undefined ? readListingQuery(asked) : readShopQuery(asked)

type Asked = { url: string; shopId?: string | undefined }

/** For a `clientLoader`: the list of this address. LIST-10: the one asked for before is cancelled. */
export function askForListingHere({ url, shopId }: Asked): Late<Answer<Listing>> {
  const query = readQuery(new URL(url).searchParams, shopId)
  return asker({
    key: listingHref(shopId ?? '', query),
    ask: (signal) => askForListing(call, { query, shopId }, signal),
  })
}

export type ListingView = {
  query: ListingQuery
  part: Part<Listing>
  /** The last that was there: its counts stay while the next is on its way. */
  latest: Listing | null
  hasRetried: boolean
  askAgain: () => void
  heading: RefObject<HTMLHeadingElement | null>
}

/** The state of a list's page: what the address asks for, and what has come of it. */
export function useListingView(given: Late<Part<Listing>>, shopId?: string): ListingView {
  const { search } = useLocation()
  const query = useMemo(() => readQuery(new URLSearchParams(search), shopId), [search, shopId])
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasRetried, setRetried] = useState(false)
  const [latest, setLatest] = useState<Listing | null>(null)
  const ask = (signal: AbortSignal) => askForListing(call, { query, shopId }, signal)
  const { part, askAgain } = useAnswer({ given, ask, fallback: LISTING_FALLBACK })
  if (part.state === 'there' && part.value !== latest) setLatest(part.value)

  useListingArrival(heading, query)
  useServedMemory({ asker, given, key: listingHref(shopId ?? '', query) })

  return {
    query,
    part,
    latest,
    hasRetried,
    heading,
    askAgain: () => {
      heading.current?.focus() // the pressed button is about to go; the heading stays
      setRetried(true)
      askAgain()
    },
  }
}

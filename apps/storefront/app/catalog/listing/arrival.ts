import { useRouter } from '@ahia/web/router/router-context'
import { type RefObject, useEffect, useRef } from 'react'
import { type ListingQuery, listingHref } from './query.rules.ts'

/** LIST-09: a change of page moves to the start of the list; a filter keeps the position (SHELL-04). */
export function useListingArrival(heading: RefObject<HTMLElement | null>, query: ListingQuery): void {
  const { getState } = useRouter() // asked only when the query has changed, so that nothing else renders the list again
  const shown = useRef(query)

  useEffect(() => {
    const before = shown.current
    shown.current = query
    const isOtherPage = before.page !== query.page
    const isSameList = listingHref('', { ...before, page: 1 }) === listingHref('', { ...query, page: 1 })
    if (!isOtherPage || !isSameList || getState().arrival === 'history') return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [heading, query, getState])
}

import { useIsBackOrForward } from '@ahia/web/router/router-context'
import { type RefObject, useEffect, useRef } from 'react'
import { type ListingQuery, listingHref } from './query.rules.ts'

/** LIST-09: after a step to another page one is at its beginning; a filter keeps the place (SHELL-04). */
export function useListingArrival(heading: RefObject<HTMLElement | null>, query: ListingQuery): void {
  const isBackOrForward = useIsBackOrForward()
  const shown = useRef(query)

  useEffect(() => {
    const before = shown.current
    shown.current = query
    const isOtherPage = before.page !== query.page
    const isSameList = listingHref('', { ...before, page: 1 }) === listingHref('', { ...query, page: 1 })
    if (!isOtherPage || !isSameList || isBackOrForward) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [heading, query, isBackOrForward])
}

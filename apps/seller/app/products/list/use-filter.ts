import { LISTING_SORTS, LISTING_TABS } from '@ahia/contracts/shapes/listing'
import { useSearchParams } from '@ahia/web/router/router-context'
import { useState } from 'react'
import { FIRST_FILTER, type ListingFilter } from './use-listings.ts'

/** The filter is part of the address, so that Back and a reload come to the same list. */
export function useFilter(): [ListingFilter, (part: Partial<ListingFilter>) => void] {
  const given = useSearchParams()
  const [filter, setFilter] = useState<ListingFilter>(() => ({
    tab: LISTING_TABS.find((one) => one === given.get('tab')) ?? FIRST_FILTER.tab,
    sort: LISTING_SORTS.find((one) => one === given.get('sort')) ?? FIRST_FILTER.sort,
    search: given.get('search')?.trim() ?? '',
  }))
  const change = (part: Partial<ListingFilter>) => {
    const next = { ...filter, ...part }
    setFilter(next)
    // Without the router: the page is the same, only its list changes.
    history.replaceState(history.state, '', `/seller/products${queryOf(next)}`)
  }
  return [filter, change]
}

function queryOf(filter: ListingFilter): string {
  const query = new URLSearchParams()
  for (const name of ['tab', 'search', 'sort'] as const)
    if (filter[name] !== FIRST_FILTER[name]) query.set(name, filter[name])
  return query.size === 0 ? '' : `?${query}`
}

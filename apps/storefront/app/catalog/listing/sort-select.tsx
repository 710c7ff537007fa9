import { SORTS, type Sort } from '@ahia/reference/sorts'
import { buttonClass } from '@ahia/ui/button'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { useNavigate } from '@ahia/web/router/router-context'
import { useId } from 'react'
import { ListingHiddenFields } from './hidden-fields.tsx'
import { changeListing, type ListingPlace, listingHref } from './query.rules.ts'

const SORT_LABELS = {
  newest: 'Newest',
  popular: 'Popular',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
} as const satisfies Record<Sort, string>

/** LIST-06. A search is ordered by best match until another order is chosen. */
export function SortSelect({ path, query }: ListingPlace) {
  const id = useId()
  const navigate = useNavigate()
  const usual = query.search === null ? 'newest' : ''
  const choose = (value: string) => {
    const sort = SORTS.find((one) => one === value) ?? null
    void navigate(listingHref(path, changeListing(query, { sort })))
  }
  return (
    <form action={path} className="flex items-center gap-2">
      <ListingHiddenFields query={query} without={['sort']} />
      <label htmlFor={id} className="text-small text-text-2 max-lg:sr-only">
        Sort
      </label>
      <div className="relative">
        <select
          id={id}
          name="sort"
          value={query.sort ?? usual}
          onChange={({ target }) => choose(target.value)}
          className="min-h-11 appearance-none rounded-control border border-border-strong bg-surface pr-9 pl-3 text-body font-semibold lg:text-small"
        >
          {query.search !== null && <option value="">Best match</option>}
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </select>
        <Icon
          name="chevronDown"
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-text-2"
        />
      </div>
      <button type="submit" className={classNames(buttonClass('outline'), 'px-3 not-noscript:hidden')}>
        Sort
      </button>
    </form>
  )
}

import {
  LISTING_SORTS,
  LISTING_TABS,
  type ListingSort,
  type ListingTab,
} from '@ahia/contracts/shapes/listing'
import { groupDigits } from '@ahia/money/group-digits'
import { chipClass } from '@ahia/ui/chip'
import { SearchBox } from '@ahia/ui/forms/search-box'
import { Icon } from '@ahia/ui/icon'
import type { Listings } from './last-seen.ts'
import type { ListingFilter } from './use-listings.ts'

const TAB_WORDS = {
  ALL: 'All',
  LIVE: 'On sale',
  DRAFT: 'Drafts',
  HIDDEN: 'Hidden',
  OUT_OF_STOCK: 'Out of stock',
  LOW: 'Low stock',
  IN_REVIEW: 'Being checked',
  TAKEN_DOWN: 'Taken down',
} as const satisfies Record<ListingTab, string>

const SORT_WORDS = {
  NEWEST: 'Newest',
  BEST_SELLING: 'Best selling',
  LEAST_STOCK: 'Least stock',
} as const satisfies Record<ListingSort, string>

const MAX_SEARCH_LENGTH = 100

/** These matter only when there are some. */
const RARE: readonly ListingTab[] = ['IN_REVIEW', 'TAKEN_DOWN']

type ListFiltersProps = {
  filter: ListingFilter
  counts: Listings['counts'] | null
  onChange: (part: Partial<ListingFilter>) => void
}

export function ListFilters({ filter, counts, onChange }: ListFiltersProps) {
  return (
    <div className="grid gap-3">
      <SearchBox
        key={filter.search}
        label="Search by title or SKU"
        first={filter.search}
        maxLength={MAX_SEARCH_LENGTH}
        onSearch={(search) => onChange({ search })}
      />
      <Tabs tab={filter.tab} counts={counts} onChoose={(tab) => onChange({ tab })} />
      <label className="flex items-center gap-2 justify-self-start text-small font-semibold text-text-2">
        Sort by
        <span className="relative">
          <select
            value={filter.sort}
            onChange={({ target }) =>
              onChange({ sort: LISTING_SORTS.find((one) => one === target.value) ?? 'NEWEST' })
            }
            className="min-h-11 appearance-none rounded-control border border-border-strong bg-surface pr-10 pl-3 text-body text-text"
          >
            {LISTING_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_WORDS[sort]}
              </option>
            ))}
          </select>
          <Icon
            name="chevronDown"
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-text-2"
          />
        </span>
      </label>
    </div>
  )
}

type TabsProps = { tab: ListingTab; counts: Listings['counts'] | null; onChoose: (tab: ListingTab) => void }

function Tabs({ tab, counts, onChoose }: TabsProps) {
  const shown = LISTING_TABS.filter((one) => !RARE.includes(one) || one === tab || (counts?.[one] ?? 0) > 0)
  return (
    <ul aria-label="Show" className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
      {shown.map((one) => (
        <li key={one} className="shrink-0">
          <button
            type="button"
            aria-pressed={one === tab}
            onClick={() => onChoose(one)}
            className={`${chipClass(one === tab)} whitespace-nowrap`}
          >
            {TAB_WORDS[one]} {counts && <span className="tabular-nums">{groupDigits(counts[one])}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

import type { Facets } from '@ahia/contracts/catalog'
import { groupDigits } from '@ahia/money/group-digits'
import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { buttonClass } from '@ahia/ui/button'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Sheet } from '@ahia/ui/overlays/sheet'
import { useNavigate } from '@ahia/web/router/router-context'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { deliveryState } from '#delivery/delivery-state.ts'
import { ListingHiddenFields } from '../listing/hidden-fields.tsx'
import { type ListingPlace, listingHref } from '../listing/query.rules.ts'
import { applyDraft, countFilters, type FilterDraft, toDraft } from './draft.rules.ts'
import { FilterFields, type FilterFieldsProps } from './fields.tsx'
import { useFilterTotal } from './total.ts'

type FilterSheetProps = ListingPlace & {
  place: 'beside' | 'over'
  facets: Facets | null
  /** The current number of results. */
  total: number | null
  shopId?: string | undefined
}

const OWN_FIELDS = ['minPrice', 'maxPrice', 'rating', 'inStock', 'delivery', 'deliversTo', 'brand'] as const

/**
 * LIST-11: beside the list each change applies at once; in a sheet it first updates the count, then a button applies
 * it.
 */
export function FilterSheet({ path, query, place, facets, total, shopId }: FilterSheetProps) {
  const navigate = useNavigate()
  const formId = useId()
  const [held, setHeld] = useState({ query, draft: toDraft(query) })
  if (held.query !== query) setHeld({ query, draft: toDraft(query) })
  const [hasDrafted, setDrafted] = useState(false)
  const wanted = applyDraft(query, held.draft)
  const wantedTotal = useFilterTotal(hasDrafted ? { query: wanted, shopId } : null)

  const show = (draft: FilterDraft) => navigate(listingHref(path, applyDraft(query, draft)))
  const change = (changed: Partial<FilterDraft>) => {
    const draft = { ...held.draft, ...changed }
    setHeld({ query, draft })
    return draft
  }
  const press = (changed: Partial<FilterDraft>) => {
    const draft = change(changed)
    rememberPlace(changed)
    if (isBeside(place)) void show(draft)
    else setDrafted(true)
  }
  const type = (changed: Partial<FilterDraft>) => {
    change(changed)
    if (!isBeside(place)) setDrafted(true)
  }
  const steady = useSteady({ onPress: press, onType: type })
  const forget = () => {
    setHeld({ query, draft: toDraft(query) })
    setDrafted(false)
  }
  const chosen = countFilters(query)

  return (
    <Sheet
      place={place}
      title="Filters"
      onClose={forget}
      opener={
        <>
          <Icon name="filter" className="size-4 max-sm:hidden" />
          Filters{chosen > 0 && ` (${chosen})`}
        </>
      }
      footer={(close) => (
        <button
          type="submit"
          form={formId}
          onClick={() => setTimeout(close)}
          className={classNames(buttonClass(), 'w-full')}
        >
          <ShowLabel total={hasDrafted ? wantedTotal : total} />
        </button>
      )}
    >
      <form
        id={formId}
        action={path}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          void show(held.draft)
        }}
      >
        <ListingHiddenFields query={query} without={OWN_FIELDS} />
        <FilterFields draft={held.draft} facets={facets} priceAction={place === 'beside' && GO} {...steady} />
        <button
          type="submit"
          className={classNames(buttonClass('outline'), 'mt-4 w-full not-noscript:hidden max-lg:hidden')}
        >
          Apply filters
        </button>
      </form>
    </Sheet>
  )
}

type Changes = Pick<FilterFieldsProps, 'onPress' | 'onType'>

/** The same two functions at each render, so that a field is drawn again only when its own value changes. */
function useSteady(changes: Changes): Changes {
  const latest = useRef(changes)
  latest.current = changes
  const [steady] = useState<Changes>(() => ({
    onPress: (change) => latest.current.onPress(change),
    onType: (change) => latest.current.onType(change),
  }))
  return steady
}

const GO = (
  <button type="submit" className={classNames(buttonClass('outline'), 'px-3 max-lg:hidden')}>
    Go
  </button>
)

/** WIN-03: who filters by a state has said where their things should go. */
function rememberPlace({ deliversTo }: Partial<FilterDraft>): void {
  const state = DELIVERY_STATES.find((one) => one === deliversTo)
  if (state) deliveryState.change(() => state).catch(() => {}) // a browser that blocks site data filters all the same
}

/** 'Show 37 results' */
export function ShowLabel({ total }: { total: number | null }) {
  if (total === null) return 'Show results'
  return total === 1 ? 'Show 1 result' : `Show ${groupDigits(total)} results`
}

const isBeside = (place: 'beside' | 'over'): boolean =>
  place === 'beside' && window.matchMedia('(min-width: 64rem)').matches

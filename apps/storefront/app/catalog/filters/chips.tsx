import type { ProductCard, UnderstoodSearch } from '@ahia/contracts/catalog'
import { removableChipClass } from '@ahia/ui/chip'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { changeListing, clearListing, type ListingPlace, listingHref } from '../listing/query.rules.ts'
import { filterChips } from './chips.rules.ts'

type ChipsProps = ListingPlace & {
  /** The products in the list give the name of the selected shop. */
  products?: readonly ProductCard[] | undefined
  /** FIND-01: what was understood from the words of the search. */
  understood?: UnderstoodSearch['chips'] | undefined
  /** The pressed chip is about to be removed, so the focus needs another place. */
  onRemove: () => void
}

/** LIST-02: the active filters; each can be removed, or all at once. */
export function Chips({ path, query, products = [], understood = [], onRemove }: ChipsProps) {
  const shop = products.find(({ shopId }) => shopId._id === query.shopId)?.shopId
  const [search, ...others] = filterChips(query, shop?.name)
  const understoodChips = understood.map(({ label, without }) => ({
    label,
    without: changeListing(query, { search: without || null }),
  }))
  const chips = search ? [search, ...understoodChips, ...others] : []
  if (chips.length === 0) return null
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <Link
            to={listingHref(path, without)}
            onClick={onRemove}
            aria-label={`Remove filter ${label}`}
            className={removableChipClass}
          >
            <span className="truncate">{label}</span>
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listingHref(path, clearListing(query))}
          onClick={onRemove}
          className="inline-flex min-h-11 items-center px-2 text-small font-semibold text-brand-text underline"
        >
          Clear
        </Link>
      </li>
    </ul>
  )
}

import type { Facets } from '@ahia/contracts/catalog'
import { PAGE_SIZE } from '@ahia/contracts/limits'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { chipClass } from '@ahia/ui/chip'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import type { ReactNode } from 'react'
import { subcategoryLabel } from '../categories/subcategory-label.ts'
import {
  chooseCategory,
  chooseSubcategory,
  isSameSubcategory,
  type ListingPlace,
  type ListingQuery,
  listingHref,
} from '../listing/query.rules.ts'

type ShelfChipsProps = ListingPlace & { facets: Facets | null }

/** LIST-13: the categories of a list without a sidebar; within a category its subcategories. */
export function ShelfChips({ path, query, facets }: ShelfChipsProps) {
  const { category, subcategory } = query
  if (category === null && !isWorthChoosing(facets?.categories ?? [])) return null
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-2">
        {category === null ? (
          facets?.categories.map(({ value, count }) => (
            <Shelf key={value} path={path} to={chooseCategory(query, value)} count={count}>
              {CATEGORY_LABELS[value]}
            </Shelf>
          ))
        ) : (
          <Shelf path={path} to={chooseCategory(query, category)} isChosen>
            {CATEGORY_LABELS[category]}
          </Shelf>
        )}
        {category !== null &&
          facets?.subCategories.map(({ value, count }) => (
            <Shelf
              key={value}
              path={path}
              to={chooseSubcategory(query, value)}
              count={count}
              isChosen={isSameSubcategory(subcategory, value)}
            >
              {subcategoryLabel(value)}
            </Shelf>
          ))}
      </ul>
    </nav>
  )
}

/** WIN-64: the one category of a shop whose products are all on the page already would change nothing. */
const isWorthChoosing = ([first, second]: Facets['categories']): boolean =>
  second !== undefined || (first !== undefined && first.count > PAGE_SIZE)

type ShelfProps = { path: string; to: ListingQuery; count?: number; isChosen?: boolean; children: ReactNode }

function Shelf({ path, to, count, isChosen = false, children }: ShelfProps) {
  return (
    <li>
      <Link
        to={listingHref(path, to)}
        aria-current={isChosen ? 'true' : undefined}
        className={chipClass(isChosen)}
      >
        {isChosen && <Icon name="check" className="size-4" />}
        {children}
        {!isChosen && <span className="font-normal tabular-nums opacity-80">{count}</span>}
      </Link>
    </li>
  )
}

import type { Facets } from '@ahia/contracts/catalog'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { CategoryGlyph } from '../categories/category-glyph.tsx'
import { subcategoryLabel } from '../categories/subcategory-label.ts'
import {
  chooseCategory,
  chooseSubcategory,
  isSameSubcategory,
  type ListingPlace,
  listingHref,
} from '../listing/query.rules.ts'

type CategoryTreeProps = ListingPlace & {
  /** Null until the counts are known. */
  facets: Facets | null
  /** A subcategory was chosen: nothing narrower follows. */
  onSubcategory: () => void
}

const ROW =
  'flex min-h-11 items-center gap-3 rounded-control px-2 text-small no-underline transition-colors lg:min-h-9'
const rowClass = (isChosen: boolean): string =>
  classNames(ROW, isChosen ? 'bg-brand-soft font-semibold text-brand-text' : 'hover:bg-surface-2')

/** LIST-02, LIST-03: only the selected category shows its subcategories; pressing a selected one deselects it. */
export function CategoryTree({ path, query, facets, onSubcategory }: CategoryTreeProps) {
  const isOffered = offers(facets?.categories)
  return (
    <ul className="-mx-2 grid gap-0.5">
      {CATEGORIES.filter((one) => one === query.category || isOffered(one)).map((category) => (
        <li key={category}>
          <Link
            to={listingHref(path, chooseCategory(query, category))}
            aria-current={category === query.category ? 'true' : undefined}
            className={rowClass(category === query.category)}
          >
            <CategoryGlyph category={category} className="size-5 shrink-0" />
            <span className="grow truncate">{CATEGORY_LABELS[category]}</span>
            {category === query.category ? (
              <Icon name="close" className="size-4" />
            ) : (
              <Count of={category} among={facets?.categories ?? []} />
            )}
          </Link>
          {category === query.category && (
            <Subcategories
              category={category}
              path={path}
              query={query}
              facets={facets}
              onSubcategory={onSubcategory}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

type SubcategoriesProps = CategoryTreeProps & { category: Category }

function Subcategories({ category, path, query, facets, onSubcategory }: SubcategoriesProps) {
  const isOffered = offers(facets?.subCategories)
  return (
    <ul className="my-1 ml-4.5 grid gap-0.5 border-l border-border pl-2 empty:hidden">
      {SUBCATEGORIES[category].map((subcategory) => {
        const isChosen = isSameSubcategory(query.subcategory, subcategory)
        if (!isChosen && !isOffered(subcategory)) return null
        return (
          <li key={subcategory}>
            <Link
              to={listingHref(path, chooseSubcategory(query, subcategory))}
              onClick={onSubcategory}
              aria-current={isChosen ? 'true' : undefined}
              className={rowClass(isChosen)}
            >
              <span className="grow">{subcategoryLabel(subcategory)}</span>
              {isChosen ? (
                <Icon name="close" className="size-4" />
              ) : (
                <Count of={subcategory} among={facets?.subCategories ?? []} />
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

type Counts = readonly { value: string; count: number }[]

/** WIN-72: what would lead to nothing is left out, once the counts are known and unless all would: then it leads on. */
const offers =
  (counts: Counts = []) =>
  (value: string): boolean =>
    counts.length === 0 || counts.some((one) => one.value === value && one.count > 0)

function Count({ of, among }: { of: string; among: Counts }) {
  const known = among.find(({ value }) => value === of)
  return known && <span className="text-meta text-text-3 tabular-nums">{known.count}</span>
}

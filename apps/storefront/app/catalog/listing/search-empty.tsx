import type { ProductCard } from '@ahia/contracts/catalog'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { buttonClass } from '@ahia/ui/button'
import { chipClass } from '@ahia/ui/chip'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from '@ahia/web/components/link'
import type { ReactNode } from 'react'
import { ProductGrid } from '../cards/product-grid.tsx'
import { CategoryGlyph } from '../categories/category-glyph.tsx'
import { categoryPath, LISTING_PATH } from '../categories/listing-address.ts'
import { EmptyBasket } from '../sections/featured-art.tsx'
import type { Listing } from './listing-part.ts'
import { type ListingPlace, listingHref, WHOLE_LIST } from './query.rules.ts'
import { ReloadForm } from './states.tsx'

const CATEGORIES_OFFERED = 6

type SearchEmptyProps = ListingPlace & {
  onRefresh: () => void
  nothingFound: NonNullable<Listing['nothingFound']>
  /** FIND-03: a brand that nobody sells here. */
  notCarried: string | undefined
  heartOf: (product: ProductCard) => ReactNode
}

/** LIST-08: a search without results also says what was searched, and offers alternatives. */
export function SearchEmpty({ path, query, onRefresh, nothingFound, notCarried, heartOf }: SearchEmptyProps) {
  const { search } = query
  const everywhere = listingHref(LISTING_PATH, { ...WHOLE_LIST, search })
  const isNarrowed = listingHref(LISTING_PATH, { ...query, page: 1, sort: null }) !== everywhere
  const largest = [...nothingFound.categories].sort((a, b) => b.count - a.count).slice(0, CATEGORIES_OFFERED)
  return (
    <div className="grid gap-8">
      <StatePanel
        art={<EmptyBasket />}
        title="No Products Available"
        actions={
          <>
            <ReloadForm path={path} query={query} label="Refresh" onReload={onRefresh} />
            {isNarrowed && (
              <Link to={everywhere} className={buttonClass('outline')}>
                Search without filters
              </Link>
            )}
            <Link to={LISTING_PATH} className={buttonClass('outline')}>
              View All Products
            </Link>
          </>
        }
      >
        {notCarried
          ? `We don't have ${notCarried}, nor anything like it.`
          : `Nothing found for “${search}”. Check the spelling, or try fewer or simpler words.`}
      </StatePanel>
      {largest.length > 0 && (
        <section aria-labelledby="look-here">
          <h2 id="look-here" className="mb-3 text-h3 font-extrabold">
            Browse categories
          </h2>
          <ul className="flex flex-wrap gap-2">
            {largest.map(({ value }) => (
              <li key={value}>
                <Link to={categoryPath(value)} className={chipClass(false)}>
                  <CategoryGlyph category={value} className="size-5" />
                  {CATEGORY_LABELS[value]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {nothingFound.products.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular" className="mb-3 text-h3 font-extrabold">
            Popular right now
          </h2>
          <ProductGrid products={nothingFound.products} heartOf={heartOf} />
        </section>
      )}
    </div>
  )
}

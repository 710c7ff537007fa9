import type { ProductCard } from '@ahia/contracts/catalog'
import { CATEGORIES } from '@ahia/reference/categories'
import type { ReactNode } from 'react'
import { CategoryChips } from '../categories/category-chips.tsx'
import { LISTING_PATH } from '../categories/listing-address.ts'
import { ListingSearch } from '../listing/search-within.tsx'
import { Ideas } from './ideas.tsx'

/** WIN-56: where to look instead of a product or shop that is not there. Without scripts there are no goods. */
export function Elsewhere({ heartOf }: { heartOf: (product: ProductCard) => ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="lg:hidden">
        <ListingSearch path={LISTING_PATH} search={null} label="Search the market" />
      </div>
      <CategoryChips categories={CATEGORIES} />
      <Ideas heartOf={heartOf} />
    </div>
  )
}

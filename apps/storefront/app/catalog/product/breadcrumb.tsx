import type { Product } from '@ahia/contracts/catalog'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { categoryPath, subcategoryPath } from '../categories/listing-address.ts'
import { subcategoryLabel } from '../categories/subcategory-label.ts'

// As tall as a thumb, but quiet: on a phone it stands between the picture and the name.
const STEP =
  'inline-flex min-h-11 items-center text-small font-semibold text-text-2 no-underline hover:text-text hover:underline'

/** PDP-03, WIN-33: category and subcategory, from wide to narrow. The page's head has the same as structured data. */
export function Breadcrumb({ category, subCategory }: Pick<Product, 'category' | 'subCategory'>) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1">
        <li>
          <Link to={categoryPath(category)} className={STEP}>
            {CATEGORY_LABELS[category]}
          </Link>
        </li>
        <li className="flex items-center gap-1">
          <Icon name="chevronRight" className="size-4 text-text-3" />
          <Link to={subcategoryPath(category, subCategory)} className={STEP}>
            {subcategoryLabel(subCategory)}
          </Link>
        </li>
      </ol>
    </nav>
  )
}

import type { Product } from '@ahia/contracts/catalog'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { chipClass } from '@ahia/ui/chip'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { categoryPath, subcategoryPath } from '../categories/listing-address.ts'
import { subcategoryLabel } from '../categories/subcategory-label.ts'

/** PDP-03, WIN-33: category and subcategory, from wide to narrow. The page's head has the same as structured data. */
export function Breadcrumb({ category, subCategory }: Pick<Product, 'category' | 'subCategory'>) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <li>
          <Link to={categoryPath(category)} className={chipClass(false)}>
            {CATEGORY_LABELS[category]}
          </Link>
        </li>
        <li className="flex items-center gap-1">
          <Icon name="chevronRight" className="size-4 text-text-3" />
          <Link to={subcategoryPath(category, subCategory)} className={chipClass(false)}>
            {subcategoryLabel(subCategory)}
          </Link>
        </li>
      </ol>
    </nav>
  )
}

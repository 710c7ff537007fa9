import { CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import { Link } from '@ahia/web/components/link'
import { categoryPath, subcategoryPath } from '#catalog/categories/listing-address.ts'
import { subcategoryLabel } from '#catalog/categories/subcategory-label.ts'

const LINK =
  'flex min-h-8 items-center xl:min-h-9 rounded-control px-3 text-small hover:bg-surface-2 hover:text-brand-text'

/** ＋ The subcategories of the hovered category. */
export function SubcategoryList({ category }: { category: Category }) {
  return (
    <ul aria-label={CATEGORY_LABELS[category]} className="xl:columns-2 xl:gap-1">
      <li>
        <Link to={categoryPath(category)} className={`${LINK} font-semibold text-brand-text`}>
          All of {CATEGORY_LABELS[category]}
        </Link>
      </li>
      {SUBCATEGORIES[category].map((subcategory) => (
        <li key={subcategory} className="break-inside-avoid">
          <Link to={subcategoryPath(category, subcategory)} className={LINK}>
            {subcategoryLabel(subcategory)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

import { CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import { chipClass } from '@ahia/ui/chip'
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

/** WIN-35: on a phone any subcategory is one tap away from the open menu; its row scrolls sideways. */
export function SubcategoryRow({ category }: { category: Category }) {
  return (
    <ul
      aria-label={CATEGORY_LABELS[category]}
      className="-mx-2 scrollbar-none flex gap-2 overflow-x-auto overscroll-x-contain px-4 pb-1"
    >
      {SUBCATEGORIES[category].map((subcategory) => (
        <li key={subcategory} className="shrink-0">
          <Link to={subcategoryPath(category, subcategory)} className={chipClass(false)}>
            {subcategoryLabel(subcategory)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

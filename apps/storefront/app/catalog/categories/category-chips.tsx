import { CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import { chipClass } from '@ahia/ui/chip'
import { Link } from '@ahia/web/components/link'
import { CategoryGlyph } from './category-glyph.tsx'
import { categoryPath } from './listing-address.ts'

/** Where there is nothing to see, the categories to look in. WIN-62: on a phone in two columns of one width. */
export function CategoryChips({ categories }: { categories: readonly Category[] }) {
  return (
    <section aria-labelledby="look-here">
      <h2 id="look-here" className="mb-3 text-h3 font-extrabold">
        Browse categories
      </h2>
      <ul className="grid grid-cols-2 flex-wrap gap-2 sm:flex">
        {categories.map((category) => (
          <li key={category} className="grid min-w-0">
            <Link
              to={categoryPath(category)}
              className={`${chipClass(false)} min-w-0 wrap-anywhere min-h-14 sm:min-h-11 max-sm:rounded-control max-sm:px-3`}
            >
              <CategoryGlyph category={category} className="size-5 shrink-0" />
              {CATEGORY_LABELS[category]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { pictureAddress } from '@ahia/pictures/address'
import { categoryTileKey } from '@ahia/pictures/site-picture-keys'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import { Scroller } from '@ahia/ui/rows/scroller'
import { Link } from '@ahia/web/components/link'
import { categoryPath } from '../categories/listing-address.ts'

const WIDTHS = [180, 360] as const
const SIZES = '(min-width: 1024px) 136px, 104px'

/** HOME-03: a row of links to the categories. */
export function CategoryTiles({ label }: { label: string }) {
  return (
    <Scroller label={label}>
      <ul className="row-laid-out-late flex w-max gap-3 lg:gap-4">
        {CATEGORIES.map((category) => (
          <li key={category} className="w-26 snap-start lg:w-34">
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </Scroller>
  )
}

function CategoryTile({ category }: { category: Category }) {
  return (
    <Link
      to={categoryPath(category)}
      className="group flex min-h-30 flex-col overflow-hidden rounded-card border border-border bg-surface transition-shadow hover:shadow-e2 focus-visible:-outline-offset-3 lg:min-h-37"
    >
      <TilePicture category={category} />
      <span className="grid flex-1 place-items-center px-1.5 text-center text-meta font-semibold text-balance group-hover:text-brand-text lg:text-small">
        {CATEGORY_LABELS[category]}
      </span>
    </Link>
  )
}

function TilePicture({ category }: { category: Category }) {
  const key = categoryTileKey(category)
  const srcSet = WIDTHS.map((width) => `${pictureAddress(key, width, 'avif')} ${width}w`).join(', ')
  return (
    <picture data-ground={category} className="block h-20 overflow-hidden lg:h-25">
      <source type="image/avif" srcSet={srcSet} sizes={SIZES} />
      <img
        src={pictureAddress(key, 360, 'webp')}
        alt=""
        width={360}
        height={360}
        loading="lazy"
        decoding="async"
        className="size-full object-cover transition-transform duration-(--base) group-hover:scale-105"
      />
    </picture>
  )
}

import type { Product } from '@ahia/contracts/catalog'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { cardClass } from '@ahia/ui/card'
import { CategoryGlyph } from './category-glyph.tsx'

const NBSP = '\u00a0' // the dot never begins a line

/** What a shopper wants to know first: what it is, what it costs, who sells it and where. */
export function ProductCard({ product }: { product: Product }) {
  const { name, basePrice, category, shopId: shop } = product
  return (
    <article className={`${cardClass} flex h-full flex-col overflow-hidden`}>
      <div data-ground={category} className="grid aspect-square place-items-center text-text lg:aspect-4/3">
        <CategoryGlyph category={category} className="w-2/5 opacity-60 lg:w-1/3" />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3 lg:p-4">
        <p className="text-meta text-text-3">{CATEGORY_LABELS[category]}</p>
        <h3 className="line-clamp-2 min-h-12 font-semibold text-pretty">{name}</h3>
        <p className="text-h3 font-extrabold tabular-nums">{formatNaira(fromNaira(basePrice))}</p>
        <p className="text-small text-text-2">
          {`${shop.name}${NBSP}· `}
          <span className="whitespace-nowrap">{shop.city}</span>
        </p>
      </div>
    </article>
  )
}

import type { ProductCard as Card } from '@ahia/contracts/catalog'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { cardClass } from '@ahia/ui/card'
import { ProductPicture } from './product-picture.tsx'

const NBSP = '\u00a0' // the dot never begins a line

/** What a shopper wants to know first: what it is, what it costs, who sells it and where. */
export function ProductCard({ product }: { product: Card }) {
  const { name, basePrice, category, shopId: shop } = product
  return (
    <article className={`${cardClass} flex h-full flex-col overflow-hidden`}>
      <ProductPicture product={product} />
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

import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import type { ChatSurroundings } from './chat-surroundings.ts'
import { NewTabLink } from './new-tab-link.tsx'
import type { ShownProduct } from './shown.ts'

type SuggestedProductProps = { product: ShownProduct; surroundings: ChatSurroundings }

/** CHAT-04: opens in a new tab, so that the chat stays open. */
export function SuggestedProduct({ product, surroundings }: SuggestedProductProps) {
  return (
    <li className="group relative grid grid-cols-[4.5rem_1fr] gap-3 rounded-card border border-border bg-surface p-2 hover:border-border-strong">
      {surroundings.picture(product)}
      <div className="grid min-w-0 content-center gap-0.5">
        <p className="line-clamp-2 text-small font-semibold wrap-anywhere">
          <NewTabLink
            href={surroundings.productPath(product.id)}
            className="outline-none group-hover:text-brand-text after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-focus"
          >
            {product.name}
          </NewTabLink>
        </p>
        <p>
          {product.isFrom && <span className="text-meta text-text-2">From </span>}
          <span className="font-extrabold tabular-nums">{formatNaira(fromNaira(product.naira))}</span>
          {product.isSoldOut && <span className="text-meta text-danger"> Out of stock</span>}
        </p>
        {surroundings.rating(product)}
        <p className="truncate text-meta text-text-2">{product.shopName}</p>
      </div>
    </li>
  )
}

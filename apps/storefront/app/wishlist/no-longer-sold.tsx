import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { Button } from '@ahia/ui/button'
import { cardClass } from '@ahia/ui/card'
import type { Wishlist } from './wishlist.rules.ts'

type NoLongerSoldProps = { savedItems: Wishlist; onRemove: (productId: string) => void }

/** Shows the name and price stored when it was saved, because the product can no longer be loaded. */
export function NoLongerSold({ savedItems, onRemove }: NoLongerSoldProps) {
  return (
    <section aria-labelledby="no-longer-sold" className="mt-10">
      <h2 id="no-longer-sold" className="mb-4 text-h2 font-extrabold">
        No longer sold
      </h2>
      <ul className={`${cardClass} divide-y divide-border`}>
        {savedItems.map(({ productId, name, price }) => (
          <li
            key={productId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
          >
            <p className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="text-small text-text-2">
                {formatNaira(fromNaira(price))} when you saved it
              </span>
            </p>
            <Button
              look="ghost"
              onClick={() => onRemove(productId)}
              aria-label={`Remove ${name} from wishlist`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { ProductCard } from '@ahia/contracts/catalog'
import { Icon } from '@ahia/ui/icon'
import { showToast } from '@ahia/ui/show-toast'
import { useSyncExternalStore } from 'react'
import { tellWishFailure } from './wish-failure.ts'
import { shownPrice } from './wishlist.rules.ts'
import { isSaved, removeWish, saveWish, wishlist } from './wishlist.ts'

type WishHeartProps = { product: Pick<ProductCard, '_id' | 'name' | 'basePrice' | 'fromPrice'> }

/** PDP-11. The server knows nobody's wishes, so every heart comes empty and is filled in the browser. */
export function WishHeart({ product }: WishHeartProps) {
  const { _id, name } = product
  const isKept = useSyncExternalStore(
    wishlist.subscribe,
    () => isSaved(_id),
    () => false,
  )
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={`Save ${name} to wishlist`}
      onClick={() => void toggle(product, isKept)}
      className="grid size-11 place-items-center rounded-pill border border-border bg-surface text-text-2 shadow-e1 transition-[color,transform] hover:text-accent-text active:scale-90 aria-pressed:text-accent-text noscript:hidden"
    >
      <Icon name={isKept ? 'heartFilled' : 'heart'} />
    </button>
  )
}

async function toggle(product: WishHeartProps['product'], isKept: boolean): Promise<void> {
  try {
    if (isKept) return await removeWish(product._id)
    await saveWish({ productId: product._id, name: product.name, price: shownPrice(product) })
    showToast({
      kind: 'success',
      text: 'Saved to your wishlist',
      action: { label: 'View', href: '/wishlist' },
    })
  } catch {
    tellWishFailure()
  }
}

import type { ProductCard } from '@ahia/contracts/catalog'
import { Icon } from '@ahia/ui/icon'
import { showToast } from '@ahia/ui/show-toast'
import { useSyncExternalStore } from 'react'
import { isWished, shownPrice } from './wishlist.rules.ts'
import { removeWish, saveWish, wishlist } from './wishlist.ts'

type WishHeartProps = { product: Pick<ProductCard, '_id' | 'name' | 'basePrice' | 'fromPrice'> }

/** PDP-11. The server knows nobody's wishes, so every heart comes empty and is filled in the browser. */
export function WishHeart({ product }: WishHeartProps) {
  const { _id, name } = product
  const isSaved = useSyncExternalStore(
    wishlist.subscribe,
    () => isWished(wishlist.read(), _id),
    () => false,
  )
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={isSaved ? `Remove ${name} from wishlist` : `Save ${name} to wishlist`}
      onClick={() => void toggle(product, isSaved)}
      className="grid size-11 place-items-center rounded-pill border border-border bg-surface text-text-2 shadow-e1 transition-[color,transform] hover:text-accent-text active:scale-90 aria-pressed:text-accent-text noscript:hidden"
    >
      <Icon name={isSaved ? 'heartFilled' : 'heart'} />
    </button>
  )
}

async function toggle(product: WishHeartProps['product'], isSaved: boolean): Promise<void> {
  try {
    if (isSaved) return await removeWish(product._id)
    await saveWish({ productId: product._id, name: product.name, price: shownPrice(product) })
    showToast({
      kind: 'success',
      text: 'Saved to your wishlist',
      action: { label: 'View', href: '/wishlist' },
    })
  } catch {
    showToast({ kind: 'error', text: 'This browser keeps no wishlist. It may be full or blocked.' })
  }
}

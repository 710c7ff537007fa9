import { Icon } from '@ahia/ui/icon'
import { useSyncExternalStore } from 'react'
import { bringWishChanges, isSaved, tellFailure, wishlist } from './wishlist.ts'
import type { Wishable } from './wishlist-changes.ts'

/** PDP-11. The server knows nobody's wishes, so every heart comes empty and is filled in the browser. */
export function WishHeart({ product }: { product: Wishable }) {
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
      onClick={() => toggle(product, isKept)}
      className="grid size-11 place-items-center rounded-pill border border-border bg-surface text-text-2 shadow-e1 transition-[color,transform] hover:text-accent-text active:scale-90 aria-pressed:text-accent-text noscript:hidden"
    >
      <Icon name={isKept ? 'heartFilled' : 'heart'} />
    </button>
  )
}

function toggle(product: Wishable, isKept: boolean): void {
  bringWishChanges()
    .then(({ saveWish, removeWish }) => (isKept ? removeWish(product._id) : saveWish(product)))
    .catch(tellFailure)
}

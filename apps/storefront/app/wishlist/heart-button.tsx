import { Icon } from '@ahia/ui/icon'
import { useSyncExternalStore } from 'react'
import { isSaved, loadWishlistChanges, showFailure, wishlist } from './wishlist.ts'
import type { SavableProduct } from './wishlist-changes.ts'

/** PDP-11. Pages are the same for everybody, so every heart is empty in the HTML and filled in the browser. */
export function HeartButton({ product }: { product: SavableProduct }) {
  const { _id, name } = product
  const isPressed = useSyncExternalStore(
    wishlist.subscribe,
    () => isSaved(_id),
    () => false,
  )
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={`Save ${name} to wishlist`}
      onClick={() => toggle(product, isPressed)}
      className="grid size-11 place-items-center rounded-pill border border-border bg-surface text-text-2 shadow-e1 transition-[color,transform] hover:text-accent-text active:scale-90 aria-pressed:text-accent-text noscript:hidden"
    >
      <Icon name={isPressed ? 'heartFilled' : 'heart'} />
    </button>
  )
}

function toggle(product: SavableProduct, isPressed: boolean): void {
  loadWishlistChanges()
    .then(({ saveItem, removeSavedItem }) => (isPressed ? removeSavedItem(product._id) : saveItem(product)))
    .catch(showFailure)
}

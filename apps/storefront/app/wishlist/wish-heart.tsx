import { Icon } from '@ahia/ui/icon'
import { showToast } from '@ahia/ui/show-toast'
import { useSyncExternalStore } from 'react'
import type { Wishable } from './wish-changes.ts'
import { bringWishChanges, isSaved, wishlist } from './wishlist.ts'

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
      onClick={() => void toggle(product, isKept)}
      className="grid size-11 place-items-center rounded-pill border border-border bg-surface text-text-2 shadow-e1 transition-[color,transform] hover:text-accent-text active:scale-90 aria-pressed:text-accent-text noscript:hidden"
    >
      <Icon name={isKept ? 'heartFilled' : 'heart'} />
    </button>
  )
}

async function toggle(product: Wishable, isKept: boolean): Promise<void> {
  try {
    const { saveWish, removeWish } = await bringWishChanges()
    await (isKept ? removeWish(product._id) : saveWish(product))
  } catch {
    showToast({ kind: 'error', text: 'This did not work. Try again.' }) // the script did not come
  }
}

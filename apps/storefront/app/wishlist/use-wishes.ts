import { useState, useSyncExternalStore } from 'react'
import { isWished, NO_WISHES, type Wishlist } from './wishlist.rules.ts'
import { wishlist } from './wishlist.ts'

type Wishes = {
  /** As it is now; null on the server and until the browser has taken over. */
  wishes: Wishlist | null
  /** Also what was taken off since this page was opened, so that a slip can be undone where it happened. */
  seen: Wishlist
}

export function useWishes(): Wishes {
  const wishes = useSyncExternalStore<Wishlist | null>(wishlist.subscribe, wishlist.read, () => null)
  const [seen, setSeen] = useState<Wishlist>(NO_WISHES)
  const added = (wishes ?? NO_WISHES).filter(({ productId }) => !isWished(seen, productId))
  if (added.length > 0) setSeen([...added, ...seen])
  return { wishes, seen }
}

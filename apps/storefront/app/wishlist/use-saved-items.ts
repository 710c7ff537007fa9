import type { PartState } from '@ahia/web/parts/part-state'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { signedInEmail } from '#session/customer-session.ts'
import { guestSavedItems } from './guest-saved-items.ts'
import { isSavedItem, NO_SAVED_ITEMS, type Wishlist } from './wishlist.rules.ts'
import { foundCustomerSavedItems, loadWishlistChanges, wishlist } from './wishlist.ts'

type SavedItems = {
  /** The current items; loading on the server and until hydration. */
  part: PartState<Wishlist>
  /** Includes items removed since this page was opened, so that a mistake can be undone in place. */
  seen: Wishlist
  reload: () => void
}

const LOADING = { state: 'loading' } as const
const OUT_OF_REACH = { state: 'failed', message: "We couldn't load your wishlist.", status: null } as const

export function useSavedItems(): SavedItems {
  const read = useSyncExternalStore<PartState<Wishlist>>(wishlist.subscribe, readPart, () => LOADING)
  const [isOutOfReach, setOutOfReach] = useState(false)
  const [seen, setSeen] = useState<Wishlist>(NO_SAVED_ITEMS)
  const part = isOutOfReach && read.state === 'loading' ? OUT_OF_REACH : read
  const savedItems = part.state === 'ready' ? part.value : NO_SAVED_ITEMS
  const added = savedItems.filter(({ productId }) => !isSavedItem(seen, productId))
  if (added.length > 0) setSeen([...added, ...seen])

  useEffect(() => {
    void isFound().then((found) => setOutOfReach(!found))
  }, [])
  const reload = () => {
    setOutOfReach(false)
    void isFound().then((found) => {
      setOutOfReach(!found)
      foundCustomerSavedItems()?.reload()
    })
  }
  return { part, seen, reload }
}

/** False when the customers' script could not be fetched. */
const isFound = async (): Promise<boolean> => {
  if (signedInEmail() === null) return true
  return loadWishlistChanges().then(
    () => true,
    () => false,
  )
}

let ofGuest: { savedItems: Wishlist; part: PartState<Wishlist> } = {
  savedItems: NO_SAVED_ITEMS,
  part: { state: 'ready', value: NO_SAVED_ITEMS },
}

/** Like the lists themselves the same object until something changes. */
function readPart(): PartState<Wishlist> {
  const ofCustomer = foundCustomerSavedItems()?.readPart()
  if (ofCustomer) return ofCustomer
  if (signedInEmail() !== null) return LOADING
  const savedItems = guestSavedItems.read()
  if (savedItems !== ofGuest.savedItems) ofGuest = { savedItems, part: { state: 'ready', value: savedItems } }
  return ofGuest.part
}

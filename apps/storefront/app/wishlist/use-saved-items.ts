import type { PartState } from '@ahia/web/parts/part-state'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { signedInEmail } from '#session/customer-session.ts'
import { guestWishes } from './guest-saved-items.ts'
import { isWished, NO_WISHES, type Wishlist } from './wishlist.rules.ts'
import { foundCustomerWishes, loadWishlistChanges, wishlist } from './wishlist.ts'

type Wishes = {
  /** As they are now; loading on the server and until the browser has taken over. */
  part: PartState<Wishlist>
  /** Also what was taken off since this page was opened, so that a slip can be undone where it happened. */
  seen: Wishlist
  reload: () => void
}

const LOADING = { state: 'loading' } as const
const OUT_OF_REACH = { state: 'failed', message: "We couldn't load your wishlist.", status: null } as const

export function useWishes(): Wishes {
  const read = useSyncExternalStore<PartState<Wishlist>>(wishlist.subscribe, readPart, () => LOADING)
  const [isOutOfReach, setOutOfReach] = useState(false)
  const [seen, setSeen] = useState<Wishlist>(NO_WISHES)
  const part = isOutOfReach && read.state === 'loading' ? OUT_OF_REACH : read
  const wishes = part.state === 'ready' ? part.value : NO_WISHES
  const added = wishes.filter(({ productId }) => !isWished(seen, productId))
  if (added.length > 0) setSeen([...added, ...seen])

  useEffect(() => {
    void isFound().then((found) => setOutOfReach(!found))
  }, [])
  const reload = () => {
    setOutOfReach(false)
    void isFound().then((found) => {
      setOutOfReach(!found)
      foundCustomerWishes()?.reload()
    })
  }
  return { part, seen, reload }
}

/** False when what a customer needs could not be fetched. */
const isFound = async (): Promise<boolean> => {
  if (signedInEmail() === null) return true
  return loadWishlistChanges().then(
    () => true,
    () => false,
  )
}

let ofGuest: { wishes: Wishlist; part: PartState<Wishlist> } = {
  wishes: NO_WISHES,
  part: { state: 'ready', value: NO_WISHES },
}

/** Like the lists themselves the same object for as long as nothing has changed. */
function readPart(): PartState<Wishlist> {
  const ofCustomer = foundCustomerWishes()?.readPart()
  if (ofCustomer) return ofCustomer
  if (signedInEmail() !== null) return LOADING
  const wishes = guestWishes.read()
  if (wishes !== ofGuest.wishes) ofGuest = { wishes, part: { state: 'ready', value: wishes } }
  return ofGuest.part
}

import type { PartState } from '@ahia/web/parts/part-state'
import { useSyncExternalStore } from 'react'
import { customerSession, signedInEmail } from '#session/customer-session.ts'
import type { CartContents, CartSource } from './cart-source.ts'
import { customerSource } from './customer/source.ts'
import { guestSource } from './guest/source.ts'

type Cart = {
  /** The customer's email, or '' for a guest: what the page remembers about one cart must not show in another. */
  owner: string
  source: CartSource
  contents: PartState<CartContents>
  loadAgain: () => void
}

/** The guest's or the customer's cart; loading on the server and until hydration. */
export function useCart(): Cart {
  const email = useSyncExternalStore(customerSession.follow, signedInEmail, () => undefined)
  const source = typeof email === 'string' ? customerSource : guestSource
  const contents = useSyncExternalStore<PartState<CartContents>>(source.subscribe, source.read, () => LOADING)
  return {
    owner: email ?? '',
    source,
    contents: email === undefined ? LOADING : contents,
    loadAgain: source.loadAgain,
  }
}

const LOADING = { state: 'loading' } as const

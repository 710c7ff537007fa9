import type { PartState } from '@ahia/web/parts/part-state'
import { useSyncExternalStore } from 'react'
import { customerSession, signedInEmail } from '#session/customer-session.ts'
import type { CartContents, CartSource } from './cart-source.ts'
import { customerSource } from './customer/source.ts'
import { guestSource } from './guest/source.ts'

type Cart = {
  /** The owner, as part of the keys of stored values. */
  owner: string
  source: CartSource
  contents: PartState<CartContents>
  loadAgain: () => void
}

/** The guest's or the customer's cart; null on the server and before hydration. */
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

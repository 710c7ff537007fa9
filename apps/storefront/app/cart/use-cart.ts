import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Part } from '#platform/answer.ts'
import { signedInEmail } from '#platform/signed-in-email.ts'
import { followSession } from '#platform/stored-session.ts'
import type { CartContents, CartSource } from './cart-source.ts'
import { guestSource } from './guest-source.ts'

type Cart = {
  /** Whose it is, as the key of what is remembered about it. */
  owner: string
  source: CartSource
  contents: Part<CartContents>
  loadAgain: () => void
}

/** The cart of whoever is here; the server and a page that is not yet taken over know of none. */
export function useCart(): Cart {
  const email = useSyncExternalStore(followSession, signedInEmail, () => undefined)
  const customers = useCustomerSource(typeof email === 'string')
  const source = typeof email === 'string' && customers.state === 'there' ? customers.value : guestSource
  const contents = useSyncExternalStore<Part<CartContents>>(source.subscribe, source.read, () => LOADING)
  return {
    owner: email ?? '',
    source,
    contents: partOf(),
    loadAgain: customers.state === 'failed' ? customers.askAgain : source.loadAgain,
  }

  function partOf(): Part<CartContents> {
    if (email === undefined) return LOADING
    return email !== null && customers.state !== 'there' ? customers : contents
  }
}

const LOADING = { state: 'loading' } as const

type CustomerSource = Part<CartSource> & { askAgain: () => void }

/** Guests never need it, so it is fetched by the first who does. */
function useCustomerSource(isNeeded: boolean): CustomerSource {
  const [part, setPart] = useState<Part<CartSource>>(LOADING)
  const isMissing = isNeeded && part.state === 'loading'
  useEffect(() => {
    if (!isMissing) return
    void import('./customer-source.ts').then(
      ({ customerSource }) => setPart({ state: 'there', value: customerSource }),
      () => setPart({ state: 'failed', message: 'Failed to load cart', status: null }),
    )
  }, [isMissing])
  return { ...part, askAgain: () => setPart(LOADING) }
}

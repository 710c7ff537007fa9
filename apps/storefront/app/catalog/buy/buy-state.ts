import { messageOf } from '@ahia/contracts/api-error'
import type { Product } from '@ahia/contracts/catalog'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { TOAST_MS } from '@ahia/ui/overlays/toast-queue'
import { createStore } from '@ahia/ui/store'
import { useNavigate } from '@ahia/web/router/router-context'
import { useState, useSyncExternalStore } from 'react'
import { authPath } from '#session/auth-path.ts'
import { checkoutPath } from '#session/checkout-path.ts'
import type { ChoiceState } from '../product/choice-state.ts'
import { type NewLine, toNewLine } from './buy-line.ts'
import { keepDirectOrder, toDirectOrder } from './buy-now.ts'

export type AddToCart = (line: NewLine) => Promise<void>

type Adding = {
  isBusy: boolean
  /** Why the last try failed; cleared by the next one. */
  failure: string | null
}

export type BuyState = {
  isSoldOut: boolean
  /** What is shown instead of the price while it can't be bought. */
  off: string
  /** Only what shows it is rendered for it: with the whole page a cheap phone would answer the press later. */
  adding: ReturnType<typeof createStore<Adding>>
  add: () => void
  buyNow: () => void
}

type BuyingProps = {
  product: Product
  choosing: ChoiceState
  addToCart: AddToCart
  isSignedIn: () => boolean
}

/** PDP-09, PDP-10: what the two buttons do, in the page and in the bar. */
export function useBuying({ product, choosing, addToCart, isSignedIn }: BuyingProps): BuyState {
  const navigate = useNavigate()
  const [adding] = useState(() => createStore(IDLE))

  const add = async () => {
    if (adding.get().isBusy) return // a second click may come before the first was rendered
    adding.set({ isBusy: true, failure: null })
    adding.set({ isBusy: false, failure: await tryToAdd() })
  }

  const tryToAdd = async (): Promise<string | null> => {
    try {
      await addToCart(toNewLine(product, choosing))
      showToast(ADDED)
      return null
    } catch (error) {
      const text = messageOf(error, 'Failed to add item to cart')
      showToast({ kind: 'error', text })
      return text
    }
  }

  // A guest signs in first and continues with the same order.
  const buyNow = () => {
    const order = toDirectOrder(product, toNewLine(product, choosing), Date.now())
    keepDirectOrder(order)
    const path = isSignedIn() ? '/checkout' : authPath(checkoutPath('product'))
    void navigate(path, { state: order })
  }

  return {
    off: product.shopId.away ? 'On holiday' : 'Out of stock',
    isSoldOut: choosing.available === 0 || product.shopId.away !== undefined,
    adding,
    add: () => void add(),
    buyNow,
  }
}

export const useAdding = ({ adding }: BuyState): Adding =>
  useSyncExternalStore(adding.subscribe, adding.get, adding.get)

const IDLE: Adding = { isBusy: false, failure: null }

const ADDED = {
  kind: 'success',
  text: 'Item added to cart successfully!',
  durationMs: TOAST_MS.addedToCart,
  action: { label: 'View cart', href: '/cart' },
} as const

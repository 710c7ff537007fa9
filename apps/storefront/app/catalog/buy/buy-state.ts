import { messageOf } from '@ahia/contracts/api-error'
import type { Product } from '@ahia/contracts/catalog'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { TOAST_MS } from '@ahia/ui/overlays/toast-queue'
import { useNavigate } from '@ahia/web/router/router-context'
import { useRef, useState } from 'react'
import { authPath } from '#session/auth-path.ts'
import { checkoutPath } from '#session/checkout-path.ts'
import type { ChoiceState } from '../product/choice-state.ts'
import { type NewLine, toNewLine } from './buy-line.ts'
import { keepDirectOrder, toDirectOrder } from './buy-now.ts'

export type AddToCart = (line: NewLine) => Promise<void>

export type BuyState = {
  state: 'ready' | 'adding' | 'sold-out'
  /** What is shown instead of the price while it can't be bought. */
  off: string
  /** Why adding failed; cleared by the next try. */
  failure: string | null
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
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isBusy = useRef(false) // a second click may come before the first was rendered

  const add = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setAdding(true)
    setFailure(null)
    try {
      await addToCart(toNewLine(product, choosing))
      showToast(ADDED)
    } catch (error) {
      const text = messageOf(error, 'Failed to add item to cart')
      setFailure(text)
      showToast({ kind: 'error', text })
    } finally {
      isBusy.current = false
      setAdding(false)
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
    state: choosing.available === 0 || product.shopId.away ? 'sold-out' : isAdding ? 'adding' : 'ready',
    failure,
    add: () => void add(),
    buyNow,
  }
}

const ADDED = {
  kind: 'success',
  text: 'Item added to cart successfully!',
  durationMs: TOAST_MS.addedToCart,
  action: { label: 'View cart', href: '/cart' },
} as const

import { showProduct } from '@ahia/contracts/catalog'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { useRef, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { loadWishlistChanges, showFailure } from './wishlist.ts'

/** The cart line of a product without anything to choose. */
type PlainLine = {
  productId: string
  quantity: number
  selectedVariantId: null
  selectedOptionId: null
  selectedAddOns: readonly []
  price: number
}

type MoveProps = {
  addToCart: (line: PlainLine) => Promise<void>
  /** A card does not say whether there is something to choose, so this may only turn out now. */
  onChoicesLeft: (productId: string) => void
}

export type Move = {
  /** Being moved right now. */
  moving: string | null
  /** Moved since the page was opened. */
  moved: readonly string[]
  move: (productId: string) => void
}

/** Into the cart, then off the wishlist; one at a time. */
export function useMove({ addToCart, onChoicesLeft }: MoveProps): Move {
  const [moving, setMoving] = useState<string | null>(null)
  const [moved, setMoved] = useState<readonly string[]>([])
  const isBusy = useRef(false) // a second press may come before the first was rendered

  const move = async (productId: string) => {
    if (isBusy.current) return
    isBusy.current = true
    setMoving(productId)
    try {
      const { product } = await call(showProduct, { id: productId })
      if (product.variants.length > 0) return onChoicesLeft(productId)
      const { removeSavedItem } = await loadWishlistChanges() // first: what goes into the cart must come off the list
      await addToCart({ ...ONE_PLAIN, productId, price: product.basePrice })
      setMoved((before) => [...before, productId])
      showToast(MOVED)
      await removeSavedItem(productId)
    } catch (error) {
      showFailure(error)
    } finally {
      isBusy.current = false
      setMoving(null)
    }
  }
  return { moving, moved, move: (productId) => void move(productId) }
}

const ONE_PLAIN = {
  quantity: 1,
  selectedVariantId: null,
  selectedOptionId: null,
  selectedAddOns: [],
} as const

const MOVED = {
  kind: 'success',
  text: 'Moved to your cart',
  action: { label: 'View cart', href: '/cart' },
} as const

import type { ProductCard } from '@ahia/contracts/catalog'
import { Button, buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { useEffect, useRef } from 'react'
import type { SavedItemState } from './saved-item-note.tsx'
import type { Move } from './use-move.ts'

type Offer = 'move' | 'moving' | 'choose' | 'moved'
type SavedCard = Pick<ProductCard, '_id' | 'fromPrice' | 'baseQuantity'>

/** Null for items that were removed or are sold out. Different prices mean that there is something to choose. */
export function offerOf(card: SavedCard, state: SavedItemState, { moving }: Move): Offer | null {
  if (state === 'moved') return 'moved'
  if (moving === card._id) return 'moving'
  if (state === 'removed' || card.baseQuantity === 0) return null
  return card.fromPrice === null ? 'move' : 'choose'
}

type MoveToCartProps = {
  name: string
  path: string
  offer: Offer
  onMove: () => void
}

const WIDE = 'w-full px-2 text-small'

/** From the wishlist into the cart: at once, or on the product's page where there is something to choose. */
export function MoveToCart({ name, path, offer, onMove }: MoveToCartProps) {
  if (offer === 'moved') return <ViewCart />
  if (offer === 'choose')
    return (
      <Link
        to={path}
        aria-label={`Choose options for ${name}`}
        className={`${buttonClass('outline')} ${WIDE}`}
      >
        Choose options
      </Link>
    )
  return (
    <Button
      look="outline"
      className={WIDE}
      aria-label={`Move to cart: ${name}`}
      busy={offer === 'moving'}
      busyLabel="Moving..."
      onClick={onMove}
    >
      Move to cart
    </Button>
  )
}

/** Replaces the pressed button and takes its focus, unless the shopper has moved on meanwhile. */
function ViewCart() {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Link ref={link} to="/cart" className={`${buttonClass('ghost')} ${WIDE}`}>
      View cart
    </Link>
  )
}

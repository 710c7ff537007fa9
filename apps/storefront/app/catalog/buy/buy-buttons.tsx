import { Button } from '@ahia/ui/button'
import { type BuyState, useAdding } from './buy-state.ts'

type BuyButtonsProps = {
  buying: BuyState
  /** The id of the text that says why they are disabled. */
  reasonId: string
  className?: string
}

/** PDP-09, PDP-10: Add to Cart and Buy Now. */
export function BuyButtons({ buying, reasonId, className }: BuyButtonsProps) {
  const { isSoldOut, add, buyNow } = buying
  const { isBusy } = useAdding(buying)
  const shared = {
    disabled: isSoldOut,
    'aria-describedby': isSoldOut ? reasonId : undefined,
    className,
  }
  return (
    <>
      <Button {...shared} busy={isBusy} busyLabel="Adding..." onClick={add}>
        Add to Cart
      </Button>
      <Button {...shared} look="accent" onClick={buyNow}>
        Buy Now
      </Button>
    </>
  )
}

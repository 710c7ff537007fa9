import { Button } from '@ahia/ui/button'
import type { BuyState } from './buy-state.ts'

type BuyButtonsProps = {
  buying: BuyState
  /** The id of the text that says why they are disabled. */
  reasonId: string
  className?: string
}

/** PDP-09, PDP-10: Add to Cart and Buy Now. */
export function BuyButtons({ buying: { state, add, buyNow }, reasonId, className }: BuyButtonsProps) {
  const isOff = state === 'sold-out'
  const shared = { disabled: isOff, 'aria-describedby': isOff ? reasonId : undefined, className }
  return (
    <>
      <Button {...shared} busy={state === 'adding'} busyLabel="Adding..." onClick={add}>
        Add to Cart
      </Button>
      <Button {...shared} look="accent" onClick={buyNow}>
        Buy Now
      </Button>
    </>
  )
}

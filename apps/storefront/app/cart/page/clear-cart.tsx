import { Button } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import type { ClearCartProps } from './clear-cart-plainly.ts'

/** CART-08: asks before the cart is cleared. */
export function ClearCart({ question, open, isBusy, onClear, onClose }: ClearCartProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Clear Cart"
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" busy={isBusy} onClick={onClear}>
            Clear Cart
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  )
}

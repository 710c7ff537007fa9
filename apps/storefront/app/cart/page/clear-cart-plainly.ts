import { useEffect } from 'react'

export type ClearCartProps = {
  question: string
  open: boolean
  isBusy: boolean
  onClear: () => void
  onClose: () => void
}

/** CART-08: asked before the cart is cleared. */
export const CLEAR_QUESTION = 'Are you sure you want to clear your entire cart? This action cannot be undone.'

/** Uses the browser's own confirm where our dialog cannot be fetched: a guest's cart needs no network. */
export function ClearCartPlainly({ question, open, onClear, onClose }: ClearCartProps) {
  useEffect(() => {
    if (!open) return
    onClose()
    if (confirm(question)) onClear()
  }, [question, open, onClear, onClose])
  return null
}

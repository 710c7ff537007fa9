import type { OrderItem } from '@ahia/contracts/shapes/order'
import type { ReactNode } from 'react'
import type { BoughtAgain } from './buy-again.ts'

/** What other slices do for an order; the page brings it. */
export type Surroundings = {
  productPath: (productId: string) => string
  /** CART-02. Rejects with words for the shopper. */
  addToCart: (line: BoughtAgain) => Promise<void>
  saveFile: (name: string, content: Blob) => void
  /** PDP-14: a button with all that follows from it. */
  reviewOf: (item: OrderItem, onWritten: () => void) => ReactNode
}

import type { OrderItem } from '@ahia/contracts/shapes/order'
import type { ReactNode } from 'react'
import type { BoughtAgain } from './buy-again.ts'

/** What other slices do for an order, passed in by the page. */
export type Surroundings = {
  productPath: (productId: string) => string
  /** CART-02. Rejects with a message for the shopper. */
  addToCart: (line: BoughtAgain) => Promise<void>
  saveFile: (name: string, content: Blob) => void
  /** PDP-14: the button and its dialog. */
  reviewOf: (item: OrderItem, onWritten: () => void) => ReactNode
}

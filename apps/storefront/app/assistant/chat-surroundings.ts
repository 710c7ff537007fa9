import type { ReactNode } from 'react'
import type { ShownLine, ShownOrder, ShownProduct } from './shown.ts'

/** What the chat shows of other slices, passed in by the page. */
export type ChatSurroundings = {
  productPath: (productId: string) => string
  picture: (product: ShownProduct) => ReactNode
  rating: (product: ShownProduct) => ReactNode
  badge: (order: ShownOrder) => ReactNode
  /** 'a91c04f2', as the orders page shows it. */
  orderNumber: (orderId: string) => string
  /** Rejects with a message for the shopper. */
  addToCart: (line: ShownLine) => Promise<void>
}

import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { Category } from '@ahia/reference/categories'

/** Of a product, what the chat shows. */
export type ShownProduct = {
  id: string
  name: string
  image: string | null
  category: Category
  naira: number
  /** Whether some of its choices cost more. */
  isFrom: boolean
  isSoldOut: boolean
  rating: number
  reviews: number
  shopName: string
}

export type ShownComparison = {
  products: readonly { id: string; name: string }[]
  rows: readonly { label: string; values: readonly string[] }[]
}

export type ShownOrder = {
  id: string
  status: OrderStatus
  shopName: string
  naira: number
  createdAt: string
  items: readonly { name: string; quantity: number }[]
  /** How it stands and what happens now, with its dates. */
  nextStep: string
}

/** What the assistant answered, as far as it is shown. */
export type ShownReply = {
  text: string
  products: readonly ShownProduct[]
  comparison: ShownComparison | null
  orders: readonly ShownOrder[]
}

/** What somebody said, and the answer to it; numbered as they come, for as long as the thread lives. */
export type Exchange = { id: number; said: string; reply: ShownReply }

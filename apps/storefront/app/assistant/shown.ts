import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { Category } from '@ahia/reference/categories'

/** The part of a product that the chat shows. */
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
  /** Its status and what happens next, with dates. */
  nextStep: string
}

/** A line as the cart takes it. */
export type ShownLine = {
  productId: string
  name: string
  selectedVariantId: string | null
  selectedOptionId: string | null
  quantity: number
  price: number
}

/** CHAT-11: several things for one sum. */
export type ShownBasket = { lines: readonly ShownLine[]; naira: number }

/** The part of the assistant's reply that is shown. */
export type ShownReply = {
  text: string
  products: readonly ShownProduct[]
  comparison: ShownComparison | null
  orders: readonly ShownOrder[]
  /** CHAT-12: messages that one press sends. */
  chips: readonly string[]
  /** CHAT-10: the product whose page does not say what was asked. */
  askShop: { productId: string; shopName: string } | null
  basket: ShownBasket | null
}

/** A message and the reply to it; ids count up for as long as the thread lives. */
export type Exchange = { id: number; message: string; reply: ShownReply }

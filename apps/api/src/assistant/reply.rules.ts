import type { AssistantReply, Basket, Comparison, OrderNews } from '@ahia/contracts/assistant'
import type { Product, ProductCard } from '@ahia/contracts/catalog'

export type Reply = {
  text: string
  cards: readonly ProductCard[]
  comparison: Comparison | null
  orders: readonly OrderNews[]
  /** Whether it ends in a question that wants an answer. */
  asks: boolean
  /** What may be answered with one press: each is a message of its own. */
  chips: readonly string[]
  /** Whose shop can tell what its page does not. */
  askShop: Pick<Product, '_id' | 'shopId'> | null
  /** What can be put into the cart with one press. */
  basket: Basket | null
  /** Nothing fits; what is shown only comes near. */
  isNear: boolean
  /** Whether a model may put it in other words; what warns or rejects stays as we wrote it. */
  wording: 'free' | 'fixed'
}

/** A reply of words alone; what else there is to show is put over it. */
export const textReply = (text: string, shown: Partial<Omit<Reply, 'text'>> = {}): Reply => ({
  text,
  cards: [],
  comparison: null,
  orders: [],
  asks: false,
  chips: [],
  askShop: null,
  basket: null,
  isNear: false,
  wording: 'free',
  ...shown,
})

export const toAnswer = (reply: Reply): AssistantReply => ({
  chatbot_response: reply.text,
  recommendations: [...reply.cards],
  comparison: reply.comparison,
  orders: [...reply.orders],
  asks: reply.asks,
  chips: [...reply.chips],
  askShop: reply.askShop && { productId: reply.askShop._id, shopName: reply.askShop.shopId.name },
  basket: reply.basket,
})

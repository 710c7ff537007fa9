import type { AssistantReply, Comparison, OrderNews } from '@ahia/contracts/assistant'
import type { ProductCard } from '@ahia/contracts/catalog'

export type Reply = {
  text: string
  cards: readonly ProductCard[]
  comparison: Comparison | null
  orders: readonly OrderNews[]
  /** Whether it ends in a question that wants an answer. */
  asks: boolean
  /** Whether a model may put it in other words; what warns or refuses stays as we wrote it. */
  wording: 'free' | 'fixed'
}

/** A reply of words alone; what else there is to show is put over it. */
export const inWords = (text: string, shown: Partial<Omit<Reply, 'text'>> = {}): Reply => ({
  text,
  cards: [],
  comparison: null,
  orders: [],
  asks: false,
  wording: 'free',
  ...shown,
})

export const toAnswer = ({ text, cards, comparison, orders, asks }: Reply): AssistantReply => ({
  chatbot_response: text,
  recommendations: [...cards],
  comparison,
  orders: [...orders],
  asks,
})

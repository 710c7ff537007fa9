import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { DELIVERY_LABELS } from '@ahia/reference/delivery-types'
import type { Reply } from '../reply.rules.ts'

export type ProductFacts = {
  name: string
  price: string
  rating: string
  stock: string
  delivery: string
  shop: string
}

/** All that a model is shown of a reply. */
export type ReplyFacts = {
  /** Our own words, which are true. */
  reply: string
  /** The first is number 1. */
  products: readonly ProductFacts[]
}

/** Names and figures only: what shops write freely, no model needs to see. */
export const toReplyFacts = ({ text, cards }: Reply): ReplyFacts => ({
  reply: text,
  products: cards.map(({ name, basePrice, rating, reviews, baseQuantity, shopId, logistics }) => ({
    name,
    price: formatNaira(fromNaira(basePrice)),
    rating: reviews > 0 ? `${rating} of 5 stars, ${reviews} reviews` : 'no reviews yet',
    stock: baseQuantity > 0 ? 'in stock' : 'out of stock',
    delivery: DELIVERY_LABELS[logistics.deliveryType],
    shop: `${shopId.name}, ${shopId.city}`,
  })),
})

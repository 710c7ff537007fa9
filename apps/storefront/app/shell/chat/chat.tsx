import { orderNumber } from '@ahia/rules/order-number'
import type { ChatProps } from '#assistant/chat-button.tsx'
import { ChatPanel } from '#assistant/chat-panel.tsx'
import type { ChatSurroundings } from '#assistant/chat-surroundings.ts'
import { addToCart } from '#cart/add-to-cart.ts'
import { productPath } from '#catalog/cards/product-path.ts'
import { ProductPicture } from '#catalog/cards/product-picture.tsx'
import { Rating } from '#catalog/cards/rating.tsx'
import { OrderBadge } from '#orders/order-badge.tsx'
import sheet from '#styles/chat.css?url'

const SURROUNDINGS: ChatSurroundings = {
  productPath,
  picture: ({ image, category }) => (
    <ProductPicture image={image} category={category} sizes="thumb" className="rounded-control" />
  ),
  rating: ({ rating, reviews }) => <Rating rating={rating} reviews={reviews} />,
  badge: ({ status }) => <OrderBadge status={status} />,
  orderNumber,
  addToCart: ({ name: _, ...line }) => addToCart({ ...line, selectedAddOns: [] }),
}

/** The assistant's panel, with its cards of products and orders, and their styles. */
export function Chat({ onClose }: ChatProps) {
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="chat" />
      <ChatPanel onClose={onClose} surroundings={SURROUNDINGS} />
    </>
  )
}

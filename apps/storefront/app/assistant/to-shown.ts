import type { AssistantReply, OrderNews } from '@ahia/contracts/assistant'
import type { ProductCard } from '@ahia/contracts/catalog'
import type { ShownOrder, ShownProduct, ShownReply } from './shown.ts'

/** The one place that knows the field names of the API's reply. */
export const toShown = (reply: AssistantReply): ShownReply => ({
  text: reply.chatbot_response,
  products: reply.recommendations.map(toProduct),
  comparison: reply.comparison && {
    products: reply.comparison.products.map(({ _id, name }) => ({ id: _id, name })),
    rows: reply.comparison.rows.map(({ label, values }) => ({ label, values })),
  },
  orders: reply.orders.map(toOrder),
  chips: reply.chips,
  askShop: reply.askShop,
  basket: reply.basket && { lines: reply.basket.lines, naira: reply.basket.total },
})

const toProduct = (card: ProductCard): ShownProduct => ({
  id: card._id,
  name: card.name,
  image: card.images[0] ?? null,
  category: card.category,
  naira: card.fromPrice ?? card.basePrice,
  isFrom: card.fromPrice !== null,
  isSoldOut: card.baseQuantity === 0,
  rating: card.rating,
  reviews: card.reviews,
  shopName: card.shopId.name,
})

const toOrder = (news: OrderNews): ShownOrder => ({
  id: news._id,
  status: news.status,
  shopName: news.shopName,
  naira: news.totalAmount,
  createdAt: news.createdAt,
  items: news.items.map(({ name, quantity }) => ({ name, quantity })),
  nextStep: news.nextStep,
})

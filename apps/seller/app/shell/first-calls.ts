import { API_PATH } from '@ahia/contracts/api-path'
import { listOwnDocuments } from '@ahia/contracts/seller/documents'
import { listListings } from '@ahia/contracts/seller/listings'
import { getMoney } from '@ahia/contracts/seller/money'
import { listShopQuestions } from '@ahia/contracts/seller/questions'
import { listShopReviews } from '@ahia/contracts/seller/reviews'
import { listSellerNews } from '@ahia/contracts/seller/seller-news'
import { getSellerOrder, listSellerOrders } from '@ahia/contracts/seller/seller-orders'
import { getStanding } from '@ahia/contracts/seller/standing'
import { listStock } from '@ahia/contracts/seller/stock'
import { getToday } from '@ahia/contracts/seller/today'
import { getSubscription } from '@ahia/contracts/subscriptions'
import { ID_IN_PATH } from '@ahia/web/loading/early-calls'

const TO_SHIP = `${listSellerOrders.path}?tab=TO_SHIP`

/**
 * What a screen asks for first, by its file: sent while its scripts are on their way (early-calls.ts). A screen that sends
 * something else is only slower, and the early answer is thrown away; a test holds each against its screen.
 */
const FIRST_CALLS: Readonly<Record<string, readonly string[]>> = {
  'app/home/home-page.tsx': [getToday.path, TO_SHIP],
  'app/orders/orders-page.tsx': [TO_SHIP],
  'app/orders/order-page.tsx': [getSellerOrder.path.replace('{id}', ID_IN_PATH)],
  'app/products/products-page.tsx': [`${listListings.path}?tab=ALL&sort=NEWEST`],
  'app/stock/stock-page.tsx': [`${listStock.path}?show=ALL`],
  'app/money/money-page.tsx': [getMoney.path, getSubscription.path],
  'app/news/news-page.tsx': [listSellerNews.path],
  'app/questions/questions-page.tsx': [
    `${listShopQuestions.path}?state=open`,
    `${listShopQuestions.path}?state=answered`,
  ],
  'app/reviews/reviews-page.tsx': [`${listShopReviews.path}?state=open`],
  'app/standing/standing-page.tsx': [getStanding.path],
  'app/shop-documents/documents-page.tsx': [listOwnDocuments.path],
}

/** With the path of the API. */
export const listFirstCalls = (file: string | null): string[] =>
  (FIRST_CALLS[file ?? ''] ?? []).map((path) => API_PATH + path)

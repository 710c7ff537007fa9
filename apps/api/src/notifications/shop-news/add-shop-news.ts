import { type OrderId, type ProductId, type ShopId, type ShopNewsId, shopIdSchema } from '@ahia/contracts/ids'
import { z } from 'zod'
import { newId } from '#platform/ids.ts'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { Tx } from '#tables.ts'
import {
  insertListingNews,
  insertOrderNewsEmailed,
  insertShopNews,
  type ListingNewsKind,
  type NewsContent,
} from './shop-news.sql.ts'

/** SELL-24: news of one such window are in one email. */
const BUNDLE_MS = 5 * 60_000

/** Emails a shop what it has not been emailed yet. */
export const shopNewsEmail = jobKind('shop_news_email', z.object({ shopId: shopIdSchema }))

type News = { shopId: ShopId } & NewsContent

/** SELL-47: tells shops something as part of the transaction in which it happens: in their hub at once, by email soon. */
export async function addShopNews(tx: Tx, news: readonly News[]): Promise<void> {
  if (news.length === 0) return
  await insertShopNews(
    tx,
    news.map((one) => ({ id: newId<ShopNewsId>(), ...one })),
  )
  const bundle = Math.floor(Date.now() / BUNDLE_MS) + 1
  for (const shopId of new Set(news.map((one) => one.shopId)))
    await enqueue(
      tx,
      shopNewsEmail,
      { shopId },
      { key: `shop_news_email:${shopId}:${bundle}`, runAt: new Date(bundle * BUNDLE_MS) },
    )
}

type ListingNews = { shopId: ShopId; kind: ListingNewsKind; productId: ProductId }

/** SELL-22, SELL-47: what staff decided about a listing, in the hub at once; the caller emails it. */
export const addListingNews = (tx: Tx, news: ListingNews): Promise<void> =>
  insertListingNews(tx, { id: newId<ShopNewsId>(), ...news })

type EmailedNews = { shopId: ShopId; kind: 'DISPUTE_DECIDED'; orderId: OrderId }

/** ADMIN-25: in the hub at once; the caller emails it. */
export const addEmailedOrderNews = (tx: Tx, news: EmailedNews): Promise<void> =>
  insertOrderNewsEmailed(tx, { id: newId<ShopNewsId>(), ...news })

import type { ShopId, ShopNewsId } from '@ahia/contracts/ids'
import type { Db, Tx } from '#tables.ts'
import { countUnread, listNews, markRead, type ShopNews, takeToEmail } from './shop-news.sql.ts'

type ListNews = { shopId: ShopId; cursor?: ShopNewsId | undefined; limit: number }

/** SELL-47: newest first. */
export async function listShopNews({ db }: { db: Db }, { shopId, cursor, limit }: ListNews) {
  const found = await listNews(db.read, { shopId, before: cursor ?? null, limit: limit + 1 })
  const news: ShopNews[] = found.slice(0, limit)
  return {
    news,
    unread: await countUnread(db.read, shopId),
    next: found.length > limit ? (news.at(-1)?.id ?? null) : null,
  }
}

export const countUnreadShopNews = ({ db }: { db: Db }, shopId: ShopId): Promise<number> =>
  countUnread(db.read, shopId)

export const markShopNewsRead = (
  { db }: { db: Db },
  read: { shopId: ShopId; upTo: ShopNewsId },
): Promise<void> => db.transaction((tx) => markRead(tx, read))

/** Those that no email has told yet, as part of the transaction that queues it. */
export const takeShopNewsToEmail = (tx: Tx, shopId: ShopId) => takeToEmail(tx, shopId)

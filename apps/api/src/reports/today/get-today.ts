import type { ShopId } from '@ahia/contracts/ids'
import type { Today } from '@ahia/contracts/seller/today'
import { countLowStock } from '#catalog/own-stock/count-low-stock.ts'
import { countUnreadShopNews } from '#notifications/shop-news/read-shop-news.ts'
import { getMoney } from '#orders/earnings/show-money.ts'
import { countOpenQuestions } from '#questions/count-open-questions.ts'
import { isShopSuspended } from '#shops/review/answer-suspension.ts'
import type { Db } from '#tables.ts'

/** PAYOUT-01, SELL-46, SELL-47, SELL-62: one after the other, so that a first screen takes one connection and not four. */
export async function getToday({ db }: { db: Db }, shopId: ShopId): Promise<Today> {
  const { available, pending } = await getMoney({ db }, shopId)
  const { low, soldOut } = await countLowStock({ db }, shopId)
  return {
    available: available.amount,
    pending: pending.amount,
    low,
    soldOut,
    unreadNews: await countUnreadShopNews({ db }, shopId),
    openQuestions: await countOpenQuestions({ db }, shopId),
    isSuspended: await isShopSuspended(db.read, shopId),
  }
}

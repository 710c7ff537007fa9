import { kobo } from '@ahia/money/kobo'
import { listShopProducts } from '#catalog/shop-products.reads.ts'
import { lockShopProducts } from '#catalog/stock/lock-shop-products.ts'
import { forgetEnquiriesOf } from '#content/enquiries/forget-enquiries-of.ts'
import { listShopBookings, readShopBalance } from '#ledger/ledger.reads.ts'
import { countOpenOrders, listShopSales } from '#orders/shop-orders.reads.ts'
import { countOpenRefunds } from '#payments/refunds/open-refunds.reads.ts'
import { listShopAnswers } from '#questions/list-shop-answers.ts'
import { listShopReplies } from '#reviews/shop-reviews.reads.ts'
import type { ClosingDeps } from '#shops/closing/closing-deps.ts'
import type { ShopExportDeps } from '#shops/own-shop/export-shop.ts'
import { endSubscription } from '#subscriptions/end-subscription.ts'
import { getSubscription } from '#subscriptions/get-subscription.ts'
import type { Db } from './tables.ts'

type ShopData = Pick<ClosingDeps, 'lockShopProducts' | 'readOpenBusiness' | 'deleteShopBelongings'> &
  Pick<ShopExportDeps, 'getPackage' | 'listShopTrade'>

/** SELL-53, SELL-61: what all slices store about a shop, for `shops`, which is a layer below and cannot import them. */
export const createShopData = ({ db }: { db: Db }): ShopData => ({
  lockShopProducts,
  readOpenBusiness: async (reader, shopId) => ({
    orders: await countOpenOrders(reader, shopId),
    refunds: await countOpenRefunds(reader, shopId),
    owedKobo: kobo(-(await readShopBalance(reader, shopId))), // what we owe is negative
  }),
  deleteShopBelongings: async (tx, { shopId, email }) => {
    await endSubscription(tx, shopId)
    await forgetEnquiriesOf(tx, email)
  },
  getPackage: (accountId) => getSubscription({ db }, accountId),
  listShopTrade: async (shopId) => ({
    products: await listShopProducts(db.read, shopId),
    answers: await listShopAnswers(db.read, shopId),
    replies: await listShopReplies(db.read, shopId),
    sales: await listShopSales(db.read, shopId),
    bookings: await listShopBookings(db.read, shopId),
  }),
})

import { beforeAll, expect, test } from 'vitest'
import { lockRequest } from '#accounts/data-requests/data-requests.sql.ts'
import { lockDeletion } from '#accounts/my-data/deletions.sql.ts'
import { insertReveal } from '#accounts/people/people.sql.ts'
import { holdProfile } from '#accounts/profile/profiles.sql.ts'
import { lockOwnListing } from '#catalog/listings/locked-listing.sql.ts'
import { lockOwnProducts } from '#catalog/own-stock/stock-changes.sql.ts'
import { lockHeldProducts, lockProducts, lockProductsOf } from '#catalog/stock/held-stock.sql.ts'
import { selectOpenDueTimes } from '#orders/deadlines/deadlines.sql.ts'
import { selectParcelsOf } from '#orders/parcels/parcels.sql.ts'
import { lockAppeal } from '#orders/standing/appeals.sql.ts'
import { lockAndSelectOrders } from '#orders/steps/locked-orders.sql.ts'
import { lockChargeback } from '#payments/chargebacks/answers/chargeback-facts.sql.ts'
import { lockCaptured } from '#payments/chargebacks/chargebacks.sql.ts'
import { listUnsentRefunds } from '#payments/chargebacks/money-left.sql.ts'
import { lockPayment } from '#payments/payments.sql.ts'
import { lockPaymentOf, lockPaymentOfOrder, lockRefund } from '#payments/refunds/refunds.sql.ts'
import { newId } from '#platform/ids.ts'
import { lockReview } from '#reviews/moderation/moderation.sql.ts'
import { deleteAllFollowed } from '#shops/following/following.sql.ts'
import { lockShopDays } from '#shops/holidays/holidays.sql.ts'
import { lockShop } from '#shops/lock-shop.ts'
import { lockShopOfOwner } from '#shops/own-shop/own-shops.sql.ts'
import { lockTries } from '#staff/factors/wrong-tries.sql.ts'
import { lockOwners } from '#staff/members/members.sql.ts'
import { lockProposal } from '#staff/proposals/proposals.sql.ts'
import { lockMember } from '#staff/resets/resets.sql.ts'
import { takePriceTurn } from '#subscriptions/price-turn.ts'
import { lockBillable, lockSubscription } from '#subscriptions/subscriptions.sql.ts'
import { startOrdersApi } from '../test/order-fixture.ts'
import { aRowOfEach } from '../test/rows/row-of-each.ts'
import type { TestApi } from '../test/test-api.ts'
import { waitsFor } from '../test/who-waits.ts'
import type { Tx } from './tables.ts'

let api: TestApi
let rows: Rows
beforeAll(async () => {
  api = await startOrdersApi()
  rows = await aRowOfEach(api)
})

type Rows = Awaited<ReturnType<typeof aRowOfEach>>

const LOCKS: Record<string, (tx: Tx, of: Rows) => Promise<unknown>> = {
  'the products of an order': (tx, { productId }) => lockProducts(tx, [productId]),
  'all products of a shop': (tx, { shopId }) => lockProductsOf(tx, shopId),
  'what an order holds': (tx, { held }) => lockHeldProducts(tx, [held]),
  'a shop’s own stock': (tx, { shopId, sellableId }) => lockOwnProducts(tx, { shopId, ids: [sellableId] }),
  'a listing': (tx, { shopId, productId }) => lockOwnListing(tx, { shopId, productId }),
  'an order': (tx, { orderId }) => lockAndSelectOrders(tx, { orderIds: [orderId], accountId: null }),
  'a parcel': (tx, { orderId }) => selectParcelsOf(tx, [orderId]),
  'due times that a holiday moves': (tx) => selectOpenDueTimes(tx),
  'an appeal about standing': (tx, { appealId }) => lockAppeal(tx, appealId),
  'a payment': (tx, { paymentId }) => lockPayment(tx, paymentId),
  'the payment of an order': (tx, { paidOrderId }) => lockPaymentOfOrder(tx, paidOrderId),
  'the payment of a refund': (tx, { refundId }) => lockPaymentOf(tx, refundId),
  'a refund': (tx, { refundId }) => lockRefund(tx, refundId),
  'refunds that are not sent': (tx, { paymentId }) => listUnsentRefunds(tx, paymentId),
  'money that was captured': (tx, { paymentId }) => lockCaptured(tx, paymentId),
  'a chargeback': (tx, { chargebackId }) => lockChargeback(tx, chargebackId),
  'a review': (tx, { reviewId }) => lockReview(tx, reviewId),
  'a shop': (tx, { shopId }) => lockShop(tx, shopId),
  'the shop of an owner': (tx, { ownerId }) => lockShopOfOwner(tx, ownerId),
  'who follows a shop': (tx, { accountId }) => deleteAllFollowed(tx, accountId),
  'a package': (tx, { shopId }) => lockSubscription(tx, shopId),
  'a package that is billed': (tx, { shopId }) => lockBillable(tx, shopId),
  'the price of a package': (tx) => takePriceTurn(tx, 'BASIC'),
  'a profile': (tx, { accountId }) => holdProfile(tx, accountId),
  'a deletion that waits': (tx, { accountId }) => lockDeletion(tx, accountId),
  'a request about data': (tx, { requestId }) => lockRequest(tx, requestId),
  'the looks of a colleague': (tx, { accountId, staffId }) =>
    insertReveal(tx, { id: newId(), accountId, staffId, fields: ['phone'], reason: 'CUSTOMER_ASKED' }),
  'the tries of a colleague': (tx, { staffId }) => lockTries(tx, staffId),
  'a colleague': (tx, { staffId }) => lockMember(tx, staffId),
  'who the owners are': (tx) => lockOwners(tx),
  'a proposal': (tx, { proposalId }) => lockProposal(tx, proposalId),
}

test.each(Object.entries(LOCKS))(
  'R3 of two who want to change %s the second waits for the first',
  async (_what, lock) => {
    const take = (tx: Tx) => lock(tx, rows)

    expect(await waitsFor(api, take, take)).toBe(true)
  },
)

test('SELL-48 a checkout waits for a holiday that is being set, and another checkout does not wait for it', async () => {
  const look = (tx: Tx) => lockShopDays(tx, [rows.shopId])

  expect(await waitsFor(api, (tx) => lockShop(tx, rows.shopId), look)).toBe(true)
  expect(await waitsFor(api, look, look)).toBe(false)
})

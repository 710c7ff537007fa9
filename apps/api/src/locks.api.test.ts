import type {
  AccountId,
  ChargebackId,
  DataRequestId,
  OrderId,
  PaymentId,
  ReviewId,
  SellableId,
  StaffMemberId,
  StaffProposalId,
} from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { insertRequest, lockRequest } from '#accounts/data-requests/data-requests.sql.ts'
import { insertDeletion, lockDeletion } from '#accounts/my-data/deletions.sql.ts'
import { insertReveal } from '#accounts/people/people.sql.ts'
import { holdProfile } from '#accounts/profile/profiles.sql.ts'
import { lockOwnListing } from '#catalog/listings/locked-listing.sql.ts'
import { lockOwnProducts } from '#catalog/own-stock/stock-changes.sql.ts'
import { lockHeldProducts, lockProducts, lockProductsOf } from '#catalog/stock/held-stock.sql.ts'
import { selectOpenDueTimes } from '#orders/deadlines/deadlines.sql.ts'
import { selectParcelsOf } from '#orders/parcels/parcels.sql.ts'
import { lockAppeal } from '#orders/standing/appeals.sql.ts'
import { selectForMove } from '#orders/steps/locked-orders.sql.ts'
import { lockChargeback } from '#payments/chargebacks/answers/chargeback-facts.sql.ts'
import { lockPayment } from '#payments/payments.sql.ts'
import { newId } from '#platform/ids.ts'
import { addReviews } from '#reviews/add-reviews.ts'
import { lockReview } from '#reviews/moderation/moderation.sql.ts'
import { deleteAllFollowed } from '#shops/following/following.sql.ts'
import { lockShopDays } from '#shops/holidays/holidays.sql.ts'
import { lockShop } from '#shops/lock-shop.ts'
import { lockShopOfOwner } from '#shops/own-shop/own-shops.sql.ts'
import { lockTries } from '#staff/factors/wrong-tries.sql.ts'
import { lockOwners } from '#staff/members/members.sql.ts'
import { insertProposal, lockProposal } from '#staff/proposals/proposals.sql.ts'
import { lockMember } from '#staff/resets/resets.sql.ts'
import { takePriceTurn } from '#subscriptions/price-turn.ts'
import { insertSubscription, lockBillable, lockSubscription } from '#subscriptions/subscriptions.sql.ts'
import { anOrder, startOrdersApi } from '../test/order-fixture.ts'
import { aSale } from '../test/parcel-fixture.ts'
import { aColleague } from '../test/privacy/colleague.ts'
import type { TestApi } from '../test/test-api.ts'
import { countWaiting } from '../test/who-waits.ts'
import type { Tx } from './tables.ts'

let api: TestApi
let rows: Awaited<ReturnType<typeof aRowOfEach>>
beforeAll(async () => {
  api = await startOrdersApi()
  rows = await aRowOfEach()
})

/** A row of everything that is locked below. */
async function aRowOfEach() {
  const { seller, buyer, orderId } = await aSale(api)
  const { shopId, accountId: ownerId, thing } = seller
  const held: OrderId = await anOrder(api, buyer, thing)
  const staffId: StaffMemberId = (await aColleague(api)).by.id
  const [reviewId, proposalId] = [newId<ReviewId>(), newId<StaffProposalId>()]
  const [appealId, chargebackId] = [newId<Parameters<typeof lockAppeal>[1]>(), newId<ChargebackId>()]
  const accountId: AccountId = buyer.accountId
  const payments = await api.pool.query<{ id: PaymentId }>('select id from payments limit 1')
  const paymentId = payments.rows[0]?.id ?? newId<PaymentId>()
  const requestId = newId<DataRequestId>()
  await api.db.transaction(async (tx) => {
    await addReviews(tx, [
      {
        id: reviewId,
        productId: thing.productId,
        authorName: 'Ada O.',
        stars: 2,
        text: 'Late',
        createdAt: new Date(),
        isVerified: true,
      },
    ])
    const [about, words] = [{ staff: staffId }, 'They asked for it.']
    const hash = Buffer.alloc(32)
    await insertProposal(tx, {
      id: proposalId,
      kind: 'test.lock',
      payload: about,
      hash,
      needs: 'settings.agree',
      words,
      proposedBy: staffId,
    })
    await insertDeletion(tx, { accountId, keepsNewsletter: false, requestId: 'test' })
    await insertRequest(tx, {
      id: requestId,
      account_id: accountId,
      kind: 'ACCESS',
      source: 'PROFILE',
      contact: null,
      words,
      identity: 'SIGNED_IN',
      receivedAt: null,
    })
    await holdProfile(tx, accountId)
    const [begun, ended] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-06-01T00:00:00Z')]
    const terms = { tier: 'BASIC', period: 'MONTHLY', status: 'PAST_DUE' } as const
    await insertSubscription(tx, {
      shopId,
      ...terms,
      trialStartedAt: begun,
      trialEndsAt: ended,
      periodEndsAt: ended,
    })
  })
  await api.pool.query(`insert into followed_shops (account_id, shop_id) values ($1, $2)`, [
    accountId,
    shopId,
  ])
  await api.pool.query(
    `insert into standing_appeals (id, shop_id, order_id, measure, words) values ($1, $2, $3, 'LATE', 'The rider fell ill.')`,
    [appealId, shopId, orderId],
  )
  await api.pool.query(
    `insert into chargebacks (id, payment_id, provider_id, status, provider_status, reason, amount_kobo, opened_at)
     values ($1, $2, '77', 'OPEN', 'pending', 'fraud', 100, now())`,
    [chargebackId, paymentId],
  )
  const sellableId = thing.productId as string as SellableId
  const of = { shopId, ownerId, accountId, orderId, held, staffId, sellableId, productId: thing.productId }
  return { ...of, reviewId, proposalId, requestId, appealId, chargebackId, paymentId }
}

type Rows = typeof rows

const LOCKS: Record<string, (tx: Tx, of: Rows) => Promise<unknown>> = {
  'the products of an order': (tx, { productId }) => lockProducts(tx, [productId]),
  'all products of a shop': (tx, { shopId }) => lockProductsOf(tx, shopId),
  'what an order holds': (tx, { held }) => lockHeldProducts(tx, [held]),
  'a shop’s own stock': (tx, { shopId, sellableId }) => lockOwnProducts(tx, { shopId, ids: [sellableId] }),
  'a listing': (tx, { shopId, productId }) => lockOwnListing(tx, { shopId, productId }),
  'an order': (tx, { orderId }) => selectForMove(tx, { orderIds: [orderId], accountId: null }),
  'a parcel': (tx, { orderId }) => selectParcelsOf(tx, [orderId]),
  'due times that a holiday moves': (tx) => selectOpenDueTimes(tx),
  'an appeal about standing': (tx, { appealId }) => lockAppeal(tx, appealId),
  'a payment': (tx, { paymentId }) => lockPayment(tx, paymentId),
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

/** Whether the second has to wait while the first is not over. */
async function waitsFor(
  first: (tx: Tx) => Promise<unknown>,
  second: (tx: Tx) => Promise<unknown>,
): Promise<boolean> {
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = api.db.transaction(async (tx) => {
    await first(tx)
    held.resolve()
    await over.promise
  })
  await Promise.race([held.promise, holding])
  let isThrough = false
  const waiting = api.db.transaction(second).then(() => {
    isThrough = true
  })
  await expect.poll(async () => isThrough || ((await countWaiting(api)) ?? 0) > 0, { interval: 5 }).toBe(true)
  const hasWaited = !isThrough
  over.resolve()
  await Promise.all([holding, waiting])
  return hasWaited
}

test.each(Object.entries(LOCKS))(
  'R3 of two who want to change %s the second waits for the first',
  async (_what, lock) => {
    const take = (tx: Tx) => lock(tx, rows)

    expect(await waitsFor(take, take)).toBe(true)
  },
)

test('SELL-48 a checkout waits for a holiday that is being set, and another checkout does not wait for it', async () => {
  const look = (tx: Tx) => lockShopDays(tx, [rows.shopId])

  expect(await waitsFor((tx) => lockShop(tx, rows.shopId), look)).toBe(true)
  expect(await waitsFor(look, look)).toBe(false)
})

import type {
  AccountId,
  ChargebackId,
  DataRequestId,
  OrderId,
  PaymentId,
  RefundId,
  ReviewId,
  SellableId,
  StaffMemberId,
  StaffProposalId,
} from '@ahia/contracts/ids'
import { insertRequest } from '#accounts/data-requests/data-requests.sql.ts'
import { insertDeletion } from '#accounts/my-data/deletions.sql.ts'
import { holdProfile } from '#accounts/profile/profiles.sql.ts'
import type { lockAppeal } from '#orders/standing/appeals.sql.ts'
import { newId } from '#platform/ids.ts'
import { addReviews } from '#reviews/add-reviews.ts'
import { insertProposal } from '#staff/proposals/proposals.sql.ts'
import { insertSubscription } from '#subscriptions/subscriptions.sql.ts'
import { anOrder } from '../order-fixture.ts'
import { aSale } from '../parcel-fixture.ts'
import { aColleague } from '../privacy/colleague.ts'
import type { TestApi } from '../test-api.ts'

/** A row of everything that is locked before it is changed. */
export async function aRowOfEach(api: TestApi) {
  const { seller, buyer, orderId } = await aSale(api)
  const { shopId, accountId: ownerId, thing } = seller
  const held: OrderId = await anOrder(api, buyer, thing)
  const staffId: StaffMemberId = (await aColleague(api)).by.id
  const [reviewId, proposalId] = [newId<ReviewId>(), newId<StaffProposalId>()]
  const [appealId, chargebackId] = [newId<Parameters<typeof lockAppeal>[1]>(), newId<ChargebackId>()]
  const accountId: AccountId = buyer.accountId
  const payments = await api.pool.query<{ paymentId: PaymentId; paidOrderId: OrderId }>(
    'select payment_id as "paymentId", order_id as "paidOrderId" from payment_orders where amount_kobo > 0 limit 1',
  )
  const [paid] = payments.rows
  if (!paid) throw new Error('No order was paid for')
  const { paymentId } = paid
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
  await api.pool.query(
    `update payments set status = 'SETTLED', captured_kobo = amount_kobo, currency = 'NGN', closed_at = now(),
       provider_id = '9', check_at = now(), watch_at = now() where id = $1`,
    [paymentId],
  )
  const refundId = newId<RefundId>()
  await api.pool.query(
    `insert into refunds (id, key, payment_id, amount_kobo, reason, check_at)
     values ($1, 'test', $2, 100, 'PAID_TWICE', now())`,
    [refundId, paymentId],
  )
  const sellableId = thing.productId as string as SellableId
  const of = { shopId, ownerId, accountId, orderId, held, staffId, sellableId, productId: thing.productId }
  return { ...of, reviewId, proposalId, requestId, appealId, chargebackId, ...paid, refundId }
}

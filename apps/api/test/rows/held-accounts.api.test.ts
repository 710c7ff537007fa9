import { beforeAll, expect, test } from 'vitest'
import { setOwnConsent } from '#accounts/consents/own-consents.ts'
import { finishDataRequest } from '#accounts/data-requests/decide-data-request.ts'
import { makeSupportCode } from '#accounts/people/support-view.ts'
import { addToCart } from '#cart/add-to-cart.ts'
import { restoreItem } from '#cart/restore-item.ts'
import { createGetChoiceNow } from '#catalog/choices/get-choice.ts'
import { appealDispute } from '#orders/disputes/appeal-dispute.ts'
import { openDispute } from '#orders/disputes/open-dispute.ts'
import { confirmDelivery } from '#orders/steps/confirm-delivery.ts'
import { shipOrder } from '#orders/steps/ship-order.ts'
import { startPayment } from '#payments/start-payment.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { askQuestion } from '#questions/ask-question.ts'
import { writeReview } from '#reviews/write-review.ts'
import { followShop } from '#shops/following/follow-shop.ts'
import { saveItems } from '#wishlist/save-items.ts'
import { startOrdersApi } from '../order-fixture.ts'
import { aColleague } from '../privacy/colleague.ts'
import type { TestApi } from '../test-api.ts'
import { aRowOfEach } from './row-of-each.ts'

type Rows = Awaited<ReturnType<typeof aRowOfEach>>

let api: TestApi
let rows: Rows
beforeAll(async () => {
  api = await startOrdersApi()
  rows = await aRowOfEach(api)
  await shipOrder(api, rows.orderId)
  await confirmDelivery(api, rows) // so that it can be reviewed
})

const deps = () => ({
  db: api.db,
  publicUrl: 'https://ahia.example',
  secrets: { deriveKey: () => Buffer.alloc(32) } as never,
  askForNewsletter: async () => {},
  endNewsletter: async () => {},
})

const CHOICE = { selectedVariantId: null, selectedOptionId: null, selectedAddOns: [] } as const

/** What is written for a customer. */
const WRITES: Record<string, (of: Rows) => Promise<unknown>> = {
  'follows a shop': (of) => followShop(deps(), of),
  'saves items': ({ accountId, productId }) => saveItems(deps(), { accountId, productIds: [productId] }),
  'asks a question': (of) => askQuestion(deps(), { ...of, text: 'Is it made of clay?', now: new Date() }),
  'puts an item back': ({ accountId }) => restoreItem(deps(), { accountId, itemId: newId() }),
  'reports a problem': (of) =>
    openDispute(deps(), { ...of, kind: 'PROBLEM', reason: 'It is torn.', lines: undefined }),
  'appeals a decision': ({ accountId }) =>
    appealDispute(deps(), { side: 'CUSTOMER', accountId }, { disputeId: newId(), words: 'It is torn.' }),
  'gives a consent': ({ accountId }) =>
    setOwnConsent(deps(), { accountId, purpose: 'GENDER', isGiven: true, clientAddress: '10.0.0.1' }),
  'adds what a guest had in the cart': ({ accountId, productId }) =>
    addToCart(
      { db: api.db, getChoiceNow: createGetChoiceNow(api) },
      { ...CHOICE, accountId, productId, quantity: 1, guestLineId: newId() },
    ),
  'pays for an order': ({ accountId, held }) =>
    startPayment(
      { ...deps(), log: createLog('silent'), payments: {} as never },
      { accountId, orderIds: [held], clientAddress: '10.0.0.1' },
    ),
  'writes a review': ({ accountId, productId }) =>
    writeReview(deps(), { accountId, productId, stars: 5, text: null, photos: [], now: new Date() }),
  'makes a support code': ({ accountId }) => makeSupportCode(deps(), accountId),
}

test.each(Object.entries(WRITES))(
  'PRIV-08 nobody %s from an account that is only kept',
  async (_what, write) => {
    const restrict = (at: string | null) =>
      api.pool.query('update accounts set restricted_at = $2 where id = $1', [rows.accountId, at])
    const codeOf = () =>
      write(rows).then(
        () => 'done',
        ({ code }) => code,
      )

    await restrict(new Date().toISOString())
    expect(await codeOf()).toBe('NOT_SIGNED_IN')
    await restrict(null)
    expect(await codeOf()).not.toBe('NOT_SIGNED_IN')
  },
)

test.each([
  ['ACCESS', 0],
  ['CORRECTION', 0],
  ['OBJECTION', 1],
  ['RESTRICTION', 1],
])('PRIV-08 a request of kind %s that is finished ends the newsletter %i times', async (kind, times) => {
  const ended: string[] = []
  const { by } = await aColleague(api)
  await api.pool.query(
    `update data_requests set kind = $2, state = 'OPEN', decided_at = null, decided_by = null, answer = null where id = $1`,
    [rows.requestId, kind],
  )

  await finishDataRequest(
    { ...deps(), endNewsletterFor: async (_tx, email) => void ended.push(email) },
    { by, id: rows.requestId, answer: 'Done.', identity: null },
  )

  expect(ended).toHaveLength(times)
  const { rows: accounts } = await api.pool.query('select restricted_at from accounts where id = $1', [
    rows.accountId,
  ])
  expect(accounts[0].restricted_at !== null).toBe(kind === 'RESTRICTION')
})

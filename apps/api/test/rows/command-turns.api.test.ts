import type {
  DisputeId,
  DisputeMessageId,
  ParcelId,
  StaffMemberId,
  StaffSessionId,
} from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { decideBreach, recordBreach } from '#accounts/breaches/record-breach.ts'
import { finishDataRequest } from '#accounts/data-requests/decide-data-request.ts'
import { eraseByRequest } from '#accounts/data-requests/erase-by-request.ts'
import { finishDeletions } from '#accounts/my-data/finish-deletions.ts'
import { updateProfile } from '#accounts/profile/update-profile.ts'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { changeListing } from '#catalog/listings/change-listing.ts'
import { decideListing } from '#catalog/listings/review/decide-listing.ts'
import { refuseAppeal } from '#catalog/listings/review/refuse-appeal.ts'
import { appealListing } from '#catalog/listings/steps/appeal-listing.ts'
import { hideListing, removeListing } from '#catalog/listings/steps/leave-shelf.ts'
import { publishListing } from '#catalog/listings/steps/publish-listing.ts'
import { recategorise } from '#catalog/moderation/recategorise.ts'
import { recordDelivery } from '#orders/deadlines/staff-deliveries.ts'
import { appealDispute } from '#orders/disputes/appeal-dispute.ts'
import { decideDispute } from '#orders/disputes/decide-dispute.ts'
import { escalateDispute } from '#orders/disputes/escalate-dispute.ts'
import { openDispute } from '#orders/disputes/open-dispute.ts'
import { askSide, writeMessage } from '#orders/disputes/write-message.ts'
import { answerAddress } from '#orders/parcels/answer-address.ts'
import { acceptOrders } from '#orders/seller/accept-orders.ts'
import { askAddress } from '#orders/seller/ask-address.ts'
import { cannotFulfil } from '#orders/seller/cannot-fulfil.ts'
import { deliverParcel } from '#orders/seller/deliver-parcel.ts'
import { packParcel } from '#orders/seller/pack-parcel.ts'
import { cancelAsStaff } from '#orders/staff/cancel-as-staff.ts'
import { decideAppeal } from '#orders/standing/decide-appeal.ts'
import { cancelOrder } from '#orders/steps/cancel-order.ts'
import { confirmDelivery } from '#orders/steps/confirm-delivery.ts'
import { shipOrder } from '#orders/steps/ship-order.ts'
import { answerChargeback } from '#payments/chargebacks/answers/answer-chargeback.ts'
import { recordChargebacks } from '#payments/chargebacks/record-chargebacks.ts'
import { refundOrder, refundPart } from '#payments/refunds/refund-order.ts'
import { settlePayment } from '#payments/settle-payment.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { hideWords, showWords } from '#reviews/moderation/hide-words.ts'
import { settlePhotos } from '#reviews/moderation/settle-photos.ts'
import { withdrawProposal } from '#staff/proposals/decide-proposal.ts'
import { askForReset, stopReset } from '#staff/resets/reset-factors.ts'
import { billShop } from '#subscriptions/bill-shop.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { findsTaken, TAKES_TURN } from '../who-waits.ts'
import { aRowOfEach } from './row-of-each.ts'

type Rows = Awaited<ReturnType<typeof aRowOfEach>> & {
  parcelId: ParcelId
  disputeId: DisputeId
  breachId: Awaited<ReturnType<typeof recordBreach>>
  by: StaffActor
}

let api: TestApi
let rows: Rows
beforeAll(async () => {
  api = await startOrdersApi()
  const of = await aRowOfEach(api)
  const by = {
    id: of.staffId,
    sessionId: newId<StaffSessionId>(),
    network: '10.0.0.0/24',
    requestId: 'test',
  } as const
  const actor: StaffActor = { ...by, role: 'SUPPORT' }
  const disputeId = newId<DisputeId>()
  await api.pool.query(
    `insert into disputes (id, order_id, kind, reason) values ($1, $2, 'PROBLEM', 'It is torn.')`,
    [disputeId, of.orderId],
  )
  const parcels = await api.pool.query<{ id: ParcelId }>('select id from parcels where order_id = $1', [
    of.orderId,
  ])
  const [parcel] = parcels.rows
  if (!parcel) throw new Error('A sale has a parcel')
  const times = { beganAt: new Date(), endedAt: new Date(), foundAt: new Date() }
  const about = { title: 'A lost laptop', words: 'In a bus.', affects: 'EVERYBODY', shopId: null } as const
  const breachId = await recordBreach(api, { by: actor, ...about, ...times })
  rows = { ...of, by: actor, disputeId, parcelId: parcel.id, breachId }
})

/** A product's version that it does not have: nothing comes of the command. */
const STALE = 99
const once = ({ shopId }: Rows) => ({ caller: { shopId, accountId: null }, requestKey: newId() })
const listing = (of: Rows) => ({ ...once(of), productId: of.productId, version: STALE })
const quiet = () => ({ ...api, log: createLog('silent'), adminUrl: '' })
const customer = ({ accountId }: Rows) => ({ side: 'CUSTOMER', accountId }) as const
const own = ({ accountId, orderId }: Rows) => ({ accountId, orderId })
const message = ({ disputeId }: Rows) => ({
  disputeId,
  messageId: newId<DisputeMessageId>(),
  words: 'Where is it?',
})
const asked = ({ staffId, by }: Rows) =>
  ({ staffId, by: { ...by, id: newId<StaffMemberId>() }, byName: 'Ada' }) as const

type Work = (of: Rows) => Promise<unknown>
/** The table, the column that names the row, which row, and who waits for it before they look at anything. */
const COMMANDS: [table: string, key: string, id: (of: Rows) => string, commands: Record<string, Work>][] = [
  [
    'products',
    'id',
    ({ productId }) => productId,
    {
      'changes a listing': (of) => changeListing(api, { ...listing(of), input: {} }),
      'publishes a listing': (of) => publishListing(api, listing(of)),
      'hides a listing': (of) => hideListing(api, listing(of)),
      'removes a listing': (of) => removeListing(api, listing(of)),
      'appeals for a listing': (of) => appealListing(api, { ...listing(of), words: 'It is shea.' }),
      'decides about a listing': ({ productId }) =>
        decideListing(api, {
          productId,
          to: 'HIDDEN',
          words: 'No',
          reasonCode: null,
          version: STALE,
          by: null,
        }),
      'rejects an appeal': ({ productId, by }) => refuseAppeal(api, { productId, words: 'No', by }),
      'moves a listing to another shelf': ({ productId, by }) =>
        recategorise(api, { productId, version: STALE, category: 'SPA', subCategory: 'OTHER', by }),
    },
  ],
  [
    'orders',
    'id',
    ({ orderId }) => orderId,
    {
      'accepts an order': (of) => acceptOrders(api, { ...once(of), ids: [of.orderId] }),
      'asks for an address': (of) =>
        askAddress(api, { ...once(of), orderId: of.orderId, words: 'Which gate?' }),
      'answers with an address': (of) =>
        answerAddress(api, { ...own(of), street: '1 Allen', city: 'Ikeja', info: '' }),
      'packs a parcel': (of) => packParcel(api, { ...once(of), parcelId: of.parcelId }),
      'delivers a parcel': (of) => deliverParcel(api, { ...once(of), parcelId: of.parcelId, code: '000000' }),
      'cannot send an order': (of) =>
        cannotFulfil(api, { ...once(of), orderId: of.orderId, reason: 'SOLD_OUT' }),
      'ships an order': ({ orderId }) => shipOrder(api, orderId),
      'records a delivery': ({ orderId, by }) =>
        recordDelivery(api, { orderId, proof: 'STAFF', note: 'A photo', by }),
      'confirms a delivery': (of) => confirmDelivery(api, own(of)),
      'cancels an order': (of) => cancelOrder(api, own(of)),
      'cancels an order for a customer': ({ orderId, by }) =>
        cancelAsStaff(api, { orderId, reason: 'They asked.', by }),
      'complains about an order': (of) =>
        openDispute(api, { ...own(of), kind: 'PROBLEM', reason: 'It is torn.' }),
      'writes about a complaint': (of) => writeMessage(api, customer(of), { ...message(of), photos: [] }),
      'asks about a complaint': (of) => askSide(api, { ...message(of), asks: 'SHOP', by: of.by }),
      'has a complaint decided by staff': (of) => escalateDispute(api, customer(of), of.disputeId),
      'appeals about a complaint': (of) => appealDispute(api, customer(of), message(of)),
      'decides a complaint': (of) =>
        decideDispute(
          api,
          {
            disputeId: of.disputeId,
            round: 2,
            outcome: 'TURNED_DOWN',
            lines: [],
            amountKobo: null,
            withReturn: false,
            wayBorneBy: null,
            words: 'No',
          },
          { by: of.by, isProved: true },
        ),
    },
  ],
  [
    'payments',
    'id',
    ({ paymentId }) => paymentId,
    {
      'settles a payment': ({ paymentId }) => settlePayment(api, { paymentId, captured: CAPTURED }),
      'records what a bank disputes': ({ paymentId }) =>
        recordChargebacks(quiet(), paymentId, { disputes: [], payment: null }),
      'refunds an order': ({ paidOrderId: orderId }) =>
        refundOrder(quiet(), { orderId, reason: 'CANCELLED' }),
      'refunds a part of an order': ({ paidOrderId: orderId }) =>
        refundPart(quiet(), { orderId, decisionId: newId(), amountKobo: 0, takesFrom: 'ORDER' }),
    },
  ],
  [
    'chargebacks',
    'id',
    ({ chargebackId }) => chargebackId,
    {
      'answers a bank': ({ chargebackId: id, by }) =>
        answerChargeback(api, { id, answer: 'DECLINE', amountKobo: null, words: 'It was delivered.', by }),
    },
  ],
  [
    'reviews',
    'id',
    ({ reviewId }) => reviewId,
    {
      'hides words': ({ reviewId, by }) => hideWords(api, { reviewId, reason: 'OFFENSIVE', by }),
      'shows words again': ({ reviewId, by }) => showWords(api, { reviewId, by }),
      'settles the photos of a review': (of) => settlePhotos(api, of),
    },
  ],
  [
    'staff_members',
    'id',
    ({ staffId }) => staffId,
    {
      'asks for a reset': (of) => askForReset(quiet(), asked(of)),
      'stops a reset': (of) => stopReset(quiet(), asked(of)),
    },
  ],
  [
    'staff_proposals',
    'id',
    ({ proposalId }) => proposalId,
    {
      'withdraws a proposal': ({ proposalId: id, by }) =>
        withdrawProposal(
          { db: api.db, proposalKinds: new Map() },
          { id, by: { ...by, id: newId<StaffMemberId>() } },
        ),
    },
  ],
  [
    'standing_appeals',
    'id',
    ({ appealId }) => appealId,
    {
      'decides an appeal about standing': ({ appealId: id, by }) =>
        decideAppeal(api, { id, outcome: 'STAYS', answer: 'No', by }),
    },
  ],
  [
    'data_requests',
    'id',
    ({ requestId }) => requestId,
    {
      'answers a request about data': ({ requestId: id, by }) =>
        finishDataRequest(
          { ...api, endNewsletterFor: async () => {} },
          { id, by, answer: 'Done', identity: null },
        ),
      'erases by a request': ({ requestId: request, accountId, by }) =>
        api.db.transaction((tx) =>
          eraseByRequest(
            tx,
            { deleteBelongings: async () => 0 },
            { request, account: newId<typeof accountId>(), identity: 'SIGNED_IN', by },
          ),
        ),
    },
  ],
  [
    'breaches',
    'id',
    ({ breachId }) => breachId,
    {
      'decides about a breach': ({ breachId: id, by }) =>
        decideBreach(api, { by, id, decision: 'NO_RISK', words: 'It was encrypted.' }),
    },
  ],
  [
    'account_deletions',
    'account_id',
    ({ accountId }) => accountId,
    {
      'finishes a deletion': ({ orderId }) =>
        finishDeletions({
          ...quiet(),
          listOpenOrders: async () => [{ orderId, shopName: '', status: 'PAID' }],
          finishOrders: async () => 1,
          deleteBelongings: async () => 1,
        }),
    },
  ],
  [
    'customer_profiles',
    'account_id',
    ({ accountId }) => accountId,
    { 'changes a profile': ({ accountId }) => updateProfile(api, { accountId, input: {} }) },
  ],
  [
    'subscriptions',
    'shop_id',
    ({ shopId }) => shopId,
    { 'bills a shop': ({ shopId }) => billShop(api, shopId) },
  ],
]
const CAPTURED = {
  reference: 'test',
  providerId: '9',
  status: 'success',
  amountKobo: 1,
  currency: 'NGN',
  channel: null,
  feesKobo: null,
  paidAt: null,
} as never

const each = COMMANDS.flatMap(([table, key, id, commands]) =>
  Object.entries(commands).map(([what, work]) => [what, { table, key, id, work }] as const),
)

test.each(each)('R3 who %s waits for its turn before looking', async (_what, { table, key, id, work }) => {
  const taken = { text: `select from ${table} where ${key} = $1 for no key update`, values: [id(rows)] }

  expect(await findsTaken(api, taken, () => work(rows))).toMatch(TAKES_TURN)
})

import type { RefundId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { lockAndSelectUndelivered } from '#catalog/area/area.sql.ts'
import { foldShelfCounts } from '#catalog/browse/fold-shelf-counts.ts'
import { mergeListingCounts } from '#catalog/listings/merge-listing-counts.ts'
import { countStock } from '#catalog/own-stock/count-stock.ts'
import { moveStock } from '#catalog/own-stock/move-stock.ts'
import { setPrices } from '#catalog/own-stock/set-prices.ts'
import { lockShopProducts } from '#catalog/stock/lock-shop-products.ts'
import { cancelEarlier } from '#checkout/cancel-earlier.ts'
import { mergeShopSums } from '#ledger/merge-shop-sums.ts'
import { spendEarnings } from '#orders/earnings/spend-earnings.ts'
import { claimDueChargebacks, claimWatchedPayments } from '#payments/chargebacks/due-chargebacks.sql.ts'
import { claimDuePayments } from '#payments/due-payments.sql.ts'
import { claimDueRefund } from '#payments/refunds/refunds.sql.ts'
import { requestRefundAgain } from '#payments/refunds/request-refund.ts'
import { askAboutRefund, closeRefund } from '#payments/refunds/staff/handle-refund.ts'
import { newId } from '#platform/ids.ts'
import { insertClosing, insertClosingOf } from '#shops/closing/closings.sql.ts'
import { followShop } from '#shops/following/follow-shop.ts'
import { changeOwnShop } from '#shops/own-shop/change-own-shop.ts'
import { saveShopProfile } from '#shops/own-shop/save-shop-profile.ts'
import { decideShop } from '#shops/review/decide-shop.ts'
import { deletePasskey } from '#staff/factors/factors.sql.ts'
import { tryFactor } from '#staff/factors/try-factor.ts'
import { changeStaff } from '#staff/members/change-staff.ts'
import { suspendUnseen } from '#staff/members/suspend-unseen.ts'
import { announcePrice } from '#subscriptions/announce-price.ts'
import { beginTrial } from '#subscriptions/begin-trial.ts'
import { runPackageCommand } from '#subscriptions/package/run-package-command.ts'
import { saveItems } from '#wishlist/save-items.ts'
import { changeRatesKind } from '#worklist/rates/change-rates.ts'
import { send } from '../test/customer.ts'
import { startOrdersApi } from '../test/order-fixture.ts'
import { aRowOfEach } from '../test/rows/row-of-each.ts'
import type { TestApi } from '../test/test-api.ts'
import { findsTaken, TAKES_TURN, whileHolding } from '../test/who-waits.ts'
import type { Tx } from './tables.ts'

type Rows = Awaited<ReturnType<typeof aRowOfEach>>
type Held = Parameters<typeof whileHolding>[1]

let api: TestApi
let rows: Rows
beforeAll(async () => {
  api = await startOrdersApi()
  rows = await aRowOfEach(api)
})

const row = (table: string, id: string): Held => ({
  text: `select from ${table} where id = $1 for no key update`,
  values: [id],
})
const product = ({ productId }: Rows) => row('products', productId)
const shop = ({ shopId }: Rows) => row('shops', shopId)
const payment = ({ paymentId }: Rows) => row('payments', paymentId)
const owners = (): Held => ({
  text: `select from staff_roles where name = 'OWNER' for update`,
  values: [],
})
const colleague = ({ staffId }: Rows) => row('staff_members', staffId)
const named = (name: string): Held => ({
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
  values: [name],
})

const stock = () => ({ db: api.db, listToHandOver: async () => [] })
const shelves = () => ({
  db: api.db,
  publicUrl: 'https://ahia.example',
  lockShopProducts: async () => {},
})
const by = ({ staffId }: Pick<Rows, 'staffId'>): StaffActor => ({
  id: staffId,
  sessionId: newId(),
  role: 'SUPPORT',
  network: '10.0.0.0/24',
  requestId: 'test',
})
/** For what would change the rows for those that follow. */
const undone = (work: (tx: Tx) => Promise<unknown>) =>
  api.db.transaction(async (tx) => {
    await work(tx)
    throw new Error('undone')
  })
const once = ({ shopId }: Rows) => ({ caller: { shopId, accountId: null }, requestKey: newId() })
const PROFILE: Parameters<typeof saveShopProfile>[2] = {
  name: 'Shea and more',
  description: 'Butter',
  phone: '+2348012345678',
  avatar: 'none',
  category: 'BEAUTY',
  address: { street: '1 Allen Avenue', city: 'Ikeja', state: 'Lagos', country: 'Nigeria' },
}
const REPLACED = {
  secondsAgo: 9,
  isSame: false,
  isShared: true,
  isPayable: true,
  awaitsPayment: true,
  unpaid: [],
}
const RATES = {
  book: 'COMMISSION',
  from: '2020-01-01T00:00:00.000Z',
  changes: [],
  lastMonth: { month: '2019-12', was: 0, would: 0, shops: 0 },
}

/** What somebody else holds, and who waits for it before they look at anything. */
const TURNS: Record<string, [(of: Rows) => Held, (of: Rows) => Promise<unknown>]> = {
  'prices products': [
    product,
    (of) =>
      setPrices(stock(), {
        ...once(of),
        prices: [{ sellable: of.sellableId, price: 9, version: 1, sure: true }],
      }),
  ],
  'moves stock': [
    product,
    (of) =>
      moveStock(stock(), {
        ...once(of),
        moves: [{ sellable: of.sellableId, kind: 'RESTOCKED', quantity: 1 }],
      }),
  ],
  'counts stock': [
    product,
    (of) => {
      const shownAt = new Date().toISOString()
      const counts = [
        { sellable: of.sellableId, counted: 9, shown: 9, shownAt, why: 'COUNTED_LESS' as const },
      ]
      return countStock(stock(), { ...once(of), counts })
    },
  ],
  'looks where products are delivered to': [
    product,
    ({ productId }) =>
      api.db.transaction((tx) =>
        lockAndSelectUndelivered(tx, [productId], { state: 'LAGOS', city: 'Ikeja' }),
      ),
  ],
  'decides about a shop': [
    shop,
    ({ shopId }) =>
      decideShop(shelves(), {
        shopId,
        decision: 'WARN',
        reason: 'OTHER',
        words: '',
        until: null,
        version: 1,
        by: null,
      }),
  ],
  'replaces a checkout': [
    product,
    ({ productId }) =>
      api.db.transaction((tx) =>
        cancelEarlier(tx, { earlier: [{ ...REPLACED, id: newId() }], newProductIds: [productId] }),
      ),
  ],
  'renames a shop': [
    product,
    ({ ownerId }) =>
      changeOwnShop(
        { db: api.db, lockShopProducts },
        { accountId: ownerId, input: { ...PROFILE, name: 'Other butter' } },
      ),
  ],
  'begins a trial': [shop, ({ shopId }) => beginTrial(shelves(), { shopId })],
  'changes a package': [
    shop,
    (of) => runPackageCommand(api, { ...once(of), request: [], work: async () => {} }),
  ],
  'closes a shop': [
    shop,
    ({ ownerId }) => undone((tx) => insertClosing(tx, { accountId: ownerId, requestId: 'test' })),
  ],
  'ends a shop': [shop, ({ shopId }) => undone((tx) => insertClosingOf(tx, shopId))],
  'saves the profile of a shop': [
    shop,
    ({ ownerId }) => api.db.transaction((tx) => saveShopProfile(tx, ownerId, PROFILE)),
  ],
  'sends a refund again': [
    payment,
    ({ refundId }) =>
      api.db.transaction((tx) => requestRefundAgain(tx, { id: newId<RefundId>(), failedId: refundId })),
  ],
  'asks about a refund': [payment, (of) => askAboutRefund(api, { refundId: of.refundId, by: by(of) })],
  'closes a refund': [
    payment,
    (of) => closeRefund(shelves(), { refundId: of.refundId, reason: 'OTHER_REFUND', by: by(of) }),
  ],
  'spends earnings': [
    ({ shopId }) => named(`shop-balance:${shopId}`),
    ({ shopId }) =>
      api.db.transaction((tx) =>
        spendEarnings(tx, { shopId, kobo: kobo(1), to: 'PROVIDER', key: 'test', kind: 'SETTLEMENT' }),
      ),
  ],
  'follows a shop': [({ accountId }) => named(`following ${accountId}`), (of) => followShop(api, of)],
  'saves an item': [
    ({ accountId }) => named(`saved-items ${accountId}`),
    ({ accountId, productId }) => saveItems(api, { accountId, productIds: [productId] }),
  ],
  'folds counts of shelves': [() => named('fold-shelf-counts'), () => foldShelfCounts(api)],
  'merges counts of listings': [() => named('merge-listing-counts'), () => mergeListingCounts(api)],
  'merges sums of shops': [() => named('merge-shop-sums'), () => mergeShopSums(api)],
  'announces a price': [
    () => named('subscription-price:BASIC'),
    () => announcePrice(api, { tier: 'BASIC', validFrom: new Date(), monthlyKobo: kobo(100) }),
  ],
  'guesses a code': [
    () => named('guess a code'),
    () => send(api, '/user/verifyResetOtp', { body: { email: 'ada@example.com', otp: '0000' } }),
  ],
  'has a code emailed': [
    () => named('code for CUSTOMER SIGNUP ada@example.com'),
    () => send(api, '/user/register', { body: { email: 'ada@example.com' } }),
  ],
  'changes rates': [
    () => named('rate-book:COMMISSION'),
    (of) => api.db.transaction((tx) => changeRatesKind.carryOut(tx, RATES, by(of))),
  ],
  'suspends who was not seen': [owners, () => suspendUnseen(api)],
  'changes a colleague': [
    owners,
    (of) =>
      changeStaff(api, { staffId: of.staffId, change: { endSessions: true }, by: by({ staffId: newId() }) }),
  ],
  'tries a code': [
    colleague,
    ({ staffId }) =>
      tryFactor({ db: api.db, adminUrl: '' }, { staffId, kind: 'CODE', network: '' }, async () => true),
  ],
  'takes off a passkey': [
    colleague,
    ({ staffId }) => api.db.transaction((tx) => deletePasskey(tx, { staffId, id: 'x' })),
  ],
}

test.each(Object.entries(TURNS))(
  'R3 who %s waits for its turn before looking',
  async (_what, [held, work]) => {
    const waiting = await findsTaken(api, held(rows), () => work(rows))

    expect(waiting).toMatch(TAKES_TURN)
  },
)

/** What two workers look for at once: each takes what the other has not. */
const TAKEN: Record<string, [string, (of: Rows) => Held, (of: Rows) => Promise<unknown>]> = {
  'a payment to check': ['', payment, () => api.db.statement((w) => claimDuePayments(w, CLAIM))],
  'a payment to watch': ['', payment, () => api.db.statement((w) => claimWatchedPayments(w, 5))],
  'a refund to send': [
    '',
    ({ refundId }) => row('refunds', refundId),
    async () => (await api.db.statement((w) => claimDueRefund(w))) ?? [],
  ],
  'a chargeback to check': [
    'update chargebacks set check_at = now()',
    ({ chargebackId }) => row('chargebacks', chargebackId),
    () => api.db.statement((w) => claimDueChargebacks(w, 5)),
  ],
}
const CLAIM = { limit: 5, pausesSeconds: [60], hours: 9 }

test.each(Object.entries(TAKEN))(
  'R3 %s that another worker has is passed over',
  async (_what, [prepare, held, take]) => {
    if (prepare !== '') await api.pool.query(prepare)

    expect(await whileHolding(api, held(rows), () => take(rows))).toEqual([])
    expect(await take(rows)).not.toEqual([])
  },
)

test.each([
  ['7 days -1 millisecond', '1 day'],
  ['7 days', '3 days'],
  ['30 days -1 millisecond', '3 days'],
  ['30 days', '10 days'],
  ['120 days -1 millisecond', '10 days'],
  ['120 days', null],
])('PAY-05 a payment closed %s ago is looked at again after %s', async (closed, next) => {
  const { rows: seen } = await api.db.transaction(async (tx) => {
    await sql`update payments set closed_at = now() - ${closed}::interval, watch_at = now()
      where id = ${rows.paymentId}`.execute(tx)
    await claimWatchedPayments(tx, 9)
    return sql`select watch_at = now() + ${next}::interval as "isThen" from payments where id = ${rows.paymentId}`.execute(
      tx,
    )
  })

  expect(seen).toEqual([{ isThen: next === null ? null : true }])
})

test('PAY-05 an open dispute that was looked at is looked at again after a quarter of an hour', async () => {
  const { rows: seen } = await api.db.transaction(async (tx) => {
    await sql`update chargebacks set check_at = now()`.execute(tx)
    await claimDueChargebacks(tx, 9)
    return sql`select check_at = now() + interval '15 minutes' as "isThen" from chargebacks`.execute(tx)
  })

  expect(seen).toEqual([{ isThen: true }])
})

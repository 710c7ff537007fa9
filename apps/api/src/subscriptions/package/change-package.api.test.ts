import { randomUUID } from 'node:crypto'
import { changePackage, getPackage } from '@ahia/contracts/seller/package'
import { getSubscription, startTrial } from '@ahia/contracts/subscriptions'
import { fromNaira, toNaira } from '@ahia/money/naira'
import { trialEnd } from '@ahia/rules/invoice-lines'
import { addLagosMonths } from '@ahia/rules/lagos-months'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { beforeAll, expect, test } from 'vitest'
import { bookJournal } from '#ledger/book-journal.ts'
import { credit, debit } from '#ledger/entry.rules.ts'
import { readShopBalance } from '#ledger/ledger.reads.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { send } from '../../../test/customer.ts'
import { aBuyer, anOrder, startOrdersApi } from '../../../test/order-fixture.ts'
import { aSeller } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { billSubscriptions } from '../bill-subscriptions.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

type Seller = Awaited<ReturnType<typeof aSeller>>

const bill = () => billSubscriptions({ ...api, log: createLog('silent') })

async function earn({ shopId }: Seller, naira: number): Promise<void> {
  const kobo = fromNaira(naira)
  const entries = [debit('PROVIDER', null, kobo), { ...credit('SHOP', null, kobo), shopId }]
  await api.db.transaction((tx) => bookJournal(tx, { key: `settle:${newId()}`, kind: 'SETTLEMENT', entries }))
}

/** A shop whose trial of Basic began this many months ago, and what it has earned. */
async function aSubscriber({ monthsAgo = 3, earned = 1_000_000 } = {}): Promise<Seller> {
  const seller = await aSeller(api)
  await readData(
    startTrial,
    await send(api, '/subscriptions/trial', { token: seller.token, body: { package: 'BASIC' } }),
  )
  const startedAt = addLagosMonths(new Date(), -monthsAgo)
  await api.pool.query(
    'update subscriptions set trial_started_at = $2, trial_ends_at = $3, period_ends_at = $3 where shop_id = $1',
    [seller.shopId, startedAt, trialEnd(startedAt)],
  )
  if (earned > 0) await earn(seller, earned)
  await bill()
  return seller
}

const act = (seller: Seller, step: string, body: object = {}) =>
  seller.post(`/subscription/${step}`, { requestKey: randomUUID(), ...body })
const done = async (seller: Seller, step: string, body: object = {}) =>
  readData(changePackage, await act(seller, step, body))
const stateOf = async (seller: Seller) => readData(getPackage, await seller.get('/subscription'))
const invoicesOf = async ({ token }: Seller) =>
  (await readData(getSubscription, await send(api, '/subscriptions/mine', { token }))).invoices
const spentOf = async ({ shopId }: Seller) => 1_000_000 + toNaira(await readShopBalance(api.db.read, shopId))
const packageOf = async ({ shopId }: Seller) =>
  (await api.pool.query('select package from shops where id = $1', [shopId])).rows[0].package
/** As if everything had happened a month earlier, so that the paid period is over. */
async function periodEnds({ shopId }: Seller): Promise<void> {
  await api.pool.query(
    `update subscriptions set trial_started_at = trial_started_at - interval '1 month',
       trial_ends_at = trial_ends_at - interval '1 month', period_ends_at = period_ends_at - interval '1 month',
       resumed_at = resumed_at - interval '1 month' where shop_id = $1`,
    [shopId],
  )
  await api.pool.query(
    `update invoices set period_from = period_from - interval '1 month', period_to = period_to - interval '1 month'
     where shop_id = $1`,
    [shopId],
  )
}

const ELITE = { package: 'ELITE', period: 'MONTHLY' }
const FIRST = 360_000 // set-up, a month of Basic and account management

test('SELL-52 a change waits for the next period, which is then billed at the new package', async () => {
  const seller = await aSubscriber()

  const changed = await done(seller, 'change', { ...ELITE, when: 'NEXT' })

  expect(changed).toMatchObject({
    next: ELITE,
    subscription: { package: 'BASIC', nextInvoice: { total: 320_000 } },
  })
  expect([await spentOf(seller), await packageOf(seller)]).toEqual([FIRST, 'BASIC'])
  await periodEnds(seller)
  await bill()
  expect(await stateOf(seller)).toMatchObject({
    next: null,
    subscription: { package: 'ELITE', status: 'ACTIVE' },
  })
  expect([await spentOf(seller), await packageOf(seller)]).toEqual([FIRST + 320_000, 'ELITE'])
})

test('SELL-52 a higher package applies at once, and the difference by days is paid once from the balance', async () => {
  const seller = await aSubscriber()
  const body = { requestKey: randomUUID(), ...ELITE, when: 'NOW' }
  const [offer] = (await stateOf(seller)).tiers.filter((tier) => tier.package === 'ELITE')

  const answers = await Promise.all([1, 2].map(() => seller.post('/subscription/change', body)))

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await packageOf(seller)).toBe('ELITE')
  const cost = Math.round(((await spentOf(seller)) - FIRST) * 100) / 100
  expect(cost).toBeGreaterThan(199_000) // of a period that has just begun
  expect(cost).toBeLessThanOrEqual(200_000)
  expect(Math.abs(cost - (offer?.upgrade ?? 0))).toBeLessThan(5)
  expect(await invoicesOf(seller)).toMatchObject([{ total: cost, status: 'PAID' }, { total: FIRST }])
  expect((await stateOf(seller)).tiers.map(({ upgrade }) => upgrade)).toEqual([null, null, null])
  expect(faultsOf(await auditMoney(api.pool))).toEqual([])
})

test('SELL-52 without the money nothing changes, and a lower package is refused at once', async () => {
  const seller = await aSubscriber({ earned: FIRST + 1 })

  expect(await readError(await act(seller, 'change', { ...ELITE, when: 'NOW' }))).toMatchObject({
    status: 409,
    code: 'BALANCE_TOO_LOW',
  })
  expect(
    await readError(await act(seller, 'change', { package: 'BASIC', period: 'ANNUALLY', when: 'NOW' })),
  ).toMatchObject({ status: 409, code: 'STEP_REFUSED' })
  expect(await invoicesOf(seller)).toHaveLength(1)
  expect(await packageOf(seller)).toBe('BASIC')
})

test('SELL-52 in the free months every change is at once and free', async () => {
  const seller = await aSubscriber({ monthsAgo: 1 })

  const changed = await done(seller, 'change', { ...ELITE, when: 'NEXT' })

  expect(changed).toMatchObject({ next: null, subscription: { package: 'ELITE', status: 'TRIALING' } })
  expect([await spentOf(seller), await packageOf(seller)]).toEqual([0, 'ELITE'])
})

test('SELL-52 a package ends with its period and not before, and the end can be taken back', async () => {
  const seller = await aSubscriber()

  expect(await done(seller, 'end')).toMatchObject({ isEnding: true, subscription: { nextInvoice: null } })
  const BASIC = { package: 'BASIC', period: 'MONTHLY' }
  expect(await done(seller, 'resume', BASIC)).toMatchObject({
    isEnding: false,
    next: null,
    subscription: { package: 'BASIC' },
  })
  await done(seller, 'end')
  await bill()
  expect((await stateOf(seller)).subscription?.status).toBe('ACTIVE')
  await periodEnds(seller)
  await bill()

  expect((await stateOf(seller)).subscription?.status).toBe('ENDED')
  expect([await spentOf(seller), await packageOf(seller)]).toEqual([FIRST, null])
})

test('SELL-52 who takes an end back with another package has it from the next period on, in the free months at once', async () => {
  const [paying, free] = [await aSubscriber(), await aSubscriber({ monthsAgo: 1 })]
  for (const seller of [paying, free]) await done(seller, 'end')

  const [paid, trial] = [await done(paying, 'resume', ELITE), await done(free, 'resume', ELITE)]

  expect(paid).toMatchObject({ isEnding: false, next: ELITE, subscription: { package: 'BASIC' } })
  expect(trial).toMatchObject({ isEnding: false, next: null, subscription: { package: 'ELITE' } })
  expect([await packageOf(paying), await packageOf(free)]).toEqual(['BASIC', 'ELITE'])
  await periodEnds(paying)
  await bill()
  expect([await packageOf(paying), await spentOf(paying)]).toEqual(['ELITE', FIRST + 320_000])
})

test('SELL-52 an ended package resumes without a second trial and without set-up, paid at once', async () => {
  const seller = await aSubscriber()
  await done(seller, 'end')
  await periodEnds(seller)
  await bill()

  const resumed = await done(seller, 'resume', { package: 'PREMIUM', period: 'MONTHLY' })

  expect(resumed.subscription).toMatchObject({ package: 'PREMIUM', status: 'ACTIVE' })
  expect(await invoicesOf(seller)).toMatchObject([{ total: 260_000, status: 'PAID' }, { total: FIRST }])
  expect((await invoicesOf(seller))[0]?.lines.map(({ what }) => what)).toEqual([
    'SUBSCRIPTION',
    'ACCOUNT_MANAGEMENT',
  ])
  expect(await packageOf(seller)).toBe('PREMIUM')
  await periodEnds(seller)
  await bill()
  expect(await spentOf(seller)).toBe(FIRST + 260_000 + 220_000)
  expect(faultsOf(await auditMoney(api.pool))).toEqual([])
})

test('SELL-52 a package that is past due ends at once and its invoice is void', async () => {
  const seller = await aSubscriber({ earned: 0 })
  expect((await stateOf(seller)).subscription?.status).toBe('PAST_DUE')
  expect(await readError(await act(seller, 'change', { ...ELITE, when: 'NEXT' }))).toMatchObject({
    code: 'STEP_REFUSED',
  })

  expect((await done(seller, 'end')).subscription?.status).toBe('ENDED')
  expect(await invoicesOf(seller)).toMatchObject([{ status: 'VOID' }])
  expect(await readError(await act(seller, 'resume', ELITE))).toMatchObject({ code: 'BALANCE_TOO_LOW' })
  expect((await stateOf(seller)).subscription?.status).toBe('ENDED')
})

test('SELL-52 break-even: what each package would have saved with the sales of the last 30 days', async () => {
  const seller = await aSeller(api)
  const buyer = await aBuyer(api)
  for (const status of ['PAID', 'DELIVERED', 'REFUNDED', 'PENDING'] as const)
    await anOrder(api, buyer, seller.thing, { status })

  const { sales, tiers, subscription } = await stateOf(seller)

  expect(subscription).toBeNull()
  expect(sales).toBe(4_000) // two orders of ₦2,000
  // 18% without, 6% of food with a package.
  expect(tiers.map(({ saved }) => saved)).toEqual([480 - 120_000, 480 - 220_000, 480 - 320_000])
})

test('SELL-52 a suspended shop and one without a package change nothing', async () => {
  const seller = await aSeller(api)
  expect(await readError(await act(seller, 'end'))).toMatchObject({ status: 409, code: 'STEP_REFUSED' })

  const suspended = await aSubscriber()
  await api.pool.query(`update shops set status = 'SUSPENDED' where id = $1`, [suspended.shopId])
  expect(await readError(await act(suspended, 'change', { ...ELITE, when: 'NEXT' }))).toMatchObject({
    code: 'SHOP_SUSPENDED',
  })
})

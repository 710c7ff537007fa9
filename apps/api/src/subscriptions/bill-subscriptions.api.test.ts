import { listEmails } from '@ahia/contracts/developers/mailbox'
import { getSubscription, listTiers, startTrial } from '@ahia/contracts/subscriptions'
import { fromNaira, toNaira } from '@ahia/money/naira'
import { trialEnd } from '@ahia/rules/invoice-lines'
import { addLagosMonths } from '@ahia/rules/lagos-months'
import { findAfter } from '@ahia/testing/audit/find-after'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { beforeAll, expect, test } from 'vitest'
import { bookJournal } from '#ledger/book-journal.ts'
import { credit, debit } from '#ledger/entry.rules.ts'
import { readShopBalance } from '#ledger/ledger.reads.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { send } from '../../test/customer.ts'
import { readData } from '../../test/read-data.ts'
import { aShopOwnerWithShop } from '../../test/shop-owner.ts'
import type { TestApi } from '../../test/test-api.ts'
import { startApiWithJobs } from '../../test/with-jobs.ts'
import { addDays } from './add-days.rules.ts'
import { announcePrice } from './announce-price.ts'
import { billSubscriptions } from './bill-subscriptions.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApiWithJobs()
})

type Owner = Awaited<ReturnType<typeof aShopOwnerWithShop>>

const FIRST = 360_000 // set-up, a month of Basic and account management
const bill = () => billSubscriptions({ ...api, log: createLog('silent') })

/** A shop whose trial of Basic began this many months ago; the background work was away meanwhile. */
async function aSubscriber({ monthsAgo = 3, name }: { monthsAgo?: number; name?: string } = {}) {
  const owner = await aShopOwnerWithShop(api, {
    isSelling: true,
    status: 'APPROVED',
    ...(name === undefined ? {} : { name }),
  })
  await readData(
    startTrial,
    await send(api, '/subscriptions/trial', { token: owner.token, body: { package: 'BASIC' } }),
  )
  const startedAt = addLagosMonths(new Date(), -monthsAgo)
  await api.pool.query(
    `update subscriptions set trial_started_at = $2, trial_ends_at = $3, period_ends_at = $3 where shop_id = $1`,
    [owner.shopId, startedAt, trialEnd(startedAt)],
  )
  await expect.poll(() => emailsTo(owner)).toHaveLength(1)
  return owner
}

/** As if so much were the shop's for good. */
async function earn({ shopId }: Owner, naira: number): Promise<void> {
  const kobo = fromNaira(naira)
  const entries = [debit('PROVIDER', null, kobo), { ...credit('SHOP', null, kobo), shopId }]
  await api.db.transaction((tx) => bookJournal(tx, { key: `settle:${newId()}`, kind: 'SETTLEMENT', entries }))
}

const mineOf = async ({ token }: Owner) =>
  readData(getSubscription, await send(api, '/subscriptions/mine', { token }))
const statusesOf = async (owner: Owner) => {
  const { subscription, invoices } = await mineOf(owner)
  return [subscription?.status, ...invoices.map(({ status }) => status)]
}
const leftOf = async ({ shopId }: Owner) => toNaira(await readShopBalance(api.db.read, shopId))
const emailsTo = async ({ email }: Owner) => (await api.call(listEmails, { to: email })).messages
const subjectsTo = async (owner: Owner) =>
  (await emailsTo(owner))
    .map(({ subject }) => subject.replace(/INV-\d{6}/, 'INV'))
    .toReversed()
    .slice(1) // that the trial began

test('CONST-09 nothing is billed during the trial', async () => {
  const owner = await aSubscriber({ monthsAgo: 2 })
  await earn(owner, 1_000_000)

  await bill()

  expect(await statusesOf(owner)).toEqual(['TRIALING'])
  expect(await leftOf(owner)).toBe(-1_000_000)
})

test('CONST-09 on the day the trial ends the first invoice is paid from the shop’s earnings', async () => {
  const owner = await aSubscriber()
  await earn(owner, 400_000)

  await bill()

  const { subscription, invoices } = await mineOf(owner)
  expect(subscription).toMatchObject({ status: 'ACTIVE', nextInvoice: { total: 120_000 } })
  expect(invoices).toMatchObject([
    {
      total: FIRST,
      status: 'PAID',
      from: subscription?.trialEndsAt,
      dueAt: subscription?.trialEndsAt,
      to: subscription?.periodEndsAt,
    },
  ])
  expect(await leftOf(owner)).toBe(-40_000)
  await expect.poll(() => subjectsTo(owner)).toEqual(['Invoice INV is paid'])
  expect((await emailsTo(owner))[0]?.text).toContain('Account management, once a year: ₦40,000')
})

test('CONST-10 after months without billing every period is invoiced once, also by concurrent runs', async () => {
  const owner = await aSubscriber({ monthsAgo: 5 })
  await earn(owner, 1_000_000)

  await Promise.all([bill(), bill(), bill()])
  await bill()

  const { invoices } = await mineOf(owner)
  expect(invoices.map(({ total }) => total)).toEqual([120_000, 120_000, FIRST])
  expect(invoices.map(({ from }) => from).slice(0, 2)).toEqual(invoices.map(({ to }) => to).slice(1))
  expect(await leftOf(owner)).toBe(-400_000)
})

test('CONST-10 a shop that cannot pay is past due, emailed once, and charged as soon as it can pay', async () => {
  const owner = await aSubscriber()
  await earn(owner, FIRST - 1)

  await bill()
  await bill()

  expect(await statusesOf(owner)).toEqual(['PAST_DUE', 'DUE'])
  expect(await leftOf(owner)).toBe(-(FIRST - 1))
  await expect.poll(() => subjectsTo(owner)).toEqual(['Invoice INV is past due'])
  await earn(owner, 1)
  await bill()
  expect(await statusesOf(owner)).toEqual(['ACTIVE', 'PAID'])
  expect(await leftOf(owner)).toBe(0)
  await expect.poll(() => subjectsTo(owner)).toEqual(['Invoice INV is past due', 'Invoice INV is paid'])
})

const issuedDaysAgo = ({ shopId }: Owner, days: number) =>
  api.pool.query('update invoices set issued_at = now() - make_interval(days => $2) where shop_id = $1', [
    shopId,
    days,
  ])

test('CONST-10 after thirty days past due the package ends, the invoice is void and nothing is charged', async () => {
  const owner = await aSubscriber()
  await bill()
  await issuedDaysAgo(owner, 29)
  await bill()
  expect(await statusesOf(owner)).toEqual(['PAST_DUE', 'DUE'])

  await issuedDaysAgo(owner, 30)
  await bill()
  await earn(owner, 1_000_000)
  await bill()

  expect(await statusesOf(owner)).toEqual(['ENDED', 'VOID'])
  expect((await mineOf(owner)).subscription?.nextInvoice).toBeNull()
  expect(await leftOf(owner)).toBe(-1_000_000)
  const { rows } = await api.pool.query('select package from shops where id = $1', [owner.shopId])
  expect(rows).toEqual([{ package: null }])
  await expect.poll(() => subjectsTo(owner)).toEqual(['Invoice INV is past due', 'Your package has ended'])
  const again = await send(api, '/subscriptions/trial', { token: owner.token, body: { package: 'BASIC' } })
  expect(again.status).toBe(409)
})

test('CONST-10 a shop invoiced months late has thirty days from then', async () => {
  const owner = await aSubscriber({ monthsAgo: 9 })

  await bill()
  await bill()

  expect(await statusesOf(owner)).toEqual(['PAST_DUE', 'DUE'])
})

test('CONST-10 a shop that cannot be billed does not stop the billing of others', async () => {
  const [stuck, owner] = [await aSubscriber(), await aSubscriber()]
  await earn(owner, FIRST)
  // As if its period had been asked for already.
  await api.pool.query(
    `insert into invoices (id, shop_id, tier, period_from, period_to, due_at, status)
     select uuidv7(), shop_id, tier, period_ends_at, period_ends_at + interval '1 month', period_ends_at, 'VOID'
     from subscriptions where shop_id = $1`,
    [stuck.shopId],
  )

  await bill()

  expect((await mineOf(stuck)).subscription?.status).toBe('TRIALING')
  expect(await statusesOf(owner)).toEqual(['ACTIVE', 'PAID'])
})

test('CONST-10 a shop whose account was deleted is still billed, without an email', async () => {
  const owner = await aSubscriber()
  await earn(owner, FIRST)
  await api.pool.query(
    `update accounts set status = 'DELETED', email = null, password_hash = null, deleted_at = now() where id = $1`,
    [owner.accountId],
  )

  await bill()

  expect(await leftOf(owner)).toBe(0)
  expect(await subjectsTo(owner)).toEqual([])
})

test('CONST-10 a price changes after thirty days’ notice, and subscribers are emailed', async () => {
  const owner = await aSubscriber({ name: 'Ada Fabrics' })
  const price = { tier: 'BASIC', monthlyKobo: fromNaira(150_000) } as const
  const [tooEarly, validFrom] = [addDays(new Date(), 29), addDays(new Date(), 31)]

  await expect(announcePrice(api, { ...price, validFrom: tooEarly })).rejects.toMatchObject({
    constraint: 'subscription_prices_notice',
  })
  expect(await announcePrice(api, { ...price, validFrom })).toBe('announced')
  expect(await announcePrice(api, { ...price, validFrom })).toBe('known')

  expect((await api.call(listTiers, {})).BASIC).toEqual({
    amount: 120_000,
    next: { amount: 150_000, from: validFrom.toISOString() },
  })
  await expect.poll(() => subjectsTo(owner)).toHaveLength(1)
  expect((await emailsTo(owner))[0]?.text).toContain('Basic package of Ada Fabrics costs ₦150,000 a month')
  await bill()
  expect((await mineOf(owner)).invoices[0]?.total).toBe(FIRST)
})

test.each([
  ['I4', 'a paid invoice that was not booked', `delete from ledger_journals where kind = 'INVOICE'`],
  ['I4', 'an invoice that was booked and is not paid', `delete from invoices where status = 'PAID'`],
  ['I4', 'another sum than was booked', 'update invoice_lines set amount_kobo = amount_kobo + 1'],
  ['I4', 'money of another shop', `update ledger_entries set shop_id = uuidv7() where account = 'SHOP'`],
  [
    'I11',
    'an open invoice of a shop that has paid',
    `update subscriptions set status = 'ACTIVE' where status = 'PAST_DUE'`,
  ],
  ['I11', 'a shop that is past due for nothing', `delete from invoices where status = 'DUE'`],
])('%s finds %s', async (name, _fault, statement) => {
  const [paid, owing] = [await aSubscriber(), await aSubscriber()]
  await earn(paid, FIRST)
  await bill()
  expect([await statusesOf(paid), await statusesOf(owing)]).toEqual([
    ['ACTIVE', 'PAID'],
    ['PAST_DUE', 'DUE'],
  ])
  expect(faultsOf(await auditMoney(api.pool))).toEqual([])

  const found = faultsOf(await findAfter(api.pool, [statement]))

  expect(found.some((fault) => fault.startsWith(`${name}: `))).toBe(true)
})

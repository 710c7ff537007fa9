import { listEmails } from '@ahia/contracts/developers/mailbox'
import { getOffer, getSubscription, listTiers, startTrial } from '@ahia/contracts/subscriptions'
import { fromNaira } from '@ahia/money/naira'
import { FALLBACK_MONTHLY_NAIRA } from '@ahia/reference/packages'
import { addLagosMonths } from '@ahia/rules/lagos-months'
import { beforeAll, expect, test } from 'vitest'
import { addProduct } from '#catalog/add-product.ts'
import { publishProduct } from '#catalog/publish-product.ts'
import { createLog } from '#platform/log.ts'
import { aProduct } from '../../test/builders.ts'
import { aCustomer, send } from '../../test/customer.ts'
import { readData } from '../../test/read-data.ts'
import { readError } from '../../test/read-error.ts'
import { aShopOwner, aShopOwnerWithShop } from '../../test/shop-owner.ts'
import { approveShop, reopenShop, suspendShop } from '../../test/staff/shop-decisions.ts'
import type { TestApi } from '../../test/test-api.ts'
import { countWaiting, whileHolding } from '../../test/who-waits.ts'
import { startApiWithJobs } from '../../test/with-jobs.ts'
import { addDays } from './add-days.rules.ts'
import { announcePrice } from './announce-price.ts'
import { beginTrial } from './begin-trial.ts'
import { billSubscriptions } from './bill-subscriptions.ts'
import { emailPriceChange, emailSubscribers } from './email-subscribers.ts'
import { emailTrialEnding } from './trial-ending-email.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApiWithJobs()
})

type Owner = { token: string }
const anOpenShop = (written: { name?: string } = {}) =>
  aShopOwnerWithShop(api, { isSelling: true, status: 'APPROVED', ...written })
const start = ({ token }: Owner, body: unknown = { package: 'BASIC' }) =>
  send(api, '/subscriptions/trial', { token, body })
const mineOf = async ({ token }: Owner) =>
  readData(getSubscription, await send(api, '/subscriptions/mine', { token }))
const emailsTo = async (email: string) => (await api.call(listEmails, { to: email })).messages
const subjectsTo = async (email: string) => (await emailsTo(email)).map(({ subject }) => subject)

async function packageOf(shopId: string): Promise<string | null> {
  const { rows } = await api.pool.query<{ package: string | null }>(
    'select package from shops where id = $1',
    [shopId],
  )
  return rows[0]?.package ?? null
}

test('API-31 every tier has its monthly price in whole naira, for everyone', async () => {
  const tiers = await api.call(listTiers, {})

  expect(Object.values(tiers).map(({ amount }) => amount)).toEqual(Object.values(FALLBACK_MONTHLY_NAIRA))
  expect(tiers).toEqual({
    BASIC: { amount: 120_000, next: null },
    PREMIUM: { amount: 220_000, next: null },
    ELITE: { amount: 320_000, next: null },
  })
})

test('WIN-28 everyone can see the commission with a package, and what the market has sold so far', async () => {
  const before = (await api.call(getOffer, {})).reach
  const { shopId } = await anOpenShop()
  await api.pool.query('update products set sales = 7 where shop_id = $1', [shopId])

  const { commission, reach } = await api.call(getOffer, {})

  expect(commission).toHaveLength(12)
  expect(commission).toContainEqual({ category: 'FOOD', percent: 6 })
  expect(reach).toEqual({ itemsSold: before.itemsSold + 7, shops: before.shops + 1 })
})

test('API-31 an unknown query parameter is refused', async () => {
  expect(await readError(await send(api, '/subscriptions/tiers?tier=BASIC'))).toMatchObject({ status: 422 })
})

test('API-32 a trial starts the package at once and returns what is due in three months', async () => {
  const owner = await anOpenShop()

  const { subscription } = await readData(startTrial, await start(owner, { package: 'PREMIUM' }))

  const { rows } = await api.pool.query(
    'select trial_started_at as at from subscriptions where shop_id = $1',
    [owner.shopId],
  )
  const ends = addLagosMonths(rows[0].at, 3).toISOString()
  expect(subscription).toEqual({
    package: 'PREMIUM',
    period: 'MONTHLY',
    status: 'TRIALING',
    trialEndsAt: ends,
    periodEndsAt: ends,
    nextInvoice: {
      lines: [
        { what: 'SETUP', amount: 200_000 },
        { what: 'SUBSCRIPTION', amount: 220_000 },
        { what: 'ACCOUNT_MANAGEMENT', amount: 40_000 },
      ],
      total: 460_000,
    },
  })
  expect(await packageOf(owner.shopId)).toBe('PREMIUM')
  expect(await mineOf(owner)).toEqual({ subscription, invoices: [] })
})

test('API-32 annual billing has no account management fee', async () => {
  const owner = await anOpenShop()

  const answer = await start(owner, { package: 'BASIC', period: 'ANNUALLY' })

  const { subscription } = await readData(startTrial, answer)
  expect(subscription.nextInvoice).toEqual({
    lines: [
      { what: 'SETUP', amount: 200_000 },
      { what: 'SUBSCRIPTION', amount: 1_440_000 },
    ],
    total: 1_640_000,
  })
})

test('API-32 ten concurrent requests start one trial, and the shop gets no second one', async () => {
  const owner = await anOpenShop()

  const answers = await Promise.all(Array.from({ length: 10 }, () => start(owner)))

  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(9)
  for (const answer of refused)
    expect(await readError(answer)).toMatchObject({ status: 409, code: 'TRIAL_USED' })
  expect(await readError(await start(owner, { package: 'ELITE' }))).toMatchObject({ code: 'TRIAL_USED' })
  expect(await packageOf(owner.shopId)).toBe('BASIC')
  await expect.poll(() => emailsTo(owner.email)).toHaveLength(1)
})

test.each<[what: string, body: unknown]>([
  ['a small letter', { package: 'basic' }],
  ['a tier that is none', { package: 'GOLD' }],
  ['no tier', {}],
  ['a list of tiers', { package: ['BASIC'] }],
  ['a period that is none', { package: 'BASIC', period: 'DAILY' }],
  ['a price of its own', { package: 'BASIC', amount: 1 }],
])('API-32 %s is refused, and the trial is not used', async (_what, body) => {
  const owner = await anOpenShop()

  expect(await readError(await start(owner, body))).toMatchObject({ status: 422 })

  expect((await mineOf(owner)).subscription).toBeNull()
})

test('API-32 an account without a shop must complete its profile first', async () => {
  const owner = await aShopOwner(api)

  expect(await readError(await start(owner))).toMatchObject({ status: 409, code: 'SHOP_INCOMPLETE' })
  expect(await mineOf(owner)).toEqual({ subscription: null, invoices: [] })
})

test('API-32 a suspended shop cannot start a trial, and can once it is approved again', async () => {
  const owner = await aShopOwnerWithShop(api, { status: 'SUSPENDED' })

  expect(await readError(await start(owner))).toMatchObject({ status: 409, code: 'SHOP_SUSPENDED' })

  expect((await mineOf(owner)).subscription).toBeNull()
  await reopenShop(api, owner.shopId)
  expect((await start(owner)).status).toBe(200)
})

const letMonthsPass = ({ shopId }: { shopId: string }, months: number) =>
  api.pool.query(
    `update subscriptions set trial_started_at = trial_started_at - make_interval(months => $2),
      trial_ends_at = trial_ends_at - make_interval(months => $2),
      period_ends_at = period_ends_at - make_interval(months => $2) where shop_id = $1`,
    [shopId, months],
  )

test('MERCH-05, WIN-27 the free months start with the first product that shoppers can buy, once, and nothing runs before', async () => {
  const owner = await aShopOwnerWithShop(api, { name: 'Waiting Fabrics' })
  const { subscription } = await readData(startTrial, await start(owner))
  expect(subscription).toMatchObject({ status: 'CHOSEN', trialEndsAt: null, periodEndsAt: null })
  expect(await packageOf(owner.shopId)).toBe('BASIC')
  expect(await readError(await start(owner))).toMatchObject({ code: 'TRIAL_USED' })
  await expect.poll(() => emailsTo(owner.email)).toHaveLength(1)
  expect((await emailsTo(owner.email))[0]?.text).toContain('start when your first product goes live')
  await approveShop(api, owner.shopId)
  await beginTrial(api, owner) // as the approval does
  await letMonthsPass(owner, 5)
  await billSubscriptions({ ...api, log: createLog('silent') })
  expect(await mineOf(owner)).toEqual({ subscription, invoices: [] })

  const product = aProduct({ shopId: owner.shopId, status: 'DRAFT' })
  const publishedAt = Date.now()
  await api.db.transaction(async (tx) => {
    await addProduct(tx, product)
    await publishProduct(tx, product.id)
  })
  await expect.poll(async () => (await mineOf(owner)).subscription?.status).toBe('TRIALING')

  const begun = (await mineOf(owner)).subscription
  expect(new Date(begun?.trialEndsAt ?? 0).getTime()).toBeGreaterThan(
    addLagosMonths(new Date(publishedAt), 3).getTime() - 60_000,
  )
  await expect.poll(() => subjectsTo(owner.email)).toContain('Your free trial of Basic has started')
  await suspendShop(api, owner.shopId)
  await reopenShop(api, owner.shopId)
  await beginTrial(api, owner)
  expect((await mineOf(owner)).subscription).toEqual(begun)
})

test('MERCH-05 an approval waits for a package that is being chosen, so that its trial starts', async () => {
  const owner = await aShopOwnerWithShop(api, { isSelling: true })
  const turn = {
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: ['subscription-price:BASIC'],
  }

  await whileHolding(api, turn, async (other) => {
    const starting = start(owner)
    await expect.poll(() => countWaiting(api)).toBe(1)
    const approving = approveShop(api, owner.shopId)
    await expect.poll(() => countWaiting(api)).toBe(2)
    await other.query('commit')
    await Promise.all([starting, approving])
  })

  await expect.poll(async () => (await mineOf(owner)).subscription?.status).toBe('TRIALING')
})

test('ROLE-02 a customer and a guest have neither trial nor subscription', async () => {
  const customer = await aCustomer(api)

  expect(await readError(await start(customer))).toMatchObject({ status: 403, code: 'WRONG_ACCOUNT' })
  expect((await send(api, '/subscriptions/mine', { token: customer.token })).status).toBe(403)
  expect((await send(api, '/subscriptions/trial', { body: { package: 'BASIC' } })).status).toBe(401)
  expect((await send(api, '/subscriptions/mine')).status).toBe(401)
})

test('MERCH-05 the shop is emailed the costs at the start of the trial and a week before its end', async () => {
  const owner = await anOpenShop({ name: 'Ada Fabrics' })
  const { subscription } = await readData(startTrial, await start(owner))
  await expect.poll(() => emailsTo(owner.email)).toHaveLength(1)
  const [begun] = await emailsTo(owner.email)
  for (const words of ['Ada Fabrics', 'Setup, once: ₦200,000', 'Basic, 1 month: ₦120,000', 'Total: ₦360,000'])
    expect(begun?.text).toContain(words)

  const { rows } = await api.pool.query('select run_at from graphile_worker.jobs where key = $1', [
    `trial_ending_email:${owner.shopId}`,
  ])
  expect(rows[0].run_at).toEqual(addDays(new Date(subscription.trialEndsAt ?? 0), -7))
  await emailTrialEnding(api, owner)

  await expect.poll(() => emailsTo(owner.email)).toHaveLength(2)
  expect((await emailsTo(owner.email))[0]?.text).toContain('Total: ₦360,000')
})

test('MERCH-05 no reminder is sent for a trial that is over', async () => {
  const owner = await anOpenShop()
  await start(owner)
  await expect.poll(() => emailsTo(owner.email)).toHaveLength(1)
  await api.pool.query(
    `update subscriptions set trial_started_at = trial_started_at - interval '1 year',
      trial_ends_at = now(), period_ends_at = now() where shop_id = $1`,
    [owner.shopId],
  )

  await emailTrialEnding(api, owner)

  const { rows } = await api.pool.query(
    `select from graphile_worker._private_jobs where payload::text like $1`,
    [`%${owner.email}%free trial ends%`],
  )
  expect(rows).toEqual([])
})

test('MERCH-05 no reminder is sent to a shop whose package ended within its free months', async () => {
  const owner = await anOpenShop()
  await start(owner)
  await expect.poll(() => emailsTo(owner.email)).toHaveLength(1)
  await api.pool.query(`update subscriptions set status = 'ENDED', ended_at = now() where shop_id = $1`, [
    owner.shopId,
  ])

  await emailTrialEnding(api, owner)

  const { rows } = await api.pool.query(
    `select from graphile_worker._private_jobs where payload::text like $1`,
    [`%${owner.email}%free trial ends%`],
  )
  expect(rows).toEqual([])
})

test('CONST-09 the trial’s price is the one valid when it ends', async () => {
  await api.pool.query(`insert into subscription_prices values ('ELITE', now() + interval '40 days', $1)`, [
    fromNaira(400_000),
  ])
  const owner = await anOpenShop()

  const { subscription } = await readData(startTrial, await start(owner, { package: 'ELITE' }))

  expect(subscription.nextInvoice?.lines).toContainEqual({ what: 'SUBSCRIPTION', amount: 400_000 })
})

test('CONST-10 a trial that starts while a price is announced waits for it and includes it', async () => {
  const owner = await anOpenShop()
  const turn = {
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: ['subscription-price:PREMIUM'],
  }

  const answer = await whileHolding(api, turn, async (announcing) => {
    const starting = start(owner, { package: 'PREMIUM' })
    await expect.poll(() => countWaiting(api)).toBe(1)
    await announcing.query(
      `insert into subscription_prices values ('PREMIUM', now() + interval '31 days', $1)`,
      [fromNaira(250_000)],
    )
    await announcing.query('commit')
    return starting
  })

  const { subscription } = await readData(startTrial, answer)
  expect(subscription.nextInvoice?.lines).toContainEqual({ what: 'SUBSCRIPTION', amount: 250_000 })
})

test('CONST-10 a shop that joins after an announcement learns the price with its trial, each price once', async () => {
  const early = await anOpenShop()
  await start(early, { package: 'PREMIUM' })
  const far = {
    tier: 'PREMIUM',
    monthlyKobo: fromNaira(300_000),
    validFrom: addDays(new Date(), 400),
  } as const
  await announcePrice(api, far)
  await expect.poll(() => subjectsTo(early.email)).toHaveLength(2)
  const late = await anOpenShop()
  await start(late, { package: 'PREMIUM' })
  await expect.poll(() => emailsTo(late.email)).toHaveLength(1)

  // The news may be handed out twice, long after the first emails have left.
  await emailSubscribers(api, far)
  for (const { shopId } of [early, late]) await emailPriceChange(api, { shopId, ...far })
  await expect.poll(() => countJobs('%price_email%')).toBe(0)
  await expect.poll(() => countJobs('send_email')).toBe(0)

  expect((await emailsTo(late.email))[0]?.text).toContain('the Premium package costs ₦300,000 a month')
  expect([(await emailsTo(early.email)).length, (await emailsTo(late.email)).length]).toEqual([2, 1])
})

async function countJobs(task: string): Promise<number> {
  const { rows } = await api.pool.query<{ jobs: number }>(
    'select count(*)::integer as jobs from graphile_worker.jobs where task_identifier like $1',
    [task],
  )
  return rows[0]?.jobs ?? 0
}

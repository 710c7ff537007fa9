import * as announcements from '@ahia/contracts/admin/announcements'
import * as contract from '@ahia/contracts/admin/rates'
import { listWork } from '@ahia/contracts/admin/work'
import { estimateDelivery } from '@ahia/contracts/delivery'
import { kobo } from '@ahia/money/kobo'
import { toNaira } from '@ahia/money/naira'
import { shareOf } from '@ahia/money/share'
import { beforeAll, expect, test } from 'vitest'
import { emailAnnouncement } from '#shops/announcements/send-announcements.ts'
import { hashOf } from '#staff/proposals/propose.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../../test/order-fixture.ts'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { agreeTo } from '../../../test/staff/agree.ts'
import { aColleague, codeOf, startTestAdmin, type TestAdmin } from '../../../test/staff/staff-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'

type Colleague = Awaited<ReturnType<typeof aColleague>>

let api: TestApi
let admin: TestAdmin
let maker: Colleague
let checker: Colleague
beforeAll(async () => {
  api = await startOrdersApi()
  admin = await startTestAdmin(api)
  maker = await aColleague(api, admin, 'FINANCE_MAKER')
  checker = await aColleague(api, admin, 'FINANCE_CHECKER')
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const propose = async (change: contract.RateChange) =>
  (await maker.call(contract.proposeRates, { ...change, why: 'Costs rose.' })).proposalId
const effect = async ({ changes, ...change }: contract.RateChange) =>
  (await checker.call(contract.showRateEffect, { ...change, changes: JSON.stringify(changes) })).effect
const rowsOf = async (book: contract.RateChange['book'], key: string) =>
  (await maker.call(contract.listRateBooks, {})).books
    .find((one) => one.book === book)
    ?.rows.filter((row) => row.key === key)
    .map(({ value, state }) => [value, state])
const commission = (key: string, value: number, from = inDays(31)): contract.RateChange => ({
  book: 'COMMISSION',
  from,
  changes: [{ key, value }],
})

test.each([
  ['commission_rates', `insert into commission_rates values (true, 'FOOD', now() + interval '29 days', 100)`],
  ['individual_rates', `insert into individual_rates values (now() + interval '29 days', 100)`],
  [
    'subscription_prices',
    `insert into subscription_prices values ('BASIC', now() + interval '29 days', 100)`,
  ],
  [
    'delivery_fees',
    `insert into delivery_fees select state, 1, 1, 1, 1, 1, 1, now() from delivery_fees where state = 'EDO' limit 1`,
  ],
])(
  'ADMIN-33 the database rejects to change %s, to take from it, and too short a notice',
  async (book, late) => {
    await expect(api.pool.query(late)).rejects.toMatchObject({ constraint: `${book}_notice` })
    for (const change of [
      `update ${book} set announced_at = now()`,
      `delete from ${book}`,
      `truncate ${book}`,
    ])
      await expect(api.pool.query(change)).rejects.toThrow('only added')
  },
)

test('ADMIN-33 a backdated announcement is none: the database writes its own time', async () => {
  const backdated = api.pool.query(
    `insert into commission_rates values (true, 'PET', now() + interval '1 day', 100, now() - interval '60 days')`,
  )
  await expect(backdated).rejects.toMatchObject({ constraint: 'commission_rates_notice' })
})

test('ADMIN-34 a change shows what last month would have cost under it, to the kobo, by shop and in all', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const inMonth = await anOrder(api, buyer, thing, { status: 'PAID' })
  await anOrder(api, buyer, thing, { status: 'PAID' }) // this month
  await api.pool.query('alter table order_moves disable trigger user')
  await api.pool.query(
    `update order_moves set moved_at = last_month_begins() + interval '1 day' where order_id = $1 and to_status = 'PAID'`,
    [inMonth],
  )
  await api.pool.query('alter table order_moves enable trigger user')
  // Of ₦1,000.07 each, both shares end in more than half a kobo, which is rounded up as it is booked.
  await api.pool.query('update order_lines set unit_kobo = 100007 where order_id = $1', [inMonth])
  const { rows } = await api.pool.query(
    'select category, sum(line_kobo)::bigint as kobo from order_lines where order_id = $1 group by category',
    [inMonth],
  )
  const [sold] = rows
  const soldKobo = kobo(Number(sold.kobo))
  const shown = await effect(commission(`NONE:${sold.category}`, 1_977))

  const [was, would] = [shareOf(soldKobo, 1_800), shareOf(soldKobo, 1_977)].map(toNaira)
  expect(Math.floor((soldKobo * 1_977) / 10_000)).toBeLessThan(shareOf(soldKobo, 1_977))
  expect(shown).toMatchObject({ was, would, shops: 1, byShop: [{ _id: thing.shopId, was, would }] })
  expect(await effect(commission(`PACKAGE:${sold.category}`, 100))).toMatchObject({ shops: 0, was: 0 })
})

test('ADMIN-34 agreeing adds to the book and writes every shop once; of two at once one is done', async () => {
  const shop = await aShopOwnerWithShop(api)
  const id = await propose(commission('PACKAGE:FOOD', 700))
  expect(await rowsOf('COMMISSION', 'PACKAGE:FOOD')).toEqual([[600, 'NOW']])
  expect(await codeOf(agreeTo(api, maker, id))).toBe('OWN_PROPOSAL')

  const both = await Promise.all([codeOf(agreeTo(api, checker, id)), codeOf(agreeTo(api, checker, id))])
  expect(both.sort()).toEqual(['ALREADY_DECIDED', null])
  expect(await rowsOf('COMMISSION', 'PACKAGE:FOOD')).toEqual([
    [700, 'COMING'],
    [600, 'NOW'],
  ])
  const { rows: jobs } = await api.pool.query(
    `select payload from graphile_worker._private_jobs where payload->>'shopId' = $1 and payload->>'id' in (
       select id::text from announcements where subject like 'Commission: %')`,
    [shop.shopId],
  )
  expect(jobs).toHaveLength(1)
  const deps = { db: api.db, publicUrl: 'http://localhost' }
  for (const { payload } of [...jobs, ...jobs]) await emailAnnouncement(deps, payload)
  const { rows: emails } = await api.pool.query(
    `select payload from graphile_worker._private_jobs where payload->>'to' = $1 and payload->>'subject' like 'Commission: %'`,
    [shop.email],
  )
  expect(emails).toHaveLength(1)
  expect(emails[0].payload.text).toContain('Food & Beverages, with a package: 7% instead of 6%.')
  const merchants = await aColleague(api, admin, 'MERCHANTS')
  const { announcements: sent } = await merchants.call(announcements.listAnnouncements, { state: 'SENT' })
  expect(sent).toMatchObject([{ kind: 'PRICES', madeBy: checker.name }])
})

test('ADMIN-34, ADMIN-45 what was overtaken by another change is not done', async () => {
  const [first, second] = [
    await propose(commission('PACKAGE:TECH', 550)),
    await propose(commission('PACKAGE:TECH', 450, inDays(40))),
  ]
  await agreeTo(api, checker, first)

  expect(await codeOf(agreeTo(api, checker, second))).toBe('PROPOSAL_STALE')
  expect(await rowsOf('COMMISSION', 'PACKAGE:TECH')).toEqual([
    [550, 'COMING'],
    [500, 'NOW'],
  ])
})

test('ADMIN-33 a change that is agreed to when its notice has become too short is not done, and nobody is emailed', async () => {
  const id = await propose(commission('PACKAGE:SPA', 1_100))
  const count = async () =>
    (await api.pool.query('select count(*)::int as sent from announcements')).rows[0].sent
  const before = await count()
  // As if it had been proposed for a day that has come too near since.
  const payload = {
    book: 'COMMISSION',
    from: inDays(29),
    changes: [{ key: 'PACKAGE:SPA', was: 1_000, value: 1_100 }],
    lastMonth: { month: '2026-10', was: 0, would: 0, shops: 0 },
  }
  await api.pool.query('alter table staff_proposals disable trigger staff_proposals_kept')
  await api.pool.query('update staff_proposals set payload = $2, payload_hash = $3 where id = $1', [
    id,
    JSON.stringify(payload),
    hashOf(payload),
  ])
  await api.pool.query('alter table staff_proposals enable trigger staff_proposals_kept')

  expect(await codeOf(agreeTo(api, checker, id))).toBe('PROPOSAL_STALE')
  expect([await count(), await rowsOf('COMMISSION', 'PACKAGE:SPA')]).toEqual([before, [[1_000, 'NOW']]])
})

test('ADMIN-33 a new delivery fee holds from its day, and an order keeps the fee of its checkout', async () => {
  const thing = await aThing(api)
  const order = await anOrder(api, await aBuyer(api), thing, { status: 'PAID' })
  const feeOf = async () =>
    (await api.pool.query('select delivery_fee_kobo as fee from orders where id = $1', [order])).rows[0].fee
  const before = await feeOf()
  const estimate = async () =>
    (await api.call(estimateDelivery, { state: 'EDO', items: thing.productId })).fee
  const old = await estimate()
  const keys = ['EDO:NEAR', 'EDO:FAR']
  const id = await propose({
    book: 'DELIVERY',
    from: inDays(1),
    changes: keys.map((key) => ({ key, value: 9_900 })),
  })
  await agreeTo(api, checker, id)
  expect(await estimate()).toBe(old)

  await api.pool.query('alter table delivery_fees disable trigger delivery_fees_kept')
  await api.pool.query(
    `update delivery_fees set valid_from = now() - interval '1 second', announced_at = now() - interval '2 days' where near_kobo = 990000`,
  )
  await api.pool.query('alter table delivery_fees enable trigger delivery_fees_kept')
  expect([await estimate(), await feeOf()]).toEqual([9_900, before])
})

test('ADMIN-33, ADMIN-34 the price of a package is announced to its subscribers by the same agreement', async () => {
  const id = await propose({
    book: 'PACKAGES',
    from: inDays(35),
    changes: [{ key: 'ELITE', value: 350_000 }],
  })
  await agreeTo(api, checker, id)

  expect(await rowsOf('PACKAGES', 'ELITE')).toEqual([
    [350_000, 'COMING'],
    [320_000, 'NOW'],
  ])
  const { rows } = await api.pool.query(
    `select from graphile_worker._private_jobs where payload->>'event' = 'subscriptions.price_announced'`,
  )
  expect(rows).toHaveLength(1)
})

test.each([
  ['too soon', commission('PACKAGE:PET', 900, inDays(29.9)), 'NOTICE_TOO_SHORT'],
  ['a key that there is not', commission('PACKAGE:CARS', 900), 'STEP_REFUSED'],
  ['more than everything', commission('PACKAGE:PET', 10_001), 'STEP_REFUSED'],
  ['what holds already', commission('PACKAGE:PET', 800), 'STEP_REFUSED'],
  [
    'a fee of yesterday',
    {
      book: 'DELIVERY',
      from: inDays(-1),
      changes: [{ key: 'EDO:NEAR', value: 1 }],
    } satisfies contract.RateChange,
    'NOTICE_TOO_SHORT',
  ],
])('ADMIN-33 %s is not even proposed', async (_case, change, code) => {
  expect(await codeOf(propose(change))).toBe(code)
})

test('ADMIN-34 who may not change rates proposes none, and an open proposal is work for who may agree', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')
  const body = { ...commission('PACKAGE:PET', 900), why: 'x' }
  expect(await codeOf(support.call(contract.proposeRates, body))).toBe('NOT_PERMITTED')
  expect(await codeOf(checker.call(contract.proposeRates, body))).toBe('NOT_PERMITTED')
  expect(await codeOf(support.call(contract.listRateBooks, {}))).toBe('NOT_PERMITTED')
  await propose(commission('PACKAGE:PET', 900))
  const { items } = await checker.call(listWork, { kind: 'PROPOSAL' })
  expect(items.length).toBeGreaterThan(0)
  const owner = await aColleague(api, admin, 'OWNER')
  expect((await owner.call(listWork, { kind: 'PROPOSAL' })).items).toEqual([])
})

import type { DataRequestId } from '@ahia/contracts/ids'
import { sendImport } from '@ahia/contracts/seller/imports'
import { beforeAll, expect, test } from 'vitest'
import { findWait } from '#accounts/codes/limits.sql.ts'
import { getErasureOf } from '#accounts/data-requests/erase-by-request.ts'
import { getProfile } from '#accounts/profile/get-profile.ts'
import { applyImport } from '#catalog/imports/apply-import.ts'
import { listTakenSkus } from '#catalog/imports/drafts.sql.ts'
import { markMatching, markPlanned, markRefused } from '#catalog/imports/imports.sql.ts'
import { planImport } from '#catalog/imports/plan-import.ts'
import { copyListing } from '#catalog/listings/steps/copy-listing.ts'
import { hideListing, removeListing } from '#catalog/listings/steps/leave-shelf.ts'
import { parcelLost, parcelReturned, parcelReturning } from '#orders/seller/return-parcel.ts'
import { newId } from '#platform/ids.ts'
import { setHoliday } from '#shops/holidays/set-holiday.ts'
import { decideShop } from '#shops/review/decide-shop.ts'
import { listOverSuspensions } from '#shops/review/decisions.sql.ts'
import { changePackage, endPackage, resumePackage } from '#subscriptions/package/change-package.ts'
import { showRateEffect } from '#worklist/rates/change-rates.ts'
import { startOrdersApi } from '../test/order-fixture.ts'
import { aSale, HAND_OVER, type Sale } from '../test/parcel-fixture.ts'
import { readData } from '../test/read-data.ts'
import { sendCsv } from '../test/stock/import-fixture.ts'
import type { TestApi } from '../test/test-api.ts'

let api: TestApi
let sale: Sale
beforeAll(async () => {
  api = await startOrdersApi()
  sale = await aSale(api)
  await api.pool.query(
    `insert into subscriptions (shop_id, tier, period, status, trial_started_at, trial_ends_at, period_ends_at)
     values ($1, 'BASIC', 'MONTHLY', 'ACTIVE', now() - interval '9 days', now() - interval '1 day', now() + interval '9 days')`,
    [sale.seller.shopId],
  )
})

const once = () => ({ caller: { shopId: sale.seller.shopId, accountId: null }, requestKey: newId() })
const codeOf = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => 'done',
    (error) => error.code ?? error,
  )

const ELITE = { package: 'ELITE', period: 'MONTHLY' } as const
const steps = () => ({
  change: () => codeOf(changePackage(api, { ...once(), ...ELITE, when: 'NEXT' })),
  end: () => codeOf(endPackage(api, once())),
  resume: () => codeOf(resumePackage(api, { ...once(), ...ELITE })),
})

test.each([
  ['CHOSEN', { resume: 'STEP_REFUSED', end: 'STEP_REFUSED', change: 'done' }],
  ['TRIALING', { resume: 'STEP_REFUSED', change: 'done', end: 'done' }],
  ['ACTIVE', { resume: 'STEP_REFUSED', change: 'done', end: 'done' }],
  ['PAST_DUE', { change: 'STEP_REFUSED', resume: 'STEP_REFUSED', end: 'done' }],
  ['ENDED', { change: 'STEP_REFUSED', resume: 'BALANCE_TOO_LOW', end: 'done' }],
] as const)('SELL-52 what can be done with a package that is %s', async (status, allowed) => {
  const { shopId } = sale.seller
  const stored = async () =>
    (await api.pool.query('select * from subscriptions where shop_id = $1', [shopId])).rows
  await api.pool.query(
    `update subscriptions set status = $2, is_ending = false, next_tier = null, next_period = null,
       period_ends_at = case when $2 in ('CHOSEN', 'TRIALING') then trial_ends_at else now() + interval '9 days' end,
       ended_at = case when $2 = 'ENDED' then now() end where shop_id = $1`,
    [shopId, status],
  )

  for (const [step, outcome] of Object.entries(allowed)) {
    const before = await stored()
    expect([step, await steps()[step as 'change' | 'end' | 'resume']()]).toEqual([step, outcome])
    if (outcome !== 'done') expect(await stored()).toEqual(before)
  }
  if (status === 'PAST_DUE') expect(await stored()).toMatchObject([{ status: 'ENDED' }])
})

test.each(['SUSPENDED', 'CLOSING'])(
  'SELL-52, SELL-53 a shop that is %s changes no package',
  async (status) => {
    const { shopId } = sale.seller
    await api.pool.query('update shops set status = $2 where id = $1', [shopId, status])

    for (const step of Object.values(steps())) expect(await step()).toBe('SHOP_SUSPENDED')
    await api.pool.query(`update shops set status = 'APPROVED' where id = $1`, [shopId])
  },
)

test('SELL-43, SELL-44 a file that is planned is not read again, nor applied before its shop says so', async () => {
  const { seller } = sale
  const csv = `id,price\n${seller.thing.productId},1100\n`
  const { _id: importId } = (await readData(sendImport, await sendCsv(api, seller, csv))).import
  await planImport(api, { importId })
  const stored = async () =>
    (await api.pool.query('select state, plan_hash, refused, header from imports where id = $1', [importId]))
      .rows
  const prices = async () =>
    (
      await api.pool.query('select base_price_kobo, version from products where shop_id = $1', [
        seller.shopId,
      ])
    ).rows
  const before = [await stored(), await prices()]
  expect(before[0]).toMatchObject([{ state: 'PLANNED' }])
  const read = { importId, header: ['x'], means: [], examples: [], delimiter: ',' } as never as Parameters<
    typeof markPlanned
  >[1]

  await applyImport(api, { importId })
  await api.db.statement((writer) => markRefused(writer, importId, 'Unreadable'))
  await api.db.statement((writer) => markPlanned(writer, { ...read, planHash: 'other' }))
  await api.db.statement((writer) => markMatching(writer, { ...read, unclear: 'Which is the price?' }))

  expect([await stored(), await prices()]).toEqual(before)
})

test('R15 a SKU is taken in its own shop alone', async () => {
  const { shopId, thing } = sale.seller
  await api.pool.query(`insert into skus (shop_id, product_id, sku) values ($1, $2, 'POT-1')`, [
    shopId,
    thing.productId,
  ])
  const taken = (of: typeof shopId, sku = 'pot-1') =>
    api.db.transaction((tx) => listTakenSkus(tx, { shopId: of, skus: [sku] }))

  expect(await taken(shopId)).toEqual(['pot-1'])
  expect(await taken(shopId, 'pot-2')).toEqual([])
  expect(await taken(newId())).toEqual([])
})

test('PROF-06 an account that has gone meanwhile has no profile', async () => {
  expect(await codeOf(getProfile(api.db.read, newId()))).toBe('NOT_SIGNED_IN')
})

test('SELL-20 what is being checked is neither hidden nor removed, and what was removed is not copied', async () => {
  const { productId } = sale.seller.thing
  const to = (status: string) =>
    api.pool.query('update products set status = $2 where id = $1 returning version', [productId, status])
  const { rows } = await to('IN_REVIEW')
  const own = { productId, version: rows[0].version }

  expect(await codeOf(hideListing(api, { ...once(), ...own }))).toBe('LISTING_UNDER_REVIEW')
  expect(await codeOf(removeListing(api, { ...once(), ...own }))).toBe('LISTING_UNDER_REVIEW')
  await to('LIVE')
  await to('REMOVED')
  expect(await codeOf(copyListing(api, { ...once(), productId }))).not.toBe('done')
})

test('SELL-37 only what is under way comes back or is lost, and only what comes back has come back', async () => {
  const { parcelId } = sale
  const step = () => ({ ...once(), parcelId })

  expect(await codeOf(parcelReturning(api, { ...step(), reason: 'REFUSED' }))).toBe('STEP_REFUSED')
  expect(await codeOf(parcelReturned(api, { ...step(), saleable: true }))).toBe('STEP_REFUSED')
  expect(await codeOf(parcelLost(api, step()))).toBe('STEP_REFUSED')
  await sale.seller.act(`/parcels/${parcelId}/handed-over`, HAND_OVER)
  expect(await codeOf(parcelReturned(api, { ...step(), saleable: true }))).toBe('STEP_REFUSED')
})

test('SELL-48 a holiday ends today at the earliest, and an old version changes nothing', async () => {
  const day = (days: number) =>
    new Date(Date.now() + 3_600_000 + days * 86_400_000).toISOString().slice(0, 10) // Lagos is an hour ahead
  const set = (to: number, version: number) =>
    codeOf(
      setHoliday(api, {
        ...once(),
        version,
        holiday: { from: day(to), to: day(to), words: 'Back soon', hasReminder: false },
      }),
    )
  const { rows } = await api.pool.query('select holiday_version as version from shops where id = $1', [
    sale.seller.shopId,
  ])
  const { version } = rows[0]

  expect(await set(-1, version)).toBe('INVALID_INPUT')
  expect(await set(0, version)).toBe('done')
  expect(await set(0, version)).toBe('CHANGED_MEANWHILE')
  await api.pool.query(
    'update shops set holiday_from = null, holiday_to = null, holiday_words = null where id = $1',
    [sale.seller.shopId],
  )
})

test('PRIV-08 who is erased asked for it, is known, and has not been decided about', async () => {
  const { accountId } = sale.buyer
  const asked = async (
    kind: string,
    { account = true, identity = 'SIGNED_IN' }: { account?: boolean; identity?: string | null } = {},
  ) => {
    const id = newId<DataRequestId>()
    const source = account ? 'PROFILE' : 'EMAIL'
    await api.pool.query(
      `insert into data_requests (id, account_id, kind, source, contact, identity) values ($1, $2, $3, $4, $5, $6)`,
      [id, account ? accountId : null, kind, source, account ? null : 'ada@example.com', identity],
    )
    return id
  }
  const erasure = (id: DataRequestId) => codeOf(getErasureOf(api.db.read, { id, identity: null }))

  expect(await erasure(newId())).toBe('DATA_REQUEST_NOT_FOUND')
  expect(await erasure(await asked('ACCESS'))).toBe('DATA_REQUEST_NOT_FOUND')
  expect(await erasure(await asked('ERASURE', { account: false }))).toBe('CUSTOMER_NOT_FOUND')
  const id = await asked('ERASURE')
  expect(await erasure(id)).toBe('done')
  await api.pool.query(`update data_requests set identity = null where id = $1`, [id])
  expect(await erasure(id)).toBe('INVALID_INPUT')
  await api.pool.query(
    `update data_requests set identity = 'SIGNED_IN', state = 'REFUSED', reason = 'EXCESSIVE', answer = 'No',
       decided_at = now() where id = $1`,
    [id],
  )
  expect(await erasure(id)).toBe('ALREADY_DECIDED')
})

test('ADMIN-34 a commission is at most all of a price, and each rate is named once', async () => {
  const from = new Date(Date.now() + 400 * 86_400_000).toISOString()
  const effect = (changes: { key: string; value: number }[], at = from) =>
    codeOf(showRateEffect(api, { book: 'COMMISSION', from: at, changes }))

  expect(await effect([{ key: 'PACKAGE:FOOD', value: 10_000 }])).toBe('done')
  expect(await effect([{ key: 'PACKAGE:FOOD', value: 10_001 }])).not.toBe('done')
  expect(await effect([{ key: 'PACKAGE:NOTHING', value: 100 }])).not.toBe('done')
  expect(
    await effect([
      { key: 'PACKAGE:FOOD', value: 100 },
      { key: 'PACKAGE:FOOD', value: 200 },
    ]),
  ).not.toBe('done')
  expect(await effect([{ key: 'PACKAGE:FOOD', value: 100 }], new Date().toISOString())).not.toBe('done')
})

test('ADMIN-21 a shop that is not open is not ended, and one that does not exist is not warned', async () => {
  const { shopId } = sale.seller
  const deps = { db: api.db, publicUrl: 'https://ahia.example', lockShopProducts: async () => {} }
  const decide = (decision: 'WARN' | 'END', reason: string, id = shopId) =>
    codeOf(decideShop(deps, { shopId: id, decision, reason, words: '', until: null, version: 1, by: null }))

  expect(await decide('WARN', 'OTHER', newId())).toBe('SHOP_NOT_FOUND')
  await api.pool.query(`update shops set status = 'PENDING' where id = $1`, [shopId])
  expect(await decide('END', 'DANGER')).not.toBe('done')
  await api.pool.query(`update shops set status = 'APPROVED' where id = $1`, [shopId])
})

test('ADMIN-21 a suspension that has ended reopens its shop only if it is still suspended', async () => {
  const { shopId } = sale.seller
  await api.pool.query(
    `insert into shop_decisions (id, shop_id, decision, reason, words, until, email_subject, decided_at)
     values (uuidv7(), $1, 'SUSPEND', 'OTHER', 'For a day', now() - interval '1 minute', 'Your shop', now() - interval '1 day')`,
    [shopId],
  )
  const overWhile = async (status: string) => {
    await api.pool.query('update shops set status = $2 where id = $1', [shopId, status])
    return (await listOverSuspensions(api.db.read)).includes(shopId)
  }

  expect(await overWhile('SUSPENDED')).toBe(true)
  expect(await overWhile('CLOSING')).toBe(false)
  expect(await overWhile('APPROVED')).toBe(false)
})

test('T1 a code without guesses left makes nobody wait once it has ended', async () => {
  const of = { kind: 'CUSTOMER', email: 'wait@example.com', purpose: 'RESET' } as const
  const ends = (when: string) =>
    api.pool.query(
      `insert into codes (kind, email, purpose, guesses_left, expires_at) values ('CUSTOMER', $1, 'RESET', 0, now() + $2::interval)
       on conflict (kind, email, purpose) do update set expires_at = excluded.expires_at`,
      [of.email, when],
    )
  const wait = () => findWait(api.db.read, of, '10.77.0.0/24')

  await ends('5 minutes')
  expect(await wait()).toBeGreaterThan(200)
  await ends('-1 second')
  expect(await wait()).toBe(null)
})

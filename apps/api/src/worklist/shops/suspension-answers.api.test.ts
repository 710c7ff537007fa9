import { disciplineShop, getShopFile } from '@ahia/contracts/admin/shops'
import { listWork } from '@ahia/contracts/admin/work'
import { API_PATH } from '@ahia/contracts/api-path'
import { createCall } from '@ahia/contracts/call'
import type { ShopDecisionId, ShopId } from '@ahia/contracts/ids'
import { getStanding } from '@ahia/contracts/seller/standing'
import { answerSuspension } from '@ahia/contracts/seller/suspension'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { createShopData } from '#shop-data.ts'
import { insertDecision, listDecisions } from '#shops/review/decisions.sql.ts'
import { reopenShops } from '#shops/review/reopen-shops.ts'
import { findOpenAnswer, insertAnswer } from '#shops/review/suspensions.sql.ts'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { aColleague, codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

type Colleague = Awaited<ReturnType<typeof aColleague>>

let api: TestApi
let musa: Colleague
let ngozi: Colleague
beforeAll(async () => {
  api = await startTestApi()
  const admin = await startTestAdmin(api)
  musa = await aColleague(api, admin, 'MERCHANTS')
  ngozi = await aColleague(api, admin, 'MERCHANTS')
})

const REASONS = { SUSPEND: 'ORDERS_NOT_SENT', KEEP: 'NOT_CLEARED', REOPEN: 'MENDED', END: 'DANGER' } as const
const decide = (who: Colleague, id: ShopId, decision: keyof typeof REASONS) =>
  codeOf(
    who.call(disciplineShop, { id, version: 1, decision, reason: REASONS[decision], words: 'In words.' }),
  )
const isWork = async (id: ShopId, who = ngozi) =>
  (await who.call(listWork, { kind: 'SUSPENSION_ANSWER' })).items.some(({ subject }) => subject === id)
const WORDS = 'The rider had an accident. All parcels are sent now.'

/** Suspended by Musa. */
async function aSuspendedShop() {
  const { shopId: id, token, email } = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  expect(await decide(musa, id, 'SUSPEND')).toBe(null)
  const call = createCall({ fetch, baseUrl: `${api.origin}${API_PATH}`, token: () => token })
  const read = async () => (await call(getStanding, {})).suspension
  const suspension = (await read())?._id ?? newId<ShopDecisionId>()
  const answer = (words = WORDS) => codeOf(call(answerSuspension, { suspension, words }))
  return { id, email, call, read, suspension, answer }
}

test('ADMIN-21 a shop answers its suspension once; the answer is work until another colleague keeps it closed, by name and email', async () => {
  const shop = await aSuspendedShop()
  expect(await shop.read()).toMatchObject({
    reason: 'Paid orders were not sent.',
    words: 'In words.',
    answer: null,
  })
  expect(await isWork(shop.id)).toBe(false)
  expect(await decide(ngozi, shop.id, 'KEEP'), 'there is no answer yet').toBe('STEP_REFUSED')

  expect(await Promise.all([shop.answer(), shop.answer()])).toEqual([null, null])
  expect(await shop.answer('Something else.')).toBe('STEP_REFUSED')

  expect(await isWork(shop.id)).toBe(true)
  expect(await isWork(shop.id, musa), 'of who suspended it').toBe(false)
  const { shop: file } = await ngozi.call(getShopFile, { id: shop.id })
  expect(file.answer).toMatchObject({ words: WORDS, suspendedBy: musa.id })
  for (const decision of ['KEEP', 'REOPEN', 'END'] as const)
    expect(await decide(musa, shop.id, decision), decision).toBe('OTHER_ARBITER')
  expect(await decide(ngozi, shop.id, 'KEEP')).toBe(null)
  expect(await isWork(shop.id)).toBe(false)
  expect(await shop.read()).toMatchObject({ answer: { words: WORDS }, kept: { words: 'In words.' } })
  const { rows } = await api.pool.query(
    `select decision, email_subject as subject, staff_id as by from shop_decisions where shop_id = $1 and decision = 'KEEP'`,
    [shop.id],
  )
  expect(rows).toEqual([{ decision: 'KEEP', subject: 'Your shop stays closed for now', by: ngozi.id }])
  expect(await shop.answer('Again.'), 'one answer').toBe('STEP_REFUSED')
})

test('ADMIN-21 the database rejects a decision about an answer from who suspended the shop', async () => {
  const shop = await aSuspendedShop()
  await shop.answer()
  const insert = (by: Colleague) =>
    api.pool.query(
      `insert into shop_decisions (id, shop_id, decision, reason, words, email_subject, staff_id)
       values (gen_random_uuid(), $1, 'KEEP', 'NOT_CLEARED', '', '', $2)`,
      [shop.id, by.id],
    )
  await expect(insert(musa)).rejects.toMatchObject({ constraint: 'suspension_answers_by_another' })
  await insert(ngozi)
})

test('ADMIN-21 without an answer who suspended a shop reopens it; what is open again or suspended again has an answer of its own', async () => {
  const shop = await aSuspendedShop()
  expect(await decide(musa, shop.id, 'REOPEN')).toBe(null)
  expect(await shop.read()).toBe(null)
  expect(await shop.answer()).toBe('STEP_REFUSED')

  await decide(musa, shop.id, 'SUSPEND')
  expect(await shop.answer(), 'of the suspension before').toBe('STEP_REFUSED')
  const suspension = (await shop.read())?._id ?? newId<ShopDecisionId>()
  expect(await codeOf(shop.call(answerSuspension, { suspension, words: WORDS }))).toBe(null)
  expect(await decide(ngozi, shop.id, 'REOPEN')).toBe(null)
  expect(await isWork(shop.id)).toBe(false)
})

test('ADMIN-21 an answer waits no longer when the time of the suspension is over', async () => {
  const shop = await aSuspendedShop()
  await shop.answer()
  await api.pool.query(`update shop_decisions set until = now() where shop_id = $1`, [shop.id])
  await reopenShops({ ...api, ...createShopData(api), log: createLog('silent') })

  expect(await isWork(shop.id)).toBe(false)
  expect(await shop.read()).toBe(null)
})

test('ADMIN-21, T5 nobody answers for another shop, and nothing is written', async () => {
  const [shop, stranger] = [await aSuspendedShop(), await aSuspendedShop()]
  const foreign = stranger.call(answerSuspension, { suspension: shop.suspension, words: 'Not mine.' })
  expect(await codeOf(foreign)).toBe('STEP_REFUSED')
  expect((await shop.read())?.answer).toBe(null)
  expect((await stranger.read())?.answer).toBe(null)
  expect(await shop.answer()).toBe(null)
  expect(await findOpenAnswer(api.db.read, shop.id)).toMatchObject({ words: WORDS })
  expect(await findOpenAnswer(api.db.read, stranger.id), 'has not answered').toBe(null)
})

test('ADMIN-21, SELL-53 a shop that its owner closes meanwhile has no suspension to answer', async () => {
  const shop = await aSuspendedShop()
  await api.pool.query(`update shops set status = 'CLOSING' where id = $1`, [shop.id])

  expect(await shop.answer()).toBe('STEP_REFUSED')
  const late = { shopId: shop.id, suspension: shop.suspension, words: WORDS }
  expect(await api.db.transaction((tx) => insertAnswer(tx, late)), 'closed since it was read').toBe(false)
  await api.pool.query(`update shops set status = 'SUSPENDED' where id = $1`, [shop.id])
  expect(await shop.answer()).toBe(null)
})

test('ADMIN-21 of two colleagues who keep a shop closed at once one has effect, and one email goes out', async () => {
  const shop = await aSuspendedShop()
  await shop.answer()
  const tunde = await aColleague(api, await startTestAdmin(api), 'MERCHANTS')
  const both = await Promise.all([decide(ngozi, shop.id, 'KEEP'), decide(tunde, shop.id, 'KEEP')])

  expect(both.toSorted()).toEqual(['STEP_REFUSED', null])
  const count = async (rows: string, value: string) =>
    (await api.pool.query(`select count(*)::int as count from ${rows}`, [value])).rows[0].count
  expect(await count(`shop_decisions where shop_id = $1 and decision = 'KEEP'`, shop.id)).toBe(1)
  expect(
    await count(
      `graphile_worker._private_jobs where payload->>'to' = $1 and payload->>'subject' like '%stays closed%'`,
      shop.email,
    ),
  ).toBe(1)
  expect(await isWork(shop.id)).toBe(false)
})

test('ADMIN-21 what is reopened is not kept closed at the same moment', async () => {
  const shop = await aSuspendedShop()
  await shop.answer()
  const tunde = await aColleague(api, await startTestAdmin(api), 'MERCHANTS')
  const [kept, reopened] = await Promise.all([
    decide(ngozi, shop.id, 'KEEP'),
    decide(tunde, shop.id, 'REOPEN'),
  ])

  // Kept first, it is reopened all the same by who finds it closed; reopened first, there is nothing to keep.
  expect(reopened).toBe(null)
  expect([null, 'STEP_REFUSED']).toContain(kept)
  const { rows } = await api.pool.query(
    `select decision from shop_decisions where shop_id = $1 order by decided_at desc, id desc limit 1`,
    [shop.id],
  )
  expect(rows).toEqual([{ decision: 'REOPEN' }])
  expect(await isWork(shop.id)).toBe(false)
})

test('ADMIN-21 of two decisions the later one counts, also when it was begun before the other', async () => {
  const shop = await aSuspendedShop()
  const given = {
    shopId: shop.id,
    version: 1,
    reason: 'MENDED',
    words: '',
    until: null,
    emailSubject: '',
    staffId: null,
  }

  await api.db.transaction(async (waiting) => {
    await sql`select now()`.execute(waiting)
    await api.db.transaction((quick) => insertDecision(quick, { ...given, decision: 'KEEP' }))
    await insertDecision(waiting, { ...given, decision: 'REOPEN' })
  })

  const [last] = await listDecisions(api.db.read, shop.id)
  expect(last?.decision).toBe('REOPEN')
})

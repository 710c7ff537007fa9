import { inviteStaff } from '@ahia/contracts/admin/staff'
import {
  claimWork,
  handOverWork,
  listColleaguesFor,
  listWork,
  releaseWork,
  snoozeWork,
} from '@ahia/contracts/admin/work'
import { WORK_KIND_NAMES } from '@ahia/reference/staff/work-kinds'
import { expect, test } from 'vitest'
import { aShopOwnerWithShop } from '../../test/shop-owner.ts'
import { approveShop } from '../../test/staff/shop-decisions.ts'
import { aColleague, codeOf, startTestAdmin } from '../../test/staff/staff-fixture.ts'
import { startTestApi } from '../../test/test-api.ts'
import { remindOfWork } from './remind-of-work.ts'
import { WAITING_VIEWS } from './waiting.sql.ts'

const api = await startTestApi()
const admin = await startTestAdmin(api)
const merchants = await aColleague(api, admin, 'MERCHANTS')
const second = await aColleague(api, admin, 'MERCHANTS')
const auditor = await aColleague(api, admin, 'AUDITOR')

const worksOn = async (
  shopId: string,
  who = merchants,
  view: 'all' | 'mine' | 'resting' | 'overdue' = 'all',
) => (await who.call(listWork, { view })).items.find(({ subject }) => subject === shopId)

const emailsTo = async (address: string) => {
  const { rows } = await api.pool.query<{ payload: { to: string; subject: string } }>(
    `select payload from graphile_worker._private_jobs where payload->>'to' = $1`,
    [address],
  )
  return rows.map(({ payload }) => payload.subject)
}

test('ADMIN-13 every view of what waits is part of the list, with the same columns, and every kind is known', async () => {
  const { rows } = await api.pool.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(column_name, ' ' order by ordinal_position) as columns
     from information_schema.columns where table_name like '%\\_waiting' group by table_name order by table_name`,
  )
  const columns = 'kind subject_id begins_at due_at at_stake_kobo about urgent'

  expect(rows).toEqual([...WAITING_VIEWS].sort().map((name) => ({ name, columns })))
})

test('ADMIN-13 a new shop is work until it is decided, and again when it has changed, by its state alone', async () => {
  const { shopId } = await aShopOwnerWithShop(api, { name: 'Oja Foods' })
  const before = await worksOn(shopId)
  await approveShop(api, shopId)
  const after = await worksOn(shopId)
  await api.pool.query('update shops set shown_version = 2 where id = $1', [shopId])
  const again = await worksOn(shopId)

  expect(before).toMatchObject({
    kind: 'NEW_SHOP',
    about: 'Oja Foods · Food · Enugu',
    holder: null,
    isOverdue: false,
  })
  expect(after).toBe(undefined)
  expect(again).toMatchObject({ kind: 'CHANGED_SHOP' })
})

test('ADMIN-12 the list shows only kinds that one may act on, counts them, and has the most urgent first', async () => {
  const { shopId: older } = await aShopOwnerWithShop(api)
  await aShopOwnerWithShop(api)
  await api.pool.query(`update shops set waits_since = now() - interval '30 days' where id = $1`, [older])
  const { items, counts } = await merchants.call(listWork, {})

  expect(items[0]).toMatchObject({ subject: older, isOverdue: true })
  expect(counts.all).toBe(items.length)
  expect(counts.overdue).toBe(1)
  expect((await auditor.call(listWork, {})).items).toEqual([])
})

test('ADMIN-14 a new shop is due after two working days, and a holiday moves it', async () => {
  const { shopId } = await aShopOwnerWithShop(api)
  await api.pool.query(`update shops set waits_since = '2026-11-20T09:00:00+01:00' where id = $1`, [shopId]) // a Friday
  const due = (await worksOn(shopId))?.dueAt
  await api.pool.query(`insert into public_holidays (day, name) values ('2026-11-23', 'A holiday')`)
  const moved = (await worksOn(shopId))?.dueAt

  expect([due, moved]).toEqual(['2026-11-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z'])
})

test('ADMIN-15 of two who claim at once one gets it, and the other learns who has it', async () => {
  const { shopId } = await aShopOwnerWithShop(api)
  const item = { kind: 'NEW_SHOP', id: shopId } as const
  const both = await Promise.all([merchants, second].map(({ call }) => codeOf(call(claimWork, item))))
  const [winner, loser] = both[0] === null ? [merchants, second] : [second, merchants]

  expect(both.sort()).toEqual(['CLAIMED', null])
  expect(await worksOn(shopId, loser)).toMatchObject({ holder: { name: winner.name, isSelf: false } })
  await loser.call(releaseWork, item) // what is another's stays theirs
  expect(await worksOn(shopId, winner, 'mine')).toBeDefined()
  await winner.call(releaseWork, item)
  await winner.call(releaseWork, item)
  const { rows } = await api.pool.query(
    `select actor_id as by from audit_entries where act = 'work.release' and subjects && array[$1]`,
    [`new-shop:${shopId}`],
  )
  expect(rows).toEqual([{ by: winner.id }]) // what nobody held is not on record
  expect(await codeOf(loser.call(claimWork, item))).toBe(null)
  await api.pool.query(`update work_claims set claimed_at = now() - interval '31 minutes'`)
  expect(await codeOf(winner.call(claimWork, item))).toBe(null)
})

test('ADMIN-15 what somebody took is theirs for half an hour, and not a minute less', async () => {
  const { shopId } = await aShopOwnerWithShop(api)
  const item = { kind: 'NEW_SHOP', id: shopId } as const
  const takenAgo = (time: string) =>
    api.pool.query('update work_claims set claimed_at = now() - $2::interval where subject_id = $1', [
      shopId,
      time,
    ])
  await merchants.call(claimWork, item)

  await takenAgo('29 minutes')
  expect(await codeOf(second.call(claimWork, item))).not.toBe(null)
  expect((await worksOn(shopId, second))?.holder).not.toBe(null)
  await takenAgo('31 minutes')
  expect((await worksOn(shopId, second))?.holder).toBe(null)
  expect(await codeOf(second.call(claimWork, item))).toBe(null)
})

test('ADMIN-15 work is handed over to those who may act on it, and rests with a reason, never past its due time', async () => {
  const { shopId } = await aShopOwnerWithShop(api)
  const item = { kind: 'NEW_SHOP', id: shopId } as const
  const due = (await worksOn(shopId))?.dueAt ?? ''
  const until = (ms: number) => new Date(Date.parse(due) + ms).toISOString()

  expect(await codeOf(merchants.call(handOverWork, { ...item, to: auditor.id }))).toBe('STAFF_NOT_FOUND')
  await merchants.call(handOverWork, { ...item, to: second.id })
  expect(await worksOn(shopId, second, 'mine')).toBeDefined()
  expect(
    await codeOf(merchants.call(snoozeWork, { ...item, until: until(-1000), reason: 'Called them' })),
  ).toBe('CLAIMED')
  expect(await codeOf(second.call(snoozeWork, { ...item, until: until(1000), reason: 'Called them' }))).toBe(
    'TOO_LATE',
  )
  await second.call(snoozeWork, { ...item, until: until(-1000), reason: 'Called them' })
  expect(await worksOn(shopId)).toBe(undefined)
  expect(await worksOn(shopId, merchants, 'resting')).toMatchObject({ restsBecause: 'Called them' })

  await api.pool.query('update work_snoozes set until = now() where subject_id = $1', [shopId])
  expect(await worksOn(shopId), 'it has rested').toBeDefined()
  expect(await worksOn(shopId, merchants, 'resting')).toBe(undefined)
})

test('ADMIN-15 nobody takes work that their roles do not include, nor what waits no more', async () => {
  const { shopId } = await aShopOwnerWithShop(api)
  const item = { kind: 'NEW_SHOP', id: shopId } as const

  expect(await codeOf(auditor.call(claimWork, item))).toBe('NOT_PERMITTED')
  await approveShop(api, shopId)
  expect(await codeOf(merchants.call(claimWork, item))).toBe('WORK_NOT_FOUND')
})

test('ADMIN-16 nothing is overdue without somebody having been informed, once', async () => {
  const { shopId } = await aShopOwnerWithShop(api, { name: 'Late Shop' })
  await api.pool.query(`update shops set waits_since = now() - interval '30 days' where id = $1`, [shopId])
  await Promise.all([1, 2, 3].map(() => remindOfWork({ db: api.db, adminUrl: admin.origin })))
  const sent = await emailsTo(merchants.email)
  await remindOfWork({ db: api.db, adminUrl: admin.origin })

  expect(sent.some((subject) => subject.startsWith('Work is overdue'))).toBe(true)
  expect(await emailsTo(merchants.email)).toEqual(sent)
  expect(await emailsTo(auditor.email)).toEqual([])
  const { rowCount } = await api.pool.query(
    `select from shops_waiting w where due_at < now() and not exists (
       select from work_notices n where n.subject_id = w.subject_id and n.stage = 'OVERDUE')`,
  )
  expect(rowCount).toBe(0)
})

test('ADMIN-46 taking and resting work leaves an entry', async () => {
  const { shopId } = await aShopOwnerWithShop(api)
  await merchants.call(claimWork, { kind: 'NEW_SHOP', id: shopId })
  const { rows } = await api.pool.query(
    'select act, subjects from audit_entries where actor_id = $1 order by sequence desc limit 1',
    [merchants.id],
  )

  expect(rows).toEqual([{ act: 'work.claim', subjects: [`new-shop:${shopId}`] }])
  expect(WORK_KIND_NAMES).toContain('NEW_SHOP')
  expect(
    await codeOf(merchants.call(inviteStaff, { email: 'x@example.com', name: 'X', roles: ['OWNER'] })),
  ).toBe('NOT_PERMITTED')
})

test('ADMIN-15 a colleague is chosen from those who may act on it; nobody else sees their names', async () => {
  const { shopId } = await aShopOwnerWithShop(api)
  const item = { kind: 'NEW_SHOP', id: shopId } as const
  const { colleagues } = await merchants.call(listColleaguesFor, item)

  expect(colleagues).toContainEqual({ _id: second.id, name: second.name })
  expect(colleagues.map(({ _id }) => _id)).not.toContain(merchants.id)
  expect(colleagues.map(({ _id }) => _id)).not.toContain(auditor.id)
  expect(await codeOf(auditor.call(listColleaguesFor, item))).toBe('NOT_PERMITTED')
})

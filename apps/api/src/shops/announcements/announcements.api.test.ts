import { randomUUID } from 'node:crypto'
import * as contract from '@ahia/contracts/admin/announcements'
import { listWork } from '@ahia/contracts/admin/work'
import type { AnnouncementId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { agreeTo } from '../../../test/staff/agree.ts'
import { aColleague, codeOf, startTestAdmin, type TestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { planDraft, updateDraft } from './announcements.sql.ts'
import { emailAnnouncement, sendDueAnnouncements } from './send-announcements.ts'

type Colleague = Awaited<ReturnType<typeof aColleague>>

let api: TestApi
let admin: TestAdmin
let merchants: Colleague
let second: Colleague
let owner: Colleague
beforeAll(async () => {
  api = await startTestApi()
  admin = await startTestAdmin(api)
  merchants = await aColleague(api, admin, 'MERCHANTS')
  second = await aColleague(api, admin, 'MERCHANTS')
  owner = await aColleague(api, admin, 'OWNER')
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

type Fields = Partial<Parameters<typeof contract.makeAnnouncement.body.parse>[0] & object>
const draftOf = (fields: Fields = {}) => ({
  id: randomUUID() as AnnouncementId,
  kind: 'NEWS' as const,
  group: 'ALL' as const,
  subject: 'Harmattan sale',
  words: 'It begins on Monday.\nBring your best.',
  sendsAt: new Date().toISOString(),
  holdsFrom: null,
  ...fields,
})

async function aDraft(fields: Fields = {}): Promise<AnnouncementId> {
  const draft = draftOf(fields)
  await merchants.call(contract.makeAnnouncement, draft)
  return draft.id
}
const get = async (id: AnnouncementId) =>
  (await merchants.call(contract.getAnnouncement, { id })).announcement
const send = async (id: AnnouncementId) =>
  (
    await merchants.call(contract.sendAnnouncement, {
      id,
      version: (await get(id)).version,
      why: 'They need to know.',
    })
  ).proposalId

type Job = { id: AnnouncementId; shopId: never }
const jobsOf = async (id: AnnouncementId): Promise<Job[]> =>
  (
    await api.pool.query(
      `select payload from graphile_worker._private_jobs where payload->>'id' = $1 and payload->>'shopId' is not null`,
      [id],
    )
  ).rows.map(({ payload }) => payload)
const emailsTo = async (address: string, subject: string) =>
  (
    await api.pool.query(
      `select payload from graphile_worker._private_jobs where payload->>'to' = $1 and payload->>'subject' = $2`,
      [address, subject],
    )
  ).rows.map(({ payload }) => payload)
const deliver = (jobs: readonly Job[]) =>
  Promise.all(jobs.map((job) => emailAnnouncement({ db: api.db, publicUrl: 'http://localhost' }, job)))

test('ADMIN-52 an announcement goes to its group alone, once each, with a record of who got it', async () => {
  const [lagos, enugu] = [
    await aShopOwnerWithShop(api, { name: 'Balogun Fabrics' }),
    await aShopOwnerWithShop(api, { name: 'Coal City Foods' }),
  ]
  await api.pool.query(`update shops set state = 'LAGOS' where id = $1`, [lagos.shopId])
  const id = await aDraft({ group: 'STATE:LAGOS', subject: 'Only for Lagos' })
  expect(await get(id)).toMatchObject({ receivers: 1, needsTwo: false, state: 'DRAFT' })

  expect(await send(id)).toBe(null)
  await Promise.all([sendDueAnnouncements(api), sendDueAnnouncements(api)])
  await sendDueAnnouncements(api)
  const jobs = await jobsOf(id)
  await deliver([...jobs, ...jobs])

  expect(jobs.map(({ shopId }) => shopId)).toEqual([lagos.shopId])
  const [email, ...others] = await emailsTo(lagos.email, 'Only for Lagos')
  expect(email.text).toContain('It begins on Monday.')
  expect(others).toEqual([])
  expect(await emailsTo(enugu.email, 'Only for Lagos')).toEqual([])
  const sent = await get(id)
  expect(sent).toMatchObject({ state: 'SENT', receivers: 1, emailed: 1 })
  const cancelling = merchants.call(contract.cancelAnnouncement, { id, version: sent.version })
  expect(await codeOf(cancelling), 'what was sent cannot be taken back').toBe('STEP_REFUSED')
  const { shops } = await merchants.call(contract.listAnnouncementShops, { id })
  expect(shops).toMatchObject([{ _id: lagos.shopId, name: 'Balogun Fabrics', emailedAt: expect.any(String) }])
})

test('ADMIN-52 each shop has its own email of an announcement, however many have had theirs', async () => {
  const [one, other] = [await aShopOwnerWithShop(api), await aShopOwnerWithShop(api)]
  await api.pool.query(`update shops set state = 'EDO' where id = any($1)`, [[one.shopId, other.shopId]])
  const id = await aDraft({ group: 'STATE:EDO', subject: 'Only for Edo' })
  await send(id)
  await sendDueAnnouncements(api)

  for (const job of await jobsOf(id)) await deliver([job])

  for (const { email } of [one, other]) expect(await emailsTo(email, 'Only for Edo')).toHaveLength(1)
  expect(await get(id)).toMatchObject({ receivers: 2, emailed: 2 })
})

test('ADMIN-52 a package is a group, and so are shops without one', async () => {
  const [elite, none] = [await aShopOwnerWithShop(api), await aShopOwnerWithShop(api)]
  await api.pool.query(`update shops set package = 'ELITE' where id = $1`, [elite.shopId])
  const toElite = await aDraft({ group: 'PACKAGE:ELITE' })
  const toNone = await aDraft({ group: 'PACKAGE:NONE' })
  await send(toElite)
  await send(toNone)
  await sendDueAnnouncements(api)

  const receivers = async (id: AnnouncementId) => (await jobsOf(id)).map(({ shopId }) => shopId as string)
  expect(await receivers(toElite)).toEqual([elite.shopId])
  expect(await receivers(toNone)).toContain(none.shopId)
  expect(await receivers(toNone)).not.toContain(elite.shopId)
})

test('ADMIN-52 a test goes to the colleague alone', async () => {
  const { email } = await aShopOwnerWithShop(api)
  const id = await aDraft({ subject: 'Still a draft' })
  await merchants.call(contract.testAnnouncement, { id })

  expect(await emailsTo(merchants.email, 'Test: Still a draft')).toHaveLength(1)
  expect(await emailsTo(email, 'Still a draft')).toEqual([])
  expect((await get(id)).state).toBe('DRAFT')
})

test('ADMIN-52 nothing is sent before its day, nor after it was taken back', async () => {
  const [later, never] = [await aDraft({ sendsAt: inDays(2) }), await aDraft()]
  await send(later)
  await send(never)
  await merchants.call(contract.cancelAnnouncement, { id: never, version: 2 })
  await sendDueAnnouncements(api)

  expect([(await get(later)).state, (await get(never)).state]).toEqual(['PLANNED', 'CANCELLED'])
  expect(await jobsOf(never)).toEqual([])
})

test.each([
  ['TERMS', 13.9, 14.1],
  ['PRICES', 29.9, 30.1],
] as const)(
  'ADMIN-52 %s are neither drafted, planned nor sent later than the law allows',
  async (kind, late, early) => {
    const tooLate = merchants.call(contract.makeAnnouncement, draftOf({ kind, holdsFrom: inDays(late) }))
    expect(await codeOf(tooLate)).toBe('NOTICE_TOO_SHORT')
    const onItsDay = draftOf({ kind, sendsAt: inDays(5), holdsFrom: inDays(early) })
    expect(await codeOf(merchants.call(contract.makeAnnouncement, onItsDay))).toBe('NOTICE_TOO_SHORT')
    const id = await aDraft({ kind, holdsFrom: inDays(early) })
    const shorten = { version: 1, ...draftOf({ kind, holdsFrom: inDays(late) }), id }
    expect(await codeOf(merchants.call(contract.changeAnnouncement, shorten))).toBe('NOTICE_TOO_SHORT')
    const changed = api.pool.query(`update announcements set holds_from = $2 where id = $1`, [
      id,
      inDays(late),
    ])
    await expect(changed).rejects.toMatchObject({ constraint: 'announcements_notice' })
  },
)

test('ADMIN-52, ADMIN-45 a legal one is agreed to by a second person, and says by itself how to object', async () => {
  const shop = await aShopOwnerWithShop(api)
  const id = await aDraft({ kind: 'TERMS', subject: 'New terms', holdsFrom: inDays(15) })
  const proposalId = await send(id)
  if (proposalId === null) throw new Error('It needs no second person')
  expect((await get(id)).state).toBe('DRAFT')
  expect(await codeOf(agreeTo(api, merchants, proposalId))).toBe('OWN_PROPOSAL')

  await agreeTo(api, owner, proposalId)
  expect(await codeOf(agreeTo(api, owner, proposalId))).toBe('ALREADY_DECIDED')
  await sendDueAnnouncements(api)
  await deliver((await jobsOf(id)).filter(({ shopId }) => shopId === shop.shopId))

  const [email] = await emailsTo(shop.email, 'New terms')
  expect(email.text).toContain("If you don't agree, reply to this email before")
  expect(await get(id)).toMatchObject({ state: 'SENT', agreedBy: owner.name })
})

test('ADMIN-52, ADMIN-45 a draft that changed after it was proposed is not sent', async () => {
  const id = await aDraft({ kind: 'PRICES', holdsFrom: inDays(40) })
  const proposalId = await send(id)
  const changed = draftOf({ kind: 'PRICES', holdsFrom: inDays(40), words: 'Something else.' })
  await second.call(contract.changeAnnouncement, { ...changed, id, version: 1 })

  expect(proposalId && (await codeOf(agreeTo(api, owner, proposalId)))).toBe('PROPOSAL_STALE')
  expect((await get(id)).state).toBe('DRAFT')
})

test('ADMIN-52, ADMIN-45 a legal one that is agreed to when its notice has become too short stays a draft', async () => {
  const id = await aDraft({ kind: 'PRICES', holdsFrom: inDays(40) })
  const proposalId = await send(id)
  await api.pool.query('alter table announcements disable trigger announcements_kept')
  await api.pool.query(
    `update announcements set sends_at = now() - interval '39 days', holds_from = now() + interval '1 day' where id = $1`,
    [id],
  )
  await api.pool.query('alter table announcements enable trigger announcements_kept')

  expect(proposalId && (await codeOf(agreeTo(api, owner, proposalId)))).toBe('PROPOSAL_STALE')
  expect((await get(id)).state).toBe('DRAFT')
})

test('ADMIN-52 one whose time was missed is not sent, and is work until somebody takes it back', async () => {
  const id = await aDraft({ kind: 'TERMS', subject: 'Missed', sendsAt: inDays(0), holdsFrom: inDays(14.01) })
  const proposalId = await send(id)
  if (proposalId) await agreeTo(api, owner, proposalId)
  await api.pool.query('alter table announcements disable trigger announcements_kept')
  await api.pool.query(
    `update announcements set sends_at = now() - interval '1 day', holds_from = now() + interval '13 days 1 second' where id = $1`,
    [id],
  )
  await api.pool.query('alter table announcements enable trigger announcements_kept')
  await sendDueAnnouncements(api)

  const isWork = async () =>
    (await merchants.call(listWork, { kind: 'ANNOUNCEMENT' })).items.some(({ subject }) => subject === id)
  expect([(await get(id)).state, await jobsOf(id), await isWork()]).toEqual(['TOO_LATE', [], true])
  await merchants.call(contract.cancelAnnouncement, { id, version: (await get(id)).version })
  expect(await isWork()).toBe(false)
})

test('ADMIN-54 a change names the version it saw, and is refused with who was first', async () => {
  const id = await aDraft()
  const change = (words: string) => ({ ...draftOf({ words }), id, version: 1 })
  await second.call(contract.changeAnnouncement, change('First.'))
  const late = merchants.call(contract.changeAnnouncement, change('Second.'))

  await expect(late).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', details: { by: second.name } })
  expect(await codeOf(merchants.call(contract.cancelAnnouncement, { id, version: 1 }))).toBe(
    'CHANGED_MEANWHILE',
  )
  expect((await get(id)).state).toBe('DRAFT')
  expect(await codeOf(get(newId<AnnouncementId>()))).toBe('ANNOUNCEMENT_NOT_FOUND')
  const catalogue = await aColleague(api, admin, 'CATALOGUE')
  expect(await codeOf(catalogue.call(contract.listAnnouncements, {}))).toBe('NOT_PERMITTED')
  await send(id)
  await expect(api.pool.query(`update announcements set words = 'x' where id = $1`, [id])).rejects.toThrow(
    'does not change',
  )
})

test('ADMIN-52 what is planned is neither rewritten nor planned again, even at the version that was seen', async () => {
  const id = await aDraft({ sendsAt: inDays(3) })
  await send(id)
  const { version, subject } = await get(id)
  const seen = { id, version, by: merchants.id }

  const { id: _same, ...draft } = draftOf({ subject: 'Another subject' })
  const changed = api.db.transaction(async (tx) => [
    await updateDraft(tx, { ...seen, ...draft, sendsAt: new Date(inDays(4)), holdsFrom: null }),
    await planDraft(tx, { ...seen, agreedBy: null }),
  ])

  expect(await changed).toEqual([false, false])
  expect(await get(id)).toMatchObject({ version, subject, state: 'PLANNED' })
})

test('ADMIN-54 announcements are listed by key and by state', async () => {
  await api.pool.query(
    `insert into announcements (id, kind, to_group, subject, words, sends_at, made_by, made_at)
     select gen_random_uuid(), 'NEWS', 'ALL', 'No. ' || n, 'W', now() + interval '1 day', $1,
       date_trunc('milliseconds', now()) - make_interval(days => n / 2) from generate_series(1, 70) as n`,
    [merchants.id],
  )
  const first = await merchants.call(contract.listAnnouncements, { state: 'DRAFT' })
  const rest = await merchants.call(contract.listAnnouncements, {
    state: 'DRAFT',
    ...(first.next && { after: first.next }),
  })
  const ids = [...first.announcements, ...rest.announcements].map(({ _id }) => _id)
  expect(first.announcements).toHaveLength(50)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(70)
})

test('ADMIN-52, ADMIN-45 one colleague alone sends news to 100 shops, but not to 101', async () => {
  const { shopId } = await aShopOwnerWithShop(api)
  const addShops = (first: number, last: number) =>
    api.pool.query(
      `with owners as (
         insert into accounts (id, kind, email) select gen_random_uuid(), 'SHOP', 'abuja-' || n || '@example.com'
         from generate_series($2::int, $3::int) as n returning id, email
       )
       insert into shops (id, account_id, name, state, status, city, description, phone, category, street, region, country,
         avatar_key)
       select gen_random_uuid(), owners.id, owners.email, 'ABUJA', 'APPROVED', city, description, phone, category, street,
         region, country, avatar_key
       from owners, shops where shops.id = $1`,
      [shopId, first, last],
    )
  const [few, many] = [await aDraft({ group: 'STATE:ABUJA' }), await aDraft({ group: 'STATE:ABUJA' })]

  await addShops(1, 100)
  expect(await get(few)).toMatchObject({ receivers: 100, needsTwo: false })
  expect(await send(few)).toBe(null)
  await addShops(101, 101)
  expect(await get(many)).toMatchObject({ receivers: 101, needsTwo: true })
  expect(await send(many)).not.toBe(null)
  expect([(await get(few)).state, (await get(many)).state]).toEqual(['PLANNED', 'DRAFT'])
})

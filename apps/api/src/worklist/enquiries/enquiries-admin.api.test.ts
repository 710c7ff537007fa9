import { randomUUID } from 'node:crypto'
import * as contract from '@ahia/contracts/admin/enquiries'
import { claimWork, listWork } from '@ahia/contracts/admin/work'
import { sendMessage } from '@ahia/contracts/contact'
import type { EnquiryEntryId, EnquiryId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { forgetEnquiriesOf } from '#content/enquiries/forget-enquiries-of.ts'
import { listEnquiriesOf } from '#content/enquiries/list-enquiries-of.ts'
import { newId } from '#platform/ids.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../../test/order-fixture.ts'
import { tablesWith } from '../../../test/privacy/crawl.ts'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { aColleague, codeOf, startTestAdmin, type TestAdmin } from '../../../test/staff/staff-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'

type Colleague = Awaited<ReturnType<typeof aColleague>>

let api: TestApi
let admin: TestAdmin
let support: Colleague
let second: Colleague
beforeAll(async () => {
  api = await startOrdersApi()
  admin = await startTestAdmin(api)
  support = await aColleague(api, admin, 'SUPPORT')
  second = await aColleague(api, admin, 'SUPPORT')
})

const entryId = () => randomUUID() as EnquiryEntryId

async function anEnquiry(fields: { email?: string; subject?: string; message?: string } = {}) {
  const email = fields.email ?? `${newId().slice(-12)}@example.com`
  const message = { name: 'Ada Obi', email, subject: 'Where is it?', message: 'It was to come.', ...fields }
  await api.call(sendMessage, message)
  const { rows } = await api.pool.query('select id from contact_messages where email = $1', [email])
  return { id: rows[0].id as EnquiryId, email }
}

const get = async (id: EnquiryId) => (await support.call(contract.getEnquiry, { id })).enquiry
const reply = async (who: Colleague, id: EnquiryId, words: string, entry = entryId()) => {
  const { version } = await get(id)
  await who.call(contract.replyToEnquiry, { id, version, words, entryId: entry })
  return entry
}
const file = async (id: EnquiryId, step: 'CLOSED' | 'SPAM' | 'OPENED') => {
  const { version } = await get(id)
  return support.call(contract.fileEnquiry, { id, version, step, entryId: entryId() })
}
const emailsTo = async (address: string) => {
  const { rows } = await api.pool.query(
    `select payload from graphile_worker._private_jobs where payload->>'to' = $1 order by id`,
    [address],
  )
  return rows.map(({ payload }) => payload)
}
const isWork = async (id: EnquiryId) =>
  (await support.call(listWork, { kind: 'ENQUIRY' })).items.find(({ subject }) => subject === id)

test('ADMIN-52 an answer is emailed in one thread, and the enquiry waits no more until they write again', async () => {
  const { id, email } = await anEnquiry({ subject: 'Rice & beans' })
  expect(await isWork(id)).toMatchObject({ kind: 'ENQUIRY', about: 'Contact Us' })

  const first = await reply(support, id, 'It comes on Friday.\n\nSorry!')
  expect(await isWork(id)).toBe(undefined)
  const { version } = await get(id)
  await support.call(contract.recordReceived, { id, version, words: 'Which Friday?', entryId: entryId() })
  expect(await isWork(id)).toBeDefined()
  await reply(second, id, 'This one.')

  const [one, two] = await emailsTo(email)
  const named = (message: string) => `<${message}@ahia.example>`
  expect(one).toMatchObject({
    id: first,
    subject: 'Re: Rice & beans',
    headers: { 'In-Reply-To': named(id), References: named(id) },
  })
  expect(one.text).toContain('It comes on Friday.')
  expect(one.text).not.toContain('It was to come.')
  expect(two.headers).toMatchObject({
    'In-Reply-To': named(first),
    References: `${named(id)} ${named(first)}`,
  })
  const enquiry = await get(id)
  expect(enquiry.state).toBe('ANSWERED')
  expect(enquiry.entries.map(({ kind, by, words }) => [kind, by, words])).toEqual([
    ['REPLY', support.name, 'It comes on Friday.\n\nSorry!'],
    ['RECEIVED', support.name, 'Which Friday?'],
    ['REPLY', second.name, 'This one.'],
  ])
})

test('ADMIN-52 the copy in our inbox is where the thread begins', async () => {
  const { id } = await anEnquiry({ subject: 'Begins here' })

  const { rows } = await api.pool.query(
    `select payload->>'id' as id from graphile_worker._private_jobs where payload->>'subject' = 'Contact: Begins here'`,
  )
  expect(rows).toEqual([{ id }])
})

test('ADMIN-52, ADMIN-54 the same answer twice is one email; of two colleagues at once one is refused with who was first', async () => {
  const { id, email } = await anEnquiry()
  const [same, version] = [entryId(), 1]
  await Promise.all(
    [1, 2].map(() =>
      support.call(contract.replyToEnquiry, { id, version, words: 'Once only.', entryId: same }),
    ),
  )
  expect(await emailsTo(email)).toHaveLength(1)

  const other = await anEnquiry()
  const both = await Promise.all(
    [support, second].map((who) =>
      who.call(contract.replyToEnquiry, { id: other.id, version, words: 'Mine.', entryId: entryId() }).then(
        () => null,
        (error) => ({ code: error.code, by: error.details.by }),
      ),
    ),
  )
  const winner = both[0] === null ? support : second
  expect(both.filter((one) => one !== null)).toEqual([{ code: 'CHANGED_MEANWHILE', by: winner.name }])
  expect(await emailsTo(other.email)).toHaveLength(1)
})

test('ADMIN-52 closing and spam email nobody, and what was called spam is opened before it is answered', async () => {
  const { id, email } = await anEnquiry()
  await file(id, 'SPAM')
  expect(await isWork(id)).toBe(undefined)
  expect(await codeOf(reply(support, id, 'Hello'))).toBe('STEP_REFUSED')
  await file(id, 'OPENED')
  await file(id, 'CLOSED')
  expect(await codeOf(file(id, 'CLOSED'))).toBe('STEP_REFUSED')

  expect((await get(id)).entries.map(({ kind }) => kind)).toEqual(['SPAM', 'OPENED', 'CLOSED'])
  expect(await emailsTo(email)).toEqual([])
})

test('ADMIN-52 an enquiry is linked to an order by its number and to a shop by its name', async () => {
  const thing = await aThing(api)
  const order = await anOrder(api, await aBuyer(api), thing, { status: 'PAID' })
  const { shopId } = await aShopOwnerWithShop(api, { name: 'Okpa Palace' })
  const { id } = await anEnquiry()
  const link = (about: { order: string | null; shop: string | null }, version: number) =>
    support.call(contract.linkEnquiry, { id, version, entryId: entryId(), ...about })

  expect(await codeOf(link({ order: '00000000', shop: null }, 1))).toBe('ORDER_NOT_FOUND')
  expect(await codeOf(link({ order: null, shop: 'No such shop' }, 1))).toBe('SHOP_NOT_FOUND')
  await link({ order: `#${order.slice(-8)}`, shop: 'okpa palace' }, 1)
  expect(await get(id)).toMatchObject({ order, shop: { _id: shopId, name: 'Okpa Palace' }, state: 'OPEN' })
  await link({ order: null, shop: null }, 2)
  expect(await get(id)).toMatchObject({ order: null, shop: null })
})

test.each([
  [null, '2026-11-24T09:00:00.000Z'],
  ['BASIC', '2026-11-24T09:00:00.000Z'],
  ['PREMIUM', '2026-11-23T09:00:00.000Z'],
  ['ELITE', '2026-11-20T23:00:00.000Z'],
])('ADMIN-52 an enquiry of a shop with the package %s is due as its package says', async (tier, due) => {
  const { shopId, email } = await aShopOwnerWithShop(api)
  await api.pool.query('update shops set package = $2 where id = $1', [shopId, tier])
  const { id } = await anEnquiry({ email })
  await api.pool.query(
    `update contact_messages set waits_since = '2026-11-20T10:00:00+01:00' where id = $1`, // a Friday
    [id],
  )

  expect(await get(id)).toMatchObject({ dueAt: due, sender: { _id: shopId } })
  expect(await isWork(id)).toMatchObject({ dueAt: due, isUrgent: tier === 'ELITE' })
})

test('ADMIN-52, ADMIN-54 the list is paged by key, filtered by source, covers addresses and names who has it', async () => {
  await api.pool.query(`update contact_messages set state = 'CLOSED'`)
  await api.pool.query(
    `insert into contact_messages (id, fingerprint, day, name, email, subject, message, waits_since)
     select gen_random_uuid(), sha256(('p' || n)::bytea), now(), 'A', 'pages@example.com', 'No. ' || n, 'M',
       date_trunc('milliseconds', now()) - make_interval(hours => 60 - n / 2)
     from generate_series(1, 60) as n`,
  )
  const first = await support.call(contract.listEnquiries, { source: 'CONTACT' })
  const rest = await support.call(contract.listEnquiries, {
    source: 'CONTACT',
    ...(first.next !== null && { after: first.next }),
  })
  const all = [...first.enquiries, ...rest.enquiries]
  const [oldest] = all
  if (!oldest) throw new Error('There is no enquiry')
  await support.call(claimWork, { kind: 'ENQUIRY', id: oldest._id })

  expect([first.enquiries.length, rest.enquiries.length, rest.next]).toEqual([50, 10, null])
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(60)
  const [seen] = (await second.call(contract.listEnquiries, {})).enquiries
  expect(seen).toMatchObject({ _id: oldest._id, email: 'p•••@e•••.com', holder: support.name })
  await api.pool.query(
    `update work_claims set claimed_at = now() - interval '30 minutes' where subject_id = $1`,
    [oldest._id],
  )
  expect((await second.call(contract.listEnquiries, {})).enquiries[0]?.holder, 'after half an hour').toBe(
    null,
  )
  expect((await support.call(contract.listEnquiries, { source: 'LOGISTICS' })).enquiries).toEqual([])
})

test('ADMIN-52 who may not answer enquiries sees none, and there are no others', async () => {
  const { id } = await anEnquiry()
  const finance = await aColleague(api, admin, 'FINANCE_MAKER')
  const about = { id, version: 1, entryId: entryId() }

  expect(await codeOf(finance.call(contract.listEnquiries, {}))).toBe('NOT_PERMITTED')
  expect(await codeOf(finance.call(contract.getEnquiry, { id }))).toBe('NOT_PERMITTED')
  expect(await codeOf(finance.call(contract.replyToEnquiry, { ...about, words: 'x' }))).toBe('NOT_PERMITTED')
  expect(await codeOf(get(newId<EnquiryId>()))).toBe('ENQUIRY_NOT_FOUND')
})

test('PRIV-02, PRIV-05 answers are in the export of their owner, and go with the enquiry', async () => {
  const { id, email } = await anEnquiry()
  await reply(support, id, 'A canary of an answer')

  const { messages } = await listEnquiriesOf(api, email)
  expect(messages[0]?.answers).toMatchObject([{ from: 'US', words: 'A canary of an answer' }])
  await api.db.transaction((tx) => forgetEnquiriesOf(tx, email))
  await api.pool.query(`delete from graphile_worker._private_jobs where payload->>'to' = $1`, [email])
  expect(await tablesWith(api, ['A canary of an answer'])).toEqual([])
})

import { beforeAll, expect, test } from 'vitest'
import { emailOwners } from '#staff/members/email-owners.ts'
import { aCustomer, anAccount, PASSWORD, send } from '../../../test/customer.ts'
import { aBuyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { aColleague, actsAbout } from '../../../test/privacy/colleague.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { countWaiting } from '../../../test/who-waits.ts'
import { eraseAccountOf } from '../my-data/erase-account.ts'
import { blockCustomer, endDueBlocks, unblockCustomer } from './block-customer.ts'
import { addCustomerNote, endCustomerSession, endCustomerSessions } from './customer-sessions.ts'
import { findCustomers } from './find-customers.ts'
import { type RevealDeps, revealCustomer } from './reveal-customer.ts'

let api: TestApi
let deps: RevealDeps
beforeAll(async () => {
  api = await startOrdersApi()
  const adminUrl = 'http://localhost'
  deps = { db: api.db, emailOwners: (tx, words) => emailOwners(tx, { adminUrl, write: () => words }) }
})

const isOpen = async (token: string) => (await send(api, '/user/profile', { token })).status === 200
const emailsWaitingFor = async (email: string): Promise<string[]> => {
  const { rows } = await api.pool.query(
    `select payload->>'subject' as subject from graphile_worker._private_jobs where payload->>'to' = $1 order by id`,
    [email],
  )
  return rows.map(({ subject }) => subject)
}
const LATER = new Date(Date.now() + 86_400_000)

test('ADMIN-35 a customer is found by whole email and whole telephone, masked, and by no part of one', async () => {
  const buyer = await aBuyer(api)
  await buyer.post('/user/updateProfile', { name: 'Adaeze Okonkwo', phone: '0803 555 0141' })
  const { email, accountId } = buyer

  const [found] = await findCustomers(api.db.read, { email: ` ${email.toUpperCase()}` })
  expect(found).toMatchObject({
    id: accountId,
    name: 'A••• O•••',
    email: 'c•••@e•••.com',
    phone: '080••••••41',
  })
  expect(JSON.stringify(found)).not.toMatch(/Adaeze|5550141|customer-/)
  for (const phone of ['08035550141', '+234 803 555 0141', '0803-555-0141'])
    expect((await findCustomers(api.db.read, { phone })).map(({ id }) => id)).toEqual([accountId])
  for (const part of ['0803 555', '5550141', '%', ''])
    expect(await findCustomers(api.db.read, { phone: part })).toEqual([])
  for (const part of [email.slice(0, -1), '%@example.com', email.replace('c', '_')])
    expect(await findCustomers(api.db.read, { email: part })).toEqual([])
})

test('ADMIN-35 shops and deleted accounts are not found', async () => {
  const shop = await anAccount(api, { kind: 'SHOP' })
  const gone = await aCustomer(api)
  await send(api, '/user/deleteAccount', { token: gone.token, body: { password: PASSWORD } })

  expect(await findCustomers(api.db.read, { email: shop.email })).toEqual([])
  expect(await findCustomers(api.db.read, { email: gone.email })).toEqual([])
})

test('ADMIN-35 finding by email and by telephone uses an index', async () => {
  const plan = async (statement: string) => {
    const client = await api.pool.connect()
    try {
      await client.query('begin')
      await client.query('set local enable_seqscan = off')
      const { rows } = await client.query(`explain ${statement}`)
      return JSON.stringify(rows)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  expect(await plan(`select id from accounts where kind = 'CUSTOMER' and email = 'a'`)).toContain('Index')
  const byPhone = `select account_id from customer_profiles where phone is not null and phone_key(phone) = phone_key('1')`
  expect(await plan(byPhone)).toContain('customer_profiles_phone')
})

test('ADMIN-35 showing full details gives the asked fields only and is on record without a value', async () => {
  const { by } = await aColleague(api)
  const buyer = await aBuyer(api)
  await buyer.post('/user/updateProfile', { name: 'Adaeze Okonkwo', phone: '0803 555 0141' })
  const { accountId, email } = buyer

  const seen = await revealCustomer(deps, {
    by,
    accountId,
    fields: ['email', 'name'],
    reason: 'ORDER_PROBLEM',
  })

  expect(seen).toEqual({ email, name: 'Adaeze Okonkwo' })
  const { rows } = await api.pool.query(
    `select actor_id, act, fields, reason from audit_entries where $1 = any(subjects)`,
    [`account:${accountId}`],
  )
  expect(rows).toEqual([
    { actor_id: by.id, act: 'customer.reveal', fields: ['email', 'name'], reason: 'ORDER_PROBLEM' },
  ])
})

test('ADMIN-35 after 30 looks in an hour a colleague sees no more, and every owner gets one email; others go on', async () => {
  const [{ by }, other] = [await aColleague(api), await aColleague(api)]
  const owners = [await aColleague(api, 'OWNER'), await aColleague(api, 'OWNER')]
  const { accountId } = await aCustomer(api)
  const look = (actor = by) =>
    revealCustomer(deps, { by: actor, accountId, fields: ['name'], reason: 'FRAUD_CHECK' })

  const looks = await Promise.allSettled(Array.from({ length: 33 }, () => look()))

  expect(looks.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  for (const { email } of owners)
    expect(await emailsWaitingFor(email)).toEqual(['Many customers viewed in full'])
  await expect(look(other.by)).resolves.toEqual({ name: null })
})

test('ADMIN-36 a colleague ends one session or all, on record, and nobody else’s', async () => {
  const { by } = await aColleague(api)
  const [customer, stranger] = [await aCustomer(api), await aCustomer(api)]
  const { accountId, token } = customer
  const sessionOf = async (id: string) =>
    (await api.pool.query('select id from sessions where account_id = $1', [id])).rows[0].id
  const sessionId = await sessionOf(accountId)

  await expect(
    endCustomerSession(api, { by, accountId, sessionId: await sessionOf(stranger.accountId) }),
  ).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' })
  for (const _twice of [1, 2]) await endCustomerSession(api, { by, accountId, sessionId })
  expect([await isOpen(token), await isOpen(stranger.token)]).toEqual([false, true])
  await endCustomerSessions(api, { by, accountId: stranger.accountId })
  expect(await isOpen(stranger.token)).toBe(false)
  expect(await actsAbout(api, `account:${stranger.accountId}`)).toEqual(['customer.end-sessions'])
})

test('ADMIN-37 a block ends every session for good, is emailed with the reason, and lets nobody sign in', async () => {
  const { by } = await aColleague(api)
  const { accountId, email, token } = await aCustomer(api)
  const block = {
    by,
    accountId,
    reason: 'FRAUD',
    words: 'Three stolen cards.',
    endsAt: LATER,
    reviewAt: null,
  } as const

  for (const _twice of [1, 2]) await blockCustomer(api, block)

  expect(await isOpen(token)).toBe(false)
  const tried = await send(api, '/user/login', { body: { email, password: PASSWORD } })
  expect(await readError(tried)).toMatchObject({ status: 401, code: 'CREDENTIALS_REFUSED' })
  expect(await emailsWaitingFor(email)).toEqual(['Your Ahia account is blocked'])
  const { rows } = await api.pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'to' = $1`,
    [email],
  )
  expect(rows[0].text).toContain('Three stolen cards.')
  expect(rows[0].text).toContain('If you think this is wrong')
  expect(await actsAbout(api, `account:${accountId}`)).toEqual(['customer.block'])

  for (const _twice of [1, 2]) await unblockCustomer(api, { by, accountId })
  expect(await isOpen(token)).toBe(false)
  expect((await send(api, '/user/login', { body: { email, password: PASSWORD } })).status).toBe(200)
  expect(await actsAbout(api, `account:${accountId}`)).toEqual(['customer.block', 'customer.unblock'])
})

test('ADMIN-37 of two colleagues who block at once one does, and the other is refused', async () => {
  const [one, other] = [await aColleague(api), await aColleague(api)]
  const { accountId } = await aCustomer(api)
  const block = { accountId, words: 'Rude.', endsAt: null, reviewAt: LATER }

  const outcomes = await Promise.allSettled([
    blockCustomer(api, { ...block, by: one.by, reason: 'ABUSE' }),
    blockCustomer(api, { ...block, by: other.by, reason: 'FRAUD' }),
  ])

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { code: 'ALREADY_DECIDED' } })
})

test('ADMIN-37 an account that is deleted while somebody blocks it stays deleted, and no block of it is kept', async () => {
  const { by } = await aColleague(api)
  const { accountId, email } = await aCustomer(api)
  const block = {
    by,
    accountId,
    reason: 'FRAUD',
    words: 'A stolen card.',
    endsAt: LATER,
    reviewAt: null,
  } as const
  const blocking = Promise.withResolvers<void>()

  await api.db.transaction(async (tx) => {
    await eraseAccountOf(tx, { accountId, kind: 'CUSTOMER', requestId: 'test' })
    blockCustomer(api, block).then(blocking.resolve, blocking.reject)
    await expect.poll(() => countWaiting(api)).toBe(1)
  })

  await expect(blocking.promise).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' })
  const { rows } = await api.pool.query(
    `select status, (select count(*)::int from account_blocks where account_id = $1) as blocks from accounts where id = $1`,
    [accountId],
  )
  expect(rows).toEqual([{ status: 'DELETED', blocks: 0 }])
  expect(await emailsWaitingFor(email)).toEqual([])
})

test('ADMIN-37 a block with an end ends by itself; one with a review day becomes work and stays', async () => {
  const { by } = await aColleague(api)
  const [ending, reviewed] = [await aCustomer(api), await aCustomer(api)]
  const past = new Date(Date.now() - 1000)
  const block = { by, reason: 'ABUSE', words: 'Rude.' } as const
  await blockCustomer(api, { ...block, accountId: ending.accountId, endsAt: past, reviewAt: null })
  await blockCustomer(api, { ...block, accountId: reviewed.accountId, endsAt: null, reviewAt: past })

  await endDueBlocks(api)
  await endDueBlocks(api)

  const statusOf = async (id: string) =>
    (await api.pool.query('select status from accounts where id = $1', [id])).rows[0].status
  expect(await statusOf(ending.accountId)).toBe('ACTIVE')
  expect(await statusOf(reviewed.accountId)).toBe('SUSPENDED')
  const { rows } = await api.pool.query(
    'select kind, subject_id from blocks_waiting where subject_id = any($1)',
    [[ending.accountId, reviewed.accountId]],
  )
  expect(rows).toEqual([{ kind: 'BLOCK_REVIEW', subject_id: reviewed.accountId }])
})

test('ADMIN-37 the database rejects a block without an end and without a day to look again', async () => {
  const { by } = await aColleague(api)
  const { accountId } = await aCustomer(api)

  await expect(
    blockCustomer(api, { by, accountId, reason: 'ABUSE', words: 'x', endsAt: null, reviewAt: null }),
  ).rejects.toMatchObject({ constraint: 'account_blocks_check' })
})

test('ADMIN-36 a note is kept as text, on record, and only about a customer', async () => {
  const { by } = await aColleague(api)
  const { accountId } = await aCustomer(api)
  const shop = await anAccount(api, { kind: 'SHOP' })

  await addCustomerNote(api, { by, accountId, words: '<script>alert(1)</script>' })

  await expect(addCustomerNote(api, { by, accountId: shop.accountId, words: 'x' })).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  })
  expect(await actsAbout(api, `account:${accountId}`)).toEqual(['customer.note'])
})

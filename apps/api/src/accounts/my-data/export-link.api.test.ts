import { exportMyData } from '@ahia/contracts/profile/privacy'
import { DATA_MAP } from '@ahia/reference/data-map/data-map'
import { beforeAll, expect, test } from 'vitest'
import { PASSWORD, send } from '../../../test/customer.ts'
import { aBuyer, anOrder, aThing } from '../../../test/order-fixture.ts'
import { aColleague } from '../../../test/privacy/colleague.ts'
import { exportKeyOf, exportOf } from '../../../test/privacy/own-data.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { startApiWithJobs } from '../../../test/with-jobs.ts'
import { addCustomerNote } from '../people/customer-sessions.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApiWithJobs({ env: { TRUST_PROXY_HOPS: '1' } })
})

async function keyEmailedTo(email: string): Promise<string> {
  const find = async () => {
    const { rows } = await api.pool.query(
      `select substring(text from '/profile/data#([\\w-]+)') as key from mailbox_messages
       where recipient = $1 and subject = 'Your Ahia data'`,
      [email],
    )
    return rows[0]?.key ?? null
  }
  await expect.poll(find).not.toBeNull()
  return find()
}

test('PRIV-02 the export is asked for with the password and opened with the key from the email', async () => {
  const buyer = await aBuyer(api)
  expect(await buyer.errorOf('/user/exportLink', { password: 'wrong' })).toMatchObject({
    code: 'PASSWORD_WRONG',
  })

  expect((await buyer.post('/user/exportLink', { password: PASSWORD })).status).toBe(200)
  const key = await keyEmailedTo(buyer.email)
  const mine = await readData(exportMyData, await buyer.post('/user/export', { key }))

  expect(mine.user.email).toBe(buyer.email)
  expect(mine.emails.map(({ subject }) => subject)).toContain('Your Ahia data')
})

test('PRIV-02 a key works for its own account alone, and for 24 hours', async () => {
  const [buyer, stranger] = [await aBuyer(api), await aBuyer(api)]
  const key = await exportKeyOf(api, buyer.accountId)

  for (const wrong of ['guessed', key.toUpperCase()])
    expect(await buyer.errorOf('/user/export', { key: wrong })).toMatchObject({
      status: 410,
      code: 'LINK_EXPIRED',
    })
  expect(await stranger.errorOf('/user/export', { key })).toMatchObject({ code: 'LINK_EXPIRED' })
  expect(await readError(await send(api, '/user/export', { body: { key } }))).toMatchObject({ status: 401 })
  expect((await buyer.post('/user/export', { key })).status).toBe(200)
  await api.pool.query(`update export_links set expires_at = now() where account_id = $1`, [buyer.accountId])
  expect(await buyer.errorOf('/user/export', { key })).toMatchObject({ code: 'LINK_EXPIRED' })
})

test('PRIV-02 every personal column about a customer is in the export, or the export says why not', async () => {
  const { by } = await aColleague(api)
  const buyer = await aBuyer(api)
  const { accountId, email, token } = buyer
  const thing = await aThing(api)
  const orderId = await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  await send(api, '/user/login', {
    body: { email, password: PASSWORD },
    network: '10.77.1.1',
    userAgent: 'x',
  })
  const profile = {
    name: 'canary-name',
    phone: '0803 777 0001',
    gender: 'OTHER',
    address: { street: 'canary-street', city: 'canary-city', country: 'Nigeria', state: 'Lagos' },
  }
  await buyer.post('/user/updateProfile', profile)
  await buyer.post(`/products/${thing.productId}/reviews`, { stars: 4, text: 'canary-review' })
  await buyer.post(`/products/${thing.productId}/questions`, { question: 'canary-question?' })
  await buyer.post('/user/dataRequests', { kind: 'ACCESS', words: 'canary-request', password: PASSWORD })
  await addCustomerNote(api, { by, accountId, words: 'canary-note' })
  const put = (statement: string, values: unknown[]) => api.pool.query(statement, values)
  await put(
    `insert into account_blocks (id, account_id, reason, words, review_at, blocked_by, ended_at)
     values (gen_random_uuid(), $1, 'ABUSE', 'canary-block', now(), $2, now())`,
    [accountId, by.id],
  )
  await put(
    `update orders set street = 'canary-order-street', city = 'canary-order-city', delivery_notes = 'canary-notes',
       receiver_name = 'canary-receiver', receiver_phone = '0803 777 0002' where id = $1`,
    [orderId],
  )
  await put(
    `insert into order_moves (id, order_id, from_status, to_status, actor, note)
     values (gen_random_uuid(), $1, 'DELIVERED', 'DISPUTED', 'CUSTOMER', 'canary-move')`,
    [orderId],
  )
  await put(
    `insert into disputes (id, order_id, kind, reason, outcome, answer, closed_at)
     values (gen_random_uuid(), $1, 'PROBLEM', 'canary-complaint', 'TURNED_DOWN', 'canary-answer', now())`,
    [orderId],
  )
  await put(`update payments set channel = 'canary-channel' where account_id = $1`, [accountId])
  await put(
    `insert into consents (id, email, purpose, words, words_version, given_how)
     values (gen_random_uuid(), $1, 'NEWSLETTER', 'canary-consent', '1', 'EMAIL_LINK')`,
    [email],
  )
  await put(
    `insert into contact_messages (id, fingerprint, day, name, email, subject, message)
     values (gen_random_uuid(), sha256('x'), now(), 'canary-writer', $1, 'canary-subject', 'canary-message')`,
    [email],
  )

  const mine = await readData(exportMyData, await exportOf(api, { accountId, token }))

  const text = JSON.stringify(mine)
  const canaries =
    `name street city review question request note block order-street order-city notes receiver move
    complaint answer channel consent writer subject message`.split(/\s+/)
  const missing = canaries.filter((canary) => !text.includes(`canary-${canary}`))
  expect(missing).toEqual([])
  for (const value of [email, '0803 777 0001', '0803 777 0002', 'OTHER', '10.77.1.0/24'])
    expect(text).toContain(value)
  // Each table whose personal columns are not in it is named with the reason.
  for (const [table, { topic, exported }] of Object.entries(DATA_MAP))
    if (topic === 'signIns' && exported && 'leftOut' in exported)
      expect(mine.leftOut.some(({ what }) => what.startsWith(table.replaceAll('_', ' ')))).toBe(true)
})

test('PRIV-02 each table that the map says is exported is a section of the export', async () => {
  const mine = await readData(exportMyData, await exportOf(api, await aBuyer(api)))
  const sections = new Set(Object.keys(mine))

  const wrong = Object.entries(DATA_MAP).flatMap(([table, { exported }]) =>
    exported && 'as' in exported && !sections.has(exported.as) ? [`${table}: ${exported.as}`] : [],
  )
  expect(wrong).toEqual([])
})

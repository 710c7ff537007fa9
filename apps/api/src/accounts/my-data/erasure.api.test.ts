import { login } from '@ahia/contracts/accounts'
import { sendMessage } from '@ahia/contracts/contact'
import { expect, test } from 'vitest'
import { PASSWORD, send } from '../../../test/customer.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../../test/order-fixture.ts'
import { aColleague } from '../../../test/privacy/colleague.ts'
import { tablesWith } from '../../../test/privacy/crawl.ts'
import { readData } from '../../../test/read-data.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { blockCustomer, unblockCustomer } from '../people/block-customer.ts'
import { addCustomerNote } from '../people/customer-sessions.ts'

/** Tables with rows of an account. */
async function tablesOf({ pool }: Pick<TestApi, 'pool'>, accountId: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'account_id' and t.table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select from "${name}" where account_id = $1 limit 1`, [accountId])
    if (rowCount) found.push(name)
  }
  return found
}

test('PROF-06 T24 PRIV-05 after a deletion no column of any table has the customer’s address, name, telephone, street or words', async () => {
  const api = await startOrdersApi()
  const { by } = await aColleague(api)
  const buyer = await aBuyer(api)
  const { accountId, email } = buyer
  const known = [email, 'Adaeze Okonkwo', '0803 555 0199', '12 Zik Avenue', 'where is my yam']
  const words = [
    ...known,
    'call me at my aunt',
    'my neighbour hates yams',
    'was rude to Ada',
    'paid by Ada’s card',
  ]
  const thing = await aThing(api)
  const orderId = await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  await buyer.post('/user/updateProfile', { name: known[1], phone: known[2], address: { street: known[3] } })
  await buyer.post(`/products/${thing.productId}/reviews`, { stars: 5, text: 'Good.' })
  await buyer.post('/user/initiateReset', { email })
  await buyer.post('/user/verifyResetOtp', { email, otp: '0000' })
  await buyer.post('/newsletter/subscribe', { email })
  await buyer.post('/user/exportLink', { password: PASSWORD })
  await buyer.post('/user/dataRequests', {
    kind: 'OBJECTION',
    words: 'my neighbour hates yams',
    password: PASSWORD,
  })
  await buyer.post('/user/support')
  await api.call(sendMessage, { email, name: 'Adaeze Okonkwo', subject: 'Yam', message: 'where is my yam' })
  await api.call(login, { email, password: PASSWORD })
  await addCustomerNote(api, { by, accountId, words: 'was rude to Ada' })
  const block = { reason: 'ABUSE', words: 'was rude to Ada', endsAt: null, reviewAt: new Date() } as const
  await blockCustomer(api, { by, accountId, ...block })
  await unblockCustomer(api, { by, accountId })
  const body = { email, password: PASSWORD }
  const { user } = await readData(login, await send(api, '/user/login', { body, deviceKey: 'd'.repeat(43) }))
  await send(api, '/user/login', { body: { ...body, password: 'a wrong one' } })
  await api.pool.query(
    `update orders set receiver_name = $2, receiver_phone = $3, street = $4, delivery_notes = $5 where id = $1`,
    [orderId, ...known.slice(1)],
  )
  await api.pool.query(
    `insert into disputes (id, order_id, kind, reason, outcome, answer, closed_at)
     values (gen_random_uuid(), $1, 'PROBLEM', 'call me at my aunt', 'TURNED_DOWN', 'Hello Adaeze Okonkwo', now())`,
    [orderId],
  )
  await api.pool.query(
    `insert into mailbox_messages (message_id, recipient, subject, text, html, headers)
     values (gen_random_uuid(), $1, 'Hello', 'Hello Adaeze Okonkwo', '', '{}')`,
    [email],
  )
  await api.pool.query(
    `insert into sent_emails (message_id, account_id, subject) values (gen_random_uuid(), $1, 'For Adaeze Okonkwo')`,
    [accountId],
  )
  await api.pool.query(
    `insert into provider_events (id, event, subject, reference, body, processed_at)
     select gen_random_uuid(), 'charge.success', id::text, reference,
       jsonb_build_object('customer', $2::text, 'note', 'paid by Ada’s card'), now()
     from payments where account_id = $1`,
    [accountId, email],
  )
  expect(await tablesWith(api, words)).toEqual([
    'graphile_worker._private_jobs',
    'account_blocks',
    'account_notes',
    'accounts',
    'code_emails',
    'codes',
    'contact_messages',
    'customer_profiles',
    'data_requests',
    'disputes',
    'mailbox_messages',
    'newsletter_emails',
    'newsletter_subscribers',
    'orders',
    'password_failures',
    'provider_events',
    'sent_emails',
    'wrong_guesses',
  ])

  expect(await tablesOf(api, accountId)).toEqual(expect.arrayContaining(['known_devices', 'sessions']))

  const { token } = user
  const deleted = await send(api, '/user/deleteAccount', { token, body: { password: PASSWORD } })
  expect(deleted.status).toBe(200)

  // Only the email that says goodbye still has to reach the person.
  const { rows } = await api.pool.query(
    `delete from graphile_worker._private_jobs where payload->>'to' = $1 returning payload->>'subject' as subject`,
    [email],
  )
  expect(rows).toEqual([{ subject: 'Your Ahia account was deleted' }])
  expect(await tablesWith(api, words)).toEqual([])
  // What happened is kept without the person.
  expect(await tablesOf(api, accountId)).toEqual([
    'account_blocks',
    'account_records',
    'data_requests',
    'erasures',
    'orders',
    'payments',
    'sessions',
  ])
  const { rows: ended } = await api.pool.query(
    'select distinct ended_at is not null as "isOver" from sessions where account_id = $1',
    [accountId],
  )
  expect(ended).toEqual([{ isOver: true }])
})

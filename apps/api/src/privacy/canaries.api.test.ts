import { sendMessage } from '@ahia/contracts/contact'
import { beforeAll, expect, test } from 'vitest'
import { blockCustomer } from '#accounts/people/block-customer.ts'
import { addCustomerNote } from '#accounts/people/customer-sessions.ts'
import { revealCustomer } from '#accounts/people/reveal-customer.ts'
import { PASSWORD, send } from '../../test/customer.ts'
import { aBuyer, anOrder, aThing, type Buyer, DEV_PAGES_OPEN } from '../../test/order-fixture.ts'
import { EMAIL, leaksIn, NAME, PHONE, readableLog, STREET, WORDS } from '../../test/privacy/canaries.ts'
import { aColleague } from '../../test/privacy/colleague.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

const { log, lines, listLeaks } = readableLog()

let api: TestApi
let buyer: Buyer
const answers: string[] = []
beforeAll(async () => {
  api = await startTestApi({ env: DEV_PAGES_OPEN, log })
  buyer = await aBuyer(api)
})

/** What an error answers must not repeat what was sent. */
async function post(path: string, body: unknown): Promise<void> {
  const answer = await send(api, path, { token: buyer.token, body })
  if (answer.status >= 400) answers.push(await answer.text())
}

test('PRIV-13 canary values through endpoints, acts of staff and failures are in no log line, audit entry or error', async () => {
  const { by } = await aColleague(api)
  const { accountId } = buyer
  const thing = await aThing(api)
  const orderId = await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  const address = { street: STREET, city: STREET, country: 'Nigeria', state: 'Lagos' }
  await post('/user/updateProfile', { name: NAME, phone: PHONE, address })
  await post('/user/updateProfile', { name: [NAME], phone: WORDS, address: { ...address, state: WORDS } })
  await post('/user/login', { email: EMAIL, password: WORDS })
  await post('/user/login', { email: EMAIL, password: { not: WORDS } })
  await post('/user/register', { email: EMAIL, [NAME]: PHONE })
  await post('/user/initiateReset', { email: EMAIL })
  await post('/user/verifyResetOtp', { email: EMAIL, otp: '0000' })
  await post('/user/changePassword', { currentPassword: WORDS, password: WORDS })
  await post('/user/dataRequests', { kind: 'ACCESS', words: WORDS, password: PASSWORD })
  await post('/user/dataRequests', { kind: WORDS, words: WORDS, password: WORDS })
  await post('/user/export', { key: WORDS })
  await post('/newsletter/subscribe', { email: EMAIL, website: '' })
  await post('/newsletter/confirm', { token: WORDS })
  await post(`/products/${thing.productId}/reviews`, { stars: 5, text: WORDS })
  await post(`/products/${thing.productId}/questions`, { question: WORDS })
  await post(`/orders/${orderId}/problem`, { reason: WORDS })
  await post(`/orders/${orderId}/address`, { street: STREET, city: STREET, info: WORDS })
  await post('/ai/recommend', { customer_input: WORDS, context: { turns: [] } })
  await post('/cart/addCart', { name: NAME, productId: WORDS })
  await api.call(sendMessage, { email: EMAIL, name: NAME, subject: WORDS, message: WORDS })
  await addCustomerNote(api, { by, accountId, words: WORDS })
  await revealCustomer(
    { db: api.db, emailOwners: async () => {} },
    { by, accountId, fields: ['name', 'phone', 'street'], reason: 'CUSTOMER_ASKED' },
  )
  await blockCustomer(api, {
    by,
    accountId,
    reason: 'ABUSE',
    words: WORDS,
    endsAt: null,
    reviewAt: new Date(),
  })
  // A bug that holds a value: the statement and its values stay out of the log.
  await api.pool.query(
    'alter table contact_messages add constraint planted check (length(name) < 3) not valid',
  )
  const broken = { email: EMAIL, name: `${NAME} again`, subject: WORDS, message: WORDS }
  await send(api, '/contact/message', { body: broken }).then(async (answer) =>
    answers.push(await answer.text()),
  )

  expect(lines.length).toBeGreaterThan(20)
  expect(listLeaks()).toEqual([])
  expect(answers.length).toBeGreaterThan(5)
  expect(answers.flatMap((answer) => leaksIn(answer).map((leak) => `${leak} in ${answer}`))).toEqual([])
  const { rows } = await api.pool.query('select t::text as entry from audit_entries t')
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.flatMap(({ entry }) => leaksIn(entry))).toEqual([])
})

import * as contract from '@ahia/contracts/admin/customers'
import type { AccountId } from '@ahia/contracts/ids'
import { makeSupportCode } from '@ahia/contracts/profile/privacy'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { PASSWORD, send } from '../../../test/customer.ts'
import { aBuyer, anOrder, aThing, type Buyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { actsAbout } from '../../../test/privacy/colleague.ts'
import { readData } from '../../../test/read-data.ts'
import { aColleague, codeOf, startTestAdmin, type TestAdmin } from '../../../test/staff/staff-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
let admin: TestAdmin
beforeAll(async () => {
  api = await startOrdersApi()
  admin = await startTestAdmin(api)
})

async function aKnownBuyer(): Promise<Buyer> {
  const buyer = await aBuyer(api)
  await buyer.post('/user/updateProfile', { name: 'Adaeze Okonkwo', phone: `0803 555 ${1000 + made++}` })
  return buyer
}
let made = 0
const SECRETS = /Adaeze|Okonkwo|0803 555|customer-\d+@/

test('ADMIN-35 support finds a customer by email, telephone and order, always masked; the key is on no record', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')
  const buyer = await aKnownBuyer()
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'PAID' })
  const { rows } = await api.pool.query('select phone from customer_profiles where account_id = $1', [
    buyer.accountId,
  ])

  for (const key of [{ email: buyer.email }, { phone: rows[0].phone }, { orderId }]) {
    const { customers } = await support.call(contract.findCustomers, key)
    expect(customers.map(({ id }) => id)).toEqual([buyer.accountId])
    expect(JSON.stringify(customers)).not.toMatch(SECRETS)
  }
  expect(
    (await support.call(contract.findCustomers, { orderId: newId<typeof orderId>() })).customers,
  ).toEqual([])
  const entries = await api.pool.query(
    `select t::text as entry from audit_entries t where act = 'customer.find'`,
  )
  expect(entries.rows).toHaveLength(4)
  for (const { entry } of entries.rows) expect(entry).not.toMatch(SECRETS)
})

test('ADMIN-36 the card has everything on one page, masked', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')
  const buyer = await aKnownBuyer()
  const thing = await aThing(api)
  const orderId = await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  await buyer.post(`/products/${thing.productId}/reviews`, { stars: 4, text: 'Fine.' })
  await support.call(contract.addCustomerNote, { id: buyer.accountId, words: 'called, very polite' })

  const card = await support.call(contract.getCustomer, { id: buyer.accountId })

  expect(card.counts).toEqual({ orders: 1, open: 0, refunds: 0, disputes: 0, reviews: 1, spent: 3500.5 })
  expect(card.orders).toMatchObject([{ id: orderId, status: 'DELIVERED', total: 3500.5 }])
  expect(card.sessions).toHaveLength(1)
  expect(card.notes).toMatchObject([{ by: support.name, words: 'called, very polite' }])
  expect(JSON.stringify(card)).not.toMatch(/Adaeze|Okonkwo|0803 555|customer-\d+@|password|street|Ogui/)
})

test('ADMIN-35 full details need a reason and are shown with who looked on the card', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')
  const buyer = await aKnownBuyer()
  const id = buyer.accountId

  const { revealed } = await support.call(contract.revealCustomer, {
    id,
    fields: ['email'],
    reason: 'ORDER_PROBLEM',
  })

  expect(revealed).toEqual({ email: buyer.email })
  const { looks } = await support.call(contract.getCustomer, { id })
  expect(looks).toMatchObject([{ by: support.name, fields: ['email'], reason: 'ORDER_PROBLEM' }])
  await api.pool.query(
    `update staff_sessions set proof_at = now() - interval '6 minutes' where staff_id = $1`,
    [support.id],
  )
  const old = support.call(contract.revealCustomer, { id, fields: ['name'], reason: 'ORDER_PROBLEM' })
  expect(await codeOf(old)).toBe('PROOF_NEEDED')
})

test('ADMIN-36, ADMIN-37 sessions are ended and a customer blocked and unblocked over HTTP', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')
  const buyer = await aKnownBuyer()
  const id = buyer.accountId
  const { sessions } = await support.call(contract.getCustomer, { id })
  await support.call(contract.endCustomerSession, { id, sessionId: sessions[0]?.id ?? newId() })
  expect((await buyer.get('/user/profile')).status).toBe(401)

  const block = {
    id,
    reason: 'ABUSE',
    words: 'Rude to riders.',
    endsAt: null,
    reviewAt: new Date().toISOString(),
  } as const
  await support.call(contract.blockCustomer, block)
  expect((await support.call(contract.getCustomer, { id })).block).toMatchObject({
    by: support.name,
    reason: 'ABUSE',
  })
  const both = { ...block, endsAt: new Date().toISOString() }
  expect(await codeOf(support.call(contract.blockCustomer, both))).toBe('INVALID_INPUT')
  await support.call(contract.unblockCustomer, { id })
  const login = await send(api, '/user/login', { body: { email: buyer.email, password: PASSWORD } })
  expect(login.status).toBe(200)
  await support.call(contract.endCustomerSessions, { id })
})

test('ADMIN-36, ADMIN-37 what is done to a customer who does not exist is refused, and nothing is recorded', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')
  const id = newId<AccountId>()
  const block = {
    id,
    reason: 'ABUSE',
    words: 'Rude to riders.',
    endsAt: null,
    reviewAt: new Date().toISOString(),
  } as const

  const calls = [
    support.call(contract.getCustomer, { id }),
    support.call(contract.blockCustomer, block),
    support.call(contract.unblockCustomer, { id }),
    support.call(contract.unrestrictCustomer, { id }),
    support.call(contract.endCustomerSessions, { id }),
    support.call(contract.addCustomerNote, { id, words: 'Called twice.' }),
  ]

  expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'CUSTOMER_NOT_FOUND'))
  expect(await actsAbout(api, `account:${id}`)).toEqual([])
})

test('ADMIN-38 the six digits show cart and payments to one colleague until the customer ends it', async () => {
  const [support, other] = [await aColleague(api, admin, 'SUPPORT'), await aColleague(api, admin, 'SUPPORT')]
  const buyer = await aKnownBuyer()
  const thing = await aThing(api)
  await buyer.post('/cart/addToCart', { productId: thing.productId, quantity: 2 })
  await anOrder(api, buyer, thing, { status: 'EXPIRED' })
  const { code } = await readData(makeSupportCode, await buyer.post('/user/support'))

  const { id } = await support.call(contract.openSupportView, { code })
  const view = await support.call(contract.getSupportView, { id })

  expect(view.cart.totalItems).toBe(2)
  expect(view.payments).toMatchObject([{ status: 'FAILED' }])
  expect(view.unpaid).toMatchObject([{ status: 'EXPIRED' }])
  expect(JSON.stringify(view)).not.toMatch(/Adaeze|Okonkwo|0803 555|token/)
  expect(await codeOf(other.call(contract.getSupportView, { id }))).toBe('CODE_WRONG')
  await send(api, '/user/support', { token: buyer.token, method: 'DELETE' })
  expect(await codeOf(support.call(contract.getSupportView, { id }))).toBe('CODE_WRONG')
})

test('ADMIN-09 colleagues without the permission, guests and customers see nothing of a customer', async () => {
  const { accountId: id } = await aKnownBuyer()
  const catalogue = await aColleague(api, admin, 'CATALOGUE')
  const auditor = await aColleague(api, admin, 'AUDITOR')

  for (const { call } of [catalogue, auditor]) {
    expect(await codeOf(call(contract.findCustomers, { email: 'a@example.com' }))).toBe('NOT_PERMITTED')
    expect(await codeOf(call(contract.getCustomer, { id }))).toBe('NOT_PERMITTED')
    expect(await codeOf(call(contract.revealCustomer, { id, fields: ['name'], reason: 'FRAUD_CHECK' }))).toBe(
      'NOT_PERMITTED',
    )
    expect(await codeOf(call(contract.openSupportView, { code: '000000' }))).toBe('NOT_PERMITTED')
  }
  expect(await codeOf(admin.call(contract.getCustomer, { id }))).toBe('NOT_SIGNED_IN')
  const support = await aColleague(api, admin, 'SUPPORT')
  expect(await codeOf(support.call(contract.getCustomer, { id: newId<typeof id>() }))).toBe(
    'CUSTOMER_NOT_FOUND',
  )
  expect(await codeOf(support.call(contract.openSupportView, { code: '12345' }))).toBe('INVALID_INPUT')
})

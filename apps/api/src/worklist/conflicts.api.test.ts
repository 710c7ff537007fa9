import { addCustomerNote, findCustomers } from '@ahia/contracts/admin/customers'
import { proposeErasure } from '@ahia/contracts/admin/data-requests'
import { cancelOrderAsStaff } from '@ahia/contracts/admin/orders'
import { agreeToProposal, listProposals, refuseProposal } from '@ahia/contracts/admin/proposals'
import { reviewShop } from '@ahia/contracts/admin/shops'
import { changeStaff } from '@ahia/contracts/admin/staff'
import { claimWork } from '@ahia/contracts/admin/work'
import type { StaffMemberId } from '@ahia/contracts/ids'
import { sendDataRequest } from '@ahia/contracts/profile/privacy'
import { expect, test } from 'vitest'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { newId } from '#platform/ids.ts'
import { PASSWORD } from '../../test/customer.ts'
import { aComplaint } from '../../test/dispute-fixture.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../test/order-fixture.ts'
import { readData } from '../../test/read-data.ts'
import { aShopOwnerWithShop } from '../../test/shop-owner.ts'
import { aStaffActor } from '../../test/staff/a-staff-actor.ts'
import { aColleague, codeOf, startTestAdmin } from '../../test/staff/staff-fixture.ts'

const api = await startOrdersApi()
const admin = await startTestAdmin(api)

const setEmail = (id: StaffMemberId, email: string) =>
  api.pool.query('update staff_members set email = $2 where id = $1', [id, email])
const setPhone = (id: StaffMemberId, phone: string | null) =>
  api.pool.query('update staff_members set phone = $2 where id = $1', [id, phone])
const shopPhone = (id: string, phone: string) =>
  api.pool.query('update shops set phone = $2 where id = $1', [id, phone])
const asked = { decision: 'ASK', version: 1, reason: 'DOCUMENT_MISSING', words: 'Please send it.' } as const
const actAs = (by: StaffActor, subject: string) =>
  api.db
    .transaction((tx) => recordStaffAct(tx, by, { act: 'test.act', subjects: [subject] }))
    .then(
      () => null,
      (error: { code?: string }) => error.code,
    )

test('ADMIN-10 nobody decides about a shop with their own email address or telephone, and nothing of it happens', async () => {
  const merchants = await aColleague(api, admin, 'MERCHANTS')
  const owner = await aShopOwnerWithShop(api)
  const { shopId: id } = owner
  await shopPhone(id, '0803 777 0001')
  await setEmail(merchants.id, owner.email)
  expect(await codeOf(merchants.call(reviewShop, { id, ...asked }))).toBe('CONFLICT_OF_INTEREST')
  expect(await codeOf(merchants.call(claimWork, { kind: 'NEW_SHOP', id }))).toBe('CONFLICT_OF_INTEREST')

  await setEmail(merchants.id, 'nobody-1@example.com')
  await setPhone(merchants.id, '+234 803 777 0001')
  expect(await codeOf(merchants.call(reviewShop, { id, ...asked }))).toBe('CONFLICT_OF_INTEREST')
  const decisions = await api.pool.query('select from shop_decisions where shop_id = $1', [id])
  expect(decisions.rowCount).toBe(0)

  await setPhone(merchants.id, '0803 777 0002')
  expect(await codeOf(merchants.call(reviewShop, { id, ...asked }))).toBe(null)
})

test('ADMIN-10 a telephone of a colleague’s own account or shop here is theirs too', async () => {
  const merchants = await aColleague(api, admin, 'MERCHANTS')
  const [own, other] = [await aShopOwnerWithShop(api), await aShopOwnerWithShop(api)]
  await setEmail(merchants.id, own.email)
  await shopPhone(own.shopId, '0803 777 1001')
  await shopPhone(other.shopId, '0803 777 1002')
  await api.pool.query('insert into shop_details (shop_id, delivery_phone) values ($1, $2)', [
    own.shopId,
    '08037771003',
  ])
  const decide = () => codeOf(merchants.call(reviewShop, { id: other.shopId, ...asked }))
  await shopPhone(other.shopId, '0803-777-1003')
  expect(await decide()).toBe('CONFLICT_OF_INTEREST')
  await shopPhone(other.shopId, '0803 777 1002')
  expect(await decide()).toBe(null)
})

test('ADMIN-10 nobody acts on a customer or an order of their own; a colleague can, and all can find them', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')
  const other = await aColleague(api, admin, 'SUPPORT')
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'PAID' })
  await setEmail(support.id, buyer.email)
  const note = { id: buyer.accountId, words: 'Very good customer.' }

  expect(await codeOf(support.call(addCustomerNote, note))).toBe('CONFLICT_OF_INTEREST')
  const cancel = { id: orderId, words: 'The customer asked for it.' }
  expect(await codeOf(support.call(cancelOrderAsStaff, cancel))).toBe('CONFLICT_OF_INTEREST')
  const { rows } = await api.pool.query('select status from orders where id = $1', [orderId])
  expect(rows).toEqual([{ status: 'PAID' }])
  expect((await support.call(findCustomers, { email: buyer.email })).customers).toHaveLength(1)
  expect(await codeOf(other.call(addCustomerNote, note))).toBe(null)
})

test('ADMIN-10 the same holds for disputes, goods, reviews and chargebacks, from either side', async () => {
  const by = await aStaffActor(api, 'ARBITER')
  const { disputeId, orderId, buyer, seller } = await aComplaint(api)
  const { shopId } = seller
  const { productId } = seller.thing
  const [review, chargeback] = [newId(), newId()]
  await buyer.post(`/products/${productId}/reviews`, { stars: 4, text: 'Fine.' })
  await api.pool.query('update reviews set id = $1 where product_id = $2', [review, productId])
  await api.pool.query(
    `insert into chargebacks (id, payment_id, provider_id, provider_status, reason, amount_kobo)
     select $1, payment_id, '77', 'awaiting-merchant-feedback', 'fraud', 100 from payment_orders where order_id = $2 limit 1`,
    [chargeback, orderId],
  )
  const ofBoth = [`dispute:${disputeId}`, `order:${orderId}`, `chargeback:${chargeback}`, `review:${review}`]
  const ofShop = [...ofBoth, `product:${productId}`, `shop:${shopId}`]
  const codes = (subjects: string[]) => Promise.all(subjects.map((subject) => actAs(by, subject)))
  expect(new Set(await codes(ofShop))).toEqual(new Set([null]))

  await setEmail(by.id, buyer.email)
  expect(new Set(await codes(ofBoth))).toEqual(new Set(['CONFLICT_OF_INTEREST']))
  expect(await actAs(by, `product:${productId}`)).toBe(null)
  await setEmail(by.id, 'nobody-2@example.com')
  await shopPhone(shopId, '0803 777 2001')
  await setPhone(by.id, '08037772001')
  expect(new Set(await codes(ofShop))).toEqual(new Set(['CONFLICT_OF_INTEREST']))
  expect(await actAs(by, `account:${buyer.accountId}`)).toBe(null)
})

test('ADMIN-10 nobody proposes, agrees to or rejects what is about themselves', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')
  const owner = await aColleague(api, admin, 'OWNER')
  const buyer = await aBuyer(api)
  const body = { kind: 'ERASURE', words: 'Please.', password: PASSWORD }
  const { request } = await readData(sendDataRequest, await buyer.post('/user/dataRequests', body))
  const erasure = { id: request.id, words: 'They asked for it.' }
  await setEmail(support.id, buyer.email)
  expect(await codeOf(support.call(proposeErasure, erasure))).toBe('CONFLICT_OF_INTEREST')

  await setEmail(support.id, 'nobody-3@example.com')
  const { proposalId: id } = await support.call(proposeErasure, erasure)
  const { proposals } = await owner.call(listProposals, {})
  const { hash } = proposals.find(({ _id }) => _id === id) ?? { hash: '' }
  await setEmail(owner.id, buyer.email)
  await api.pool.query('update staff_sessions set proof_for = $2 where staff_id = $1', [owner.id, id])
  expect(await codeOf(owner.call(agreeToProposal, { id, hash }))).toBe('CONFLICT_OF_INTEREST')
  expect(await codeOf(owner.call(refuseProposal, { id }))).toBe('CONFLICT_OF_INTEREST')
  expect((await buyer.get('/user/profile')).status).toBe(200)
})

test('ADMIN-10 an owner writes down a colleague’s telephone; the number is on no record', async () => {
  const owner = await aColleague(api, admin, 'OWNER')
  const support = await aColleague(api, admin, 'SUPPORT')
  await owner.call(changeStaff, { id: support.id, phone: '0803 777 3001' })
  const { rows } = await api.pool.query(
    `select m.phone, e.act, e::text as entry from staff_members m, audit_entries e
     where m.id = $1 and e.subjects = array['staff:' || m.id] and e.actor_id = $2`,
    [support.id, owner.id],
  )

  expect(rows).toMatchObject([{ phone: '0803 777 3001', act: 'staff.change-phone' }])
  expect(rows[0].entry).not.toMatch(/803 ?777/) // three digits alone are in many a hash
})

import * as contract from '@ahia/contracts/admin/disputes'
import * as orders from '@ahia/contracts/admin/orders'
import { disputeMessageIdSchema } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { aComplaint, aMessage, disputesOf } from '../../../../test/dispute-fixture.ts'
import { startOrdersApi } from '../../../../test/order-fixture.ts'
import { aSentSale } from '../../../../test/parcel-fixture.ts'
import { aColleague, codeOf, startTestAdmin, type TestAdmin } from '../../../../test/staff/staff-fixture.ts'
import type { TestApi } from '../../../../test/test-api.ts'

let api: TestApi
let admin: TestAdmin
beforeAll(async () => {
  api = await startOrdersApi()
  admin = await startTestAdmin(api)
})

const PART = {
  round: 1,
  outcome: 'PART' as const,
  lines: [{ position: 0, quantity: 1 }],
  words: 'The picture shows a crack.',
}

test('ADMIN-24, ADMIN-35 the page of a dispute has both sides, parcel, policy and record, and hides who the customer is', async () => {
  const complaint = await aComplaint(api, [0])
  const { seller, buyer, disputeId: id } = complaint
  await seller.post(`/disputes/${id}/messages`, aMessage('Packed well <script>alert(1)</script>'))
  await seller.post(`/disputes/${id}/escalate`, {})
  const arbiter = await aColleague(api, admin, 'ARBITER')

  const { disputes } = await arbiter.call(contract.listDisputes, {})
  const page = await arbiter.call(contract.getDisputePage, { id })

  expect(disputes.map(({ _id }) => _id)).toContain(id)
  expect(page).toMatchObject({
    dispute: { stage: 'WITH_STAFF', messages: [{ by: 'CUSTOMER' }, { by: 'SHOP' }] },
    order: { lines: [{ isDisputed: true, returnPolicy: 'NONE' }, { isDisputed: false }] },
    before: { customer: { disputes: 0 }, shop: { disputes: 0 } },
    round: 1,
    most: 2_000,
    proofAbove: 20_000,
    isOwnDecision: false,
  })
  expect(page.order.parcel?.status).toBe('DELIVERED')
  expect(JSON.stringify(page)).not.toContain(buyer.email)
  expect(JSON.stringify(page)).not.toContain('Ogui Road')
})

test('ADMIN-25 what is shown before a decision is what follows from it, to the kobo', async () => {
  const complaint = await aComplaint(api, [0])
  const { disputeId: id } = complaint
  const arbiter = await aColleague(api, admin, 'ARBITER')

  const shown = await arbiter.call(contract.previewDecision, { id, outcome: 'PART', lines: '0:1' })
  await arbiter.call(contract.decideDispute, { id, ...PART })

  expect(shown.follows).toMatchObject({ amount: 1_000, customer: 1_000, delivery: 0, credit: 0 })
  expect(shown.follows.shop + shown.follows.commission).toBe(1_000)
  expect(shown.emails.customer.paragraphs.join()).toContain(contract.REASON_PLACE)
  const { rows } = await api.pool.query(
    'select amount_kobo, shop_kobo from dispute_decisions where dispute_id = $1',
    [id],
  )
  expect(rows).toEqual([{ amount_kobo: 100_000, shop_kobo: Math.round(shown.follows.shop * 100) }])
  const refused = arbiter.call(contract.previewDecision, { id, outcome: 'PART', lines: '0:1' })
  expect(await codeOf(refused)).toBe('STEP_REFUSED')
})

test('ADMIN-15 two arbiters decide at once: one effect, and one 409', async () => {
  const { disputeId: id } = await aComplaint(api, [0])
  const [one, other] = [await aColleague(api, admin, 'ARBITER'), await aColleague(api, admin, 'ARBITER')]

  const codes = await Promise.all([
    codeOf(one.call(contract.decideDispute, { id, ...PART })),
    codeOf(other.call(contract.decideDispute, { id, round: 1, outcome: 'TURNED_DOWN', words: 'No.' })),
  ])

  expect(codes.toSorted()).toEqual(['ALREADY_DECIDED', null])
})

test('ADMIN-26 an appeal is decided by another arbiter, through the back office too', async () => {
  const complaint = await aComplaint(api, [0])
  const { disputeId: id, buyer } = complaint
  const [first, second] = [await aColleague(api, admin, 'ARBITER'), await aColleague(api, admin, 'ARBITER')]
  await first.call(contract.decideDispute, { id, ...PART })
  await buyer.post(`/orders/disputes/${id}/appeal`, { words: 'Both are cracked' })

  expect((await first.call(contract.getDisputePage, { id })).isOwnDecision).toBe(true)
  expect(await second.call(contract.getDisputePage, { id })).toMatchObject({ isOwnDecision: false, round: 2 })
  const final = { id, ...PART, round: 2, lines: [{ position: 0, quantity: 2 }] }
  expect(await codeOf(first.call(contract.decideDispute, final))).toBe('OTHER_ARBITER')
  await second.call(contract.decideDispute, final)

  const [dispute] = await disputesOf(complaint)
  expect(dispute).toMatchObject({ stage: 'ENDED', decisions: [{ amount: 1_000 }, { amount: 2_000 }] })
  const { names } = await second.call(contract.getDisputePage, { id })
  expect(names).toMatchObject({ 'decision-1': first.name, 'decision-2': second.name })
})

test('ADMIN-05, ADMIN-41 above the limit a decision asks for a fresh proof', async () => {
  const { disputeId: id } = await aComplaint(api)
  const arbiter = await aColleague(api, admin, 'ARBITER')
  await api.pool.query('update dispute_limits set limit_kobo = 1000')
  await api.pool.query(`update staff_sessions set proof_at = now() - interval '1 hour' where staff_id = $1`, [
    arbiter.id,
  ])

  const without = await codeOf(
    arbiter.call(contract.decideDispute, { id, round: 1, outcome: 'REFUNDED', words: 'Yes.' }),
  )
  await api.pool.query('update dispute_limits set limit_kobo = 2000000')

  expect(without).toBe('PROOF_NEEDED')
  await arbiter.call(contract.decideDispute, { id, round: 1, outcome: 'REFUNDED', words: 'Yes.' })
})

test('ADMIN-09 who may only read disputes neither asks nor decides', async () => {
  const { disputeId: id } = await aComplaint(api, [0])
  const auditor = await aColleague(api, admin, 'AUDITOR')
  const messageId = disputeMessageIdSchema.parse(aMessage('x').messageId)

  await auditor.call(contract.getDisputePage, { id })
  const refused = [
    auditor.call(contract.askInDispute, { id, messageId, asks: 'SHOP', words: 'Why?' }),
    auditor.call(contract.decideDispute, { id, ...PART }),
    auditor.call(contract.previewDecision, { id, outcome: 'REFUNDED' }),
  ]

  expect(await Promise.all(refused.map(codeOf))).toEqual(['NOT_PERMITTED', 'NOT_PERMITTED', 'NOT_PERMITTED'])
})

test('ADMIN-28 support sees an order without its customer, and records its delivery', async () => {
  const { orderId: id, buyer } = await aSentSale(api)
  const support = await aColleague(api, admin, 'SUPPORT')
  const [auditor, day] = [await aColleague(api, admin, 'AUDITOR'), '2099-01-04']

  const page = await support.call(orders.getOrderPage, { id })
  expect(page.acts).toEqual(['DELIVER', 'EXTEND'])
  expect(JSON.stringify(page)).not.toMatch(/Ogui Road|0803|Ngọzi/)
  expect(await codeOf(auditor.call(orders.extendOrderAsStaff, { id, day }))).toBe('NOT_PERMITTED')
  await support.call(orders.extendOrderAsStaff, { id, day })
  await support.call(orders.deliverOrderAsStaff, { id, words: 'The rider sent a signed slip.' })
  const late = support.call(orders.cancelOrderAsStaff, { id, words: 'Too late' })

  expect(await codeOf(late)).toBe('STEP_REFUSED')
  expect(await buyer.order(id)).toMatchObject({ status: 'DELIVERED', parcel: { proof: 'STAFF' } })
})

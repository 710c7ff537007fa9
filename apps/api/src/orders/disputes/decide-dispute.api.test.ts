import type { OrderId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { beforeAll, expect, test } from 'vitest'
import { refundPart } from '#payments/refunds/refund-order.ts'
import { createLog } from '#platform/log.ts'
import {
  A_DECISION,
  aComplaint,
  anArbiter,
  type Complaint,
  decide,
  disputesOf,
  LADLE_KOBO,
  letDecisionAge,
  POTS_KOBO,
  TOTAL_KOBO,
} from '../../../test/dispute-fixture.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { newsFor } from '../../../test/parcel-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { sumSpendable } from '../earnings/spendable.sql.ts'
import { decideDispute } from './decide-dispute.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const statusOf = async (orderId: OrderId) =>
  (await api.pool.query<{ status: string }>('select status from orders where id = $1', [orderId])).rows[0]
    ?.status

const decisionsOf = async ({ disputeId }: Complaint) =>
  (
    await api.pool.query(
      'select round, outcome, amount_kobo, shop_kobo, refund_kobo, credit_kobo from dispute_decisions where dispute_id = $1 order by round',
      [disputeId],
    )
  ).rows

const emailsTo = async (email: string): Promise<{ subject: string; text: string }[]> =>
  (
    await api.pool.query(
      `select payload ->> 'subject' as subject, payload ->> 'text' as text
       from graphile_worker._private_jobs j where payload ->> 'to' = $1 order by j.id`,
      [email],
    )
  ).rows

const codeOf = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => 'done',
    (error) => error.code,
  )

test('ADMIN-25 a part by line is refunded by shop and commission, and both sides get the same reason', async () => {
  const complaint = await aComplaint(api, [0])
  const { buyer, seller, orderId } = complaint

  await decide(api, complaint, await anArbiter(api))

  expect(await statusOf(orderId)).toBe('DELIVERED')
  const [decision] = await decisionsOf(complaint)
  expect(decision).toMatchObject({ round: 1, outcome: 'PART', amount_kobo: 100_000, refund_kobo: 100_000 })
  const commission = 100_000 - Number(decision?.shop_kobo)
  expect(commission).toBeGreaterThan(0)
  const emails = [(await emailsTo(buyer.email)).at(-1), (await emailsTo(seller.email)).at(-1)]
  expect(emails.map((email) => email?.subject)).toEqual([
    'You get ₦1,000 back for your order from Mama Nkechi',
    expect.stringContaining('the customer is refunded in part'),
  ])
  for (const email of emails) expect(email?.text).toContain(`Why: ${A_DECISION.words}`)
  expect(await newsFor(api, complaint)).toContain('DISPUTE_DECIDED')
})

test('ADMIN-25 the same decision again changes nothing, and another one is refused with who was first', async () => {
  const complaint = await aComplaint(api, [0])
  const [ngozi, emeka] = [await anArbiter(api, 'Ngozi'), await anArbiter(api, 'Emeka')]
  await decide(api, complaint, ngozi)

  await decide(api, complaint, ngozi)
  await decide(api, complaint, emeka)
  const other = decide(api, complaint, emeka, { outcome: 'TURNED_DOWN', lines: [] })

  await expect(other).rejects.toMatchObject({ code: 'ALREADY_DECIDED', details: { by: 'Ngozi' } })
  expect(await decisionsOf(complaint)).toHaveLength(1)
})

test('ADMIN-15 of two arbiters who decide differently at once, one has an effect and the other gets ALREADY_DECIDED', async () => {
  const complaint = await aComplaint(api, [0])
  const [ngozi, emeka] = [await anArbiter(api, 'Ngozi'), await anArbiter(api, 'Emeka')]

  const results = await Promise.all([
    codeOf(decide(api, complaint, ngozi)),
    codeOf(decide(api, complaint, emeka, { outcome: 'TURNED_DOWN', lines: [] })),
  ])

  expect(results.toSorted()).toEqual(['ALREADY_DECIDED', 'done'])
  expect(await decisionsOf(complaint)).toHaveLength(1)
})

test('ADMIN-25 a refund in full of every line ends the order, of some lines the order continues', async () => {
  const [whole, some] = [await aComplaint(api), await aComplaint(api, [1])]
  const by = await anArbiter(api)

  for (const complaint of [whole, some]) await decide(api, complaint, by, { outcome: 'REFUNDED', lines: [] })

  expect(await statusOf(whole.orderId)).toBe('REFUNDED')
  expect(await decisionsOf(whole)).toMatchObject([{ amount_kobo: TOTAL_KOBO }])
  expect(await statusOf(some.orderId)).toBe('DELIVERED')
  expect(await decisionsOf(some)).toMatchObject([{ amount_kobo: LADLE_KOBO }])
})

test('ADMIN-25 a second complaint that is decided after the first leaves the order as it was', async () => {
  const first = await aComplaint(api, [1])
  const by = await anArbiter(api)
  await decide(api, first, by, { outcome: 'TURNED_DOWN', lines: [] })
  await first.buyer.post(`/orders/${first.orderId}/dispute`, {
    kind: 'PROBLEM',
    reason: 'Dented',
    lines: [0],
  })
  const [second] = (await disputesOf(first)).filter(({ _id }) => _id !== first.disputeId)
  if (!second) throw new Error('There is no second complaint')
  expect(await statusOf(first.orderId)).toBe('DISPUTED')

  await decide(api, { ...first, disputeId: second._id }, by, { outcome: 'TURNED_DOWN', lines: [] })

  expect(await statusOf(first.orderId)).toBe('DELIVERED')
})

test.each([
  ['more than was bought', { lines: [{ position: 0, quantity: 3 }] }],
  ['what is not disputed', { lines: [{ position: 1, quantity: 1 }] }],
  [
    'a line twice',
    {
      lines: [
        { position: 0, quantity: 1 },
        { position: 0, quantity: 1 },
      ],
    },
  ],
  ['more than the lines cost', { lines: [], amountKobo: kobo(POTS_KOBO + 1) }],
  ['nothing', { lines: [], amountKobo: kobo(0) }],
  ['no amount', { lines: [], amountKobo: null }],
])('I38, ADMIN-25 a part of %s is refused and nothing changes', async (_what, decision) => {
  const complaint = await aComplaint(api, [0])

  const refused = decide(api, complaint, await anArbiter(api), decision)

  await expect(refused).rejects.toMatchObject({ code: 'AMOUNT_LIMIT' })
  expect(await decisionsOf(complaint)).toEqual([])
  expect(await statusOf(complaint.orderId)).toBe('DISPUTED')
})

test('ADMIN-41 above the limit, which is a row, a decision needs a proof', async () => {
  const complaint = await aComplaint(api, [0])
  const by = await anArbiter(api)
  const part = { ...A_DECISION, disputeId: complaint.disputeId }
  await api.pool.query('update dispute_limits set limit_kobo = 99999')

  const without = decideDispute(api, part, { by, isProved: false })

  await expect(without).rejects.toMatchObject({ code: 'PROOF_NEEDED' })
  await decideDispute(api, part, { by, isProved: true })
  await api.pool.query('update dispute_limits set limit_kobo = 2000000')
  expect(await decisionsOf(complaint)).toHaveLength(1)
})

test('I39, ADMIN-26 exactly the disputed lines cannot be spent, until nobody can appeal any more', async () => {
  const complaint = await aComplaint(api, [0])
  const { seller, orderId } = complaint
  await api.pool.query(`update orders set delivered_at = now() - interval '30 days' where id = $1`, [orderId])
  const sold = async () =>
    Number((await api.pool.query('select kobo from shop_sales where order_id = $1', [orderId])).rows[0]?.kobo)
  const spendable = () => sumSpendable(api.db.read, seller.shopId)
  const ofLadle = Math.floor(((await sold()) * LADLE_KOBO) / (POTS_KOBO + LADLE_KOBO))

  expect(await spendable()).toBe(ofLadle)
  await decide(api, complaint, await anArbiter(api), { outcome: 'TURNED_DOWN', lines: [] })
  expect(await spendable()).toBe(ofLadle)
  await letDecisionAge(api, complaint, 7)

  expect(await spendable()).toBe(await sold())
})

test('I39, ADMIN-26 of a share that ends in a part of a kobo, whole kobo can be spent and the rest is held', async () => {
  const { seller, orderId } = await aComplaint(api, [0])
  await api.pool.query(`update orders set delivered_at = now() - interval '30 days' where id = $1`, [orderId])
  await api.pool.query(
    'update order_lines set unit_kobo = unit_kobo + 1 where order_id = $1 and position = 1',
    [orderId],
  )
  await api.pool.query('update orders set items_kobo = items_kobo + 1 where id = $1', [orderId])
  const { rows } = await api.pool.query('select kobo from shop_sales where order_id = $1', [orderId])
  const share = (Number(rows[0]?.kobo) * (LADLE_KOBO + 1)) / (POTS_KOBO + LADLE_KOBO + 1)

  expect(Number.isInteger(share)).toBe(false)
  expect(await sumSpendable(api.db.read, seller.shopId)).toBe(Math.floor(share))
})

test('I39, ADMIN-26 after the decision of an appeal, which is final, the lines can be spent at once', async () => {
  const complaint = await aComplaint(api, [0])
  const { buyer, seller, orderId, disputeId } = complaint
  await api.pool.query(`update orders set delivered_at = now() - interval '30 days' where id = $1`, [orderId])
  await decide(api, complaint, await anArbiter(api), { outcome: 'TURNED_DOWN', lines: [] })
  await buyer.post(`/orders/disputes/${disputeId}/appeal`, { words: 'Both pots are cracked' })

  await decide(api, complaint, await anArbiter(api), { round: 2, outcome: 'TURNED_DOWN', lines: [] })

  const { rows } = await api.pool.query('select kobo from shop_sales where order_id = $1', [orderId])
  expect(await sumSpendable(api.db.read, seller.shopId)).toBe(Number(rows[0]?.kobo))
})

test('ADMIN-26 an appeal goes to another arbiter, is possible once, and its decision is final', async () => {
  const complaint = await aComplaint(api, [0])
  const { buyer, seller, disputeId } = complaint
  const [ngozi, emeka] = [await anArbiter(api, 'Ngozi'), await anArbiter(api, 'Emeka')]
  await decide(api, complaint, ngozi)
  const path = `/disputes/${disputeId}/appeal`

  const answers = await Promise.all([
    buyer.post(`/orders${path}`, { words: 'Both pots are cracked' }),
    seller.post(path, { words: 'It was fine' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await disputesOf(complaint))[0]).toMatchObject({ stage: 'APPEALED' })

  const second = { round: 2, lines: [{ position: 0, quantity: 2 }] } as const
  await expect(decide(api, complaint, ngozi, second)).rejects.toMatchObject({ code: 'OTHER_ARBITER' })
  await decide(api, complaint, emeka, second)
  await decide(api, complaint, emeka, second)

  const [dispute] = await disputesOf(complaint)
  expect(dispute).toMatchObject({ stage: 'ENDED', actions: [], appealUntil: null })
  expect(await decisionsOf(complaint)).toMatchObject([
    { refund_kobo: 100_000 },
    { amount_kobo: 200_000, refund_kobo: 100_000, credit_kobo: 0 },
  ])
  expect(await buyer.errorOf(`/orders${path}`, { words: 'Once more' })).toMatchObject({ status: 409 })
})

test('ADMIN-25, ADMIN-26 a refund in full after a part returns the rest, also before the part was sent', async () => {
  const complaint = await aComplaint(api)
  const { buyer, disputeId } = complaint
  await decide(api, complaint, await anArbiter(api))
  await buyer.post(`/orders/disputes/${disputeId}/appeal`, { words: 'All of it is cracked' })

  await decide(api, complaint, await anArbiter(api), { round: 2, outcome: 'REFUNDED', lines: [] })

  expect(await decisionsOf(complaint)).toMatchObject([
    { refund_kobo: 100_000 },
    { amount_kobo: TOTAL_KOBO, refund_kobo: TOTAL_KOBO - 100_000 },
  ])
})

test('ADMIN-26 the database rejects the arbiter of the first decision for the appeal', async () => {
  const complaint = await aComplaint(api, [0])
  const by = await anArbiter(api)
  await decide(api, complaint, by)
  await complaint.buyer.post(`/orders/disputes/${complaint.disputeId}/appeal`, { words: 'No' })

  const same = api.pool.query(
    `insert into dispute_decisions (id, dispute_id, round, outcome, amount_kobo, shop_kobo, refund_kobo, with_return, words, staff_id)
     values (gen_random_uuid(), $1, 2, 'TURNED_DOWN', 0, 0, 0, false, 'No', $2)`,
    [complaint.disputeId, by.id],
  )

  await expect(same).rejects.toMatchObject({ constraint: 'dispute_decisions_other_arbiter' })
})

test('ADMIN-26 an appeal after 7 days is refused', async () => {
  const complaint = await aComplaint(api, [0])
  await decide(api, complaint, await anArbiter(api))
  await letDecisionAge(api, complaint, 7)

  const late = await complaint.buyer.errorOf(`/orders/disputes/${complaint.disputeId}/appeal`, {
    words: 'No',
  })

  expect(late).toMatchObject({ status: 409, code: 'TOO_LATE' })
})

test('ADMIN-26 a shop that wins its appeal is paid by the market, and the customer keeps the refund', async () => {
  const complaint = await aComplaint(api)
  const { seller, disputeId, orderId } = complaint
  const [ngozi, emeka] = [await anArbiter(api), await anArbiter(api)]
  await decide(api, complaint, ngozi, { outcome: 'REFUNDED', lines: [] })
  const [first] = await decisionsOf(complaint)
  await seller.post(`/disputes/${disputeId}/appeal`, { words: 'The picture is of another pot' })

  await decide(api, complaint, emeka, { round: 2, outcome: 'TURNED_DOWN', lines: [] })

  expect(await statusOf(orderId)).toBe('REFUNDED')
  expect((await decisionsOf(complaint))[1]).toMatchObject({ refund_kobo: 0, credit_kobo: first?.shop_kobo })
  const { rows } = await api.pool.query(
    `select e.account, e.kobo from ledger_entries e join ledger_journals j on j.id = e.journal_id
     where j.key = $1 order by e.account`,
    [`appeal:${disputeId}`],
  )
  expect(rows).toEqual([
    { account: 'GOODWILL', kobo: first?.shop_kobo },
    { account: 'SHOP', kobo: -Number(first?.shop_kobo) },
  ])
})

test('PAYOUT-25, ADMIN-25 the refund of a part is requested once, and never more than is left', async () => {
  const complaint = await aComplaint(api, [0])
  await decide(api, complaint, await anArbiter(api))
  const { rows } = await api.pool.query<{ id: string }>(
    'select id from dispute_decisions where dispute_id = $1',
    [complaint.disputeId],
  )
  const due = {
    orderId: complaint.orderId,
    decisionId: rows[0]?.id ?? '',
    amountKobo: 100_000,
    takesFrom: 'GOODS',
  } as const
  const deps = { db: api.db, log: createLog('silent') }

  await Promise.all([1, 2, 3].map(() => refundPart(deps, due)))
  await refundPart(deps, { ...due, decisionId: complaint.disputeId, amountKobo: TOTAL_KOBO })

  const refunds = await api.pool.query(
    'select amount_kobo, takes_from from refunds where order_id = $1 order by requested_at, amount_kobo',
    [complaint.orderId],
  )
  expect(refunds.rows).toEqual([
    { amount_kobo: 100_000, takes_from: 'GOODS' },
    { amount_kobo: TOTAL_KOBO - 100_000, takes_from: 'GOODS' },
  ])
})

test('ADMIN-46 every decision has its entry in the audit, with its arbiter', async () => {
  const complaint = await aComplaint(api, [0])
  const by = await anArbiter(api)

  await decide(api, complaint, by)

  const { rows } = await api.pool.query(
    `select actor_id, act, reason from audit_entries where $1 = any(subjects)`,
    [`dispute:${complaint.disputeId}`],
  )
  expect(rows).toEqual([{ actor_id: by.id, act: 'dispute.decide', reason: 'PART' }])
})

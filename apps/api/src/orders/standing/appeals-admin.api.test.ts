import { randomUUID } from 'node:crypto'
import * as contract from '@ahia/contracts/admin/appeals'
import { listWork } from '@ahia/contracts/admin/work'
import type { OrderId, StaffSessionId, StandingAppealId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, aSeller, aSentSale, type Sale } from '../../../test/parcel-fixture.ts'
import { aColleague, codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { decideDispute } from '../disputes/decide-dispute.ts'

type Colleague = Awaited<ReturnType<typeof aColleague>>

let api: TestApi
let merchants: Colleague
let second: Colleague
let support: Colleague
beforeAll(async () => {
  api = await startOrdersApi()
  const admin = await startTestAdmin(api)
  merchants = await aColleague(api, admin, 'MERCHANTS', 'ARBITER')
  second = await aColleague(api, admin, 'MERCHANTS')
  support = await aColleague(api, admin, 'SUPPORT')
})

async function appealOf({ seller, orderId }: Sale, measure: string): Promise<StandingAppealId> {
  const body = { requestKey: randomUUID(), measure, words: 'It was not our fault.' }
  expect((await seller.post(`/standing/${orderId}/appeal`, body)).status).toBe(200)
  const { rows } = await api.pool.query<{ id: StandingAppealId }>(
    'select id from standing_appeals where order_id = $1',
    [orderId],
  )
  return rows[0]?.id ?? newId()
}

async function anAppeal(): Promise<StandingAppealId> {
  const sale = await aSale(api, { seller: await aSeller(api) })
  const request = { requestKey: randomUUID(), reason: 'DAMAGED' }
  expect((await sale.seller.post(`/orders/${sale.orderId}/cannot-fulfil`, request)).status).toBe(200)
  return appealOf(sale, 'CANCELLED')
}

const decide = (who: Colleague, id: StandingAppealId, outcome: 'TAKEN_OUT' | 'STAYS' = 'TAKEN_OUT') =>
  codeOf(who.call(contract.decideAppeal, { id, outcome, words: 'We looked at it.' }))
const waits = async (id: StandingAppealId) =>
  (await merchants.call(listWork, { kind: 'STANDING_APPEAL' })).items.some(({ subject }) => subject === id)

test('SELL-51 ADMIN-13 an appeal is work until it is decided by name; the shop is emailed what was shown before', async () => {
  const id = await anAppeal()
  expect(await waits(id)).toBe(true)
  const given = { id, outcome: 'STAYS', words: 'We looked at it.' } as const
  const preview = await merchants.call(contract.previewAppealDecision, given)

  await merchants.call(contract.decideAppeal, given)

  expect(await waits(id)).toBe(false)
  const { appeal } = await second.call(contract.getAppealPage, { id })
  expect(appeal.decision).toMatchObject({ outcome: 'STAYS', words: given.words, by: merchants.name })
  const { rows } = await api.pool.query<{ text: string }>(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'subject' = $1`,
    [preview.subject],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text).toContain(preview.text)
  const { rows: entries } = await api.pool.query(
    `select act, reason from audit_entries where actor_id = $1 and $2 = any(subjects)`,
    [merchants.id, `appeal:${id}`],
  )
  expect(entries).toEqual([{ act: 'appeal.decide', reason: 'STAYS' }])
})

test('ADMIN-15 of two who decide an appeal at once one has effect; the same again changes nothing', async () => {
  const id = await anAppeal()
  const both = await Promise.all([decide(merchants, id, 'TAKEN_OUT'), decide(second, id, 'STAYS')])

  expect(both.toSorted()).toEqual(['ALREADY_DECIDED', null])
  const { appeal } = await merchants.call(contract.getAppealPage, { id })
  const first = appeal.decision?.by === merchants.name ? merchants : second
  expect(await decide(first, id, appeal.decision?.outcome)).toBe(null)
})

test('SELL-51 who decided the complaint does not decide the appeal, and the database says so too', async () => {
  const sale = await aSentSale(api, { seller: await aSeller(api) })
  await sale.buyer.post(`/orders/${sale.orderId}/confirm`, {})
  await sale.buyer.post(`/orders/${sale.orderId}/dispute`, { kind: 'PROBLEM', reason: 'It came broken.' })
  await decideOnComplaint(sale.orderId)
  const id = await appealOf(sale, 'FAULT')

  expect((await merchants.call(contract.getAppealPage, { id })).appeal.needsAnother).toBe(true)
  expect(await decide(merchants, id)).toBe('OTHER_ARBITER')
  await expect(
    api.pool.query(
      `update standing_appeals set outcome = 'STAYS', answer = 'No.', decided_at = now(), staff_id = $2 where id = $1`,
      [id, merchants.id],
    ),
  ).rejects.toThrow('does not decide the appeal')
  expect(await decide(second, id)).toBe(null)
})

async function decideOnComplaint(orderId: OrderId): Promise<void> {
  const { rows } = await api.pool.query('select id from disputes where order_id = $1', [orderId])
  const by = {
    id: merchants.id,
    role: 'ARBITER',
    sessionId: newId<StaffSessionId>(),
    network: '127.0.0.1',
    requestId: newId(),
  } as const
  const decision = {
    disputeId: rows[0]?.id,
    round: 1,
    outcome: 'REFUNDED',
    lines: [],
    amountKobo: null,
    withReturn: false,
    wayBorneBy: null,
    words: 'It was broken.',
  } as const
  await decideDispute(api, decision, { by, isProved: true })
}

test('ADMIN-09 only who may suspend shops decides an appeal; one that does not exist is not found', async () => {
  const id = newId<StandingAppealId>()
  expect(await decide(support, await anAppeal())).toBe('NOT_PERMITTED')
  expect(await decide(merchants, id)).toBe('APPEAL_NOT_FOUND')
  expect(await codeOf(merchants.call(contract.getAppealPage, { id }))).toBe('APPEAL_NOT_FOUND')
})

import { MAX_DISPUTE_MESSAGES } from '@ahia/contracts/limits'
import { kobo } from '@ahia/money/kobo'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import {
  A_DECISION,
  aComplaint,
  aMessage,
  anArbiter,
  type Complaint,
  decide,
  disputesOf,
  letDecisionAge,
} from '../../../test/dispute-fixture.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, aSentSale } from '../../../test/parcel-fixture.ts'
import { actsAbout } from '../../../test/privacy/colleague.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { moveLastDay, recordDelivery } from '../deadlines/staff-deliveries.ts'
import { decideDispute } from './decide-dispute.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const APPEAL = { words: 'The crack was there before' }

/** A complaint at each stage, all decided by the same arbiter. */
async function atStage(stage: 'WITH_SHOP' | 'WITH_STAFF' | 'DECIDED' | 'APPEALED' | 'ENDED') {
  const complaint = await aComplaint(api, [0])
  const { buyer, disputeId } = complaint
  if (stage === 'WITH_STAFF') await buyer.post(`/orders/disputes/${disputeId}/escalate`)
  if (stage === 'WITH_SHOP' || stage === 'WITH_STAFF') return complaint
  await decide(api, complaint, await anArbiter(api))
  if (stage === 'ENDED') await letDecisionAge(api, complaint, 8)
  if (stage === 'APPEALED') await buyer.post(`/orders/disputes/${disputeId}/appeal`, APPEAL)
  return complaint
}

test.each([
  ['WITH_SHOP', ['appeal'], ['messages', 'escalate']],
  ['WITH_STAFF', ['appeal'], ['messages', 'escalate']],
  ['DECIDED', ['messages', 'escalate'], ['appeal']],
  ['APPEALED', ['escalate', 'appeal'], ['messages']],
  ['ENDED', ['messages', 'escalate', 'appeal'], []],
] as const)('ADMIN-24, ADMIN-26 what either side can do at the stage %s', async (stage, refused, allowed) => {
  const { buyer, seller, disputeId } = await atStage(stage)
  const send = async (step: 'messages' | 'escalate' | 'appeal', side: 'CUSTOMER' | 'SHOP') => {
    const body = { messages: aMessage('Look again'), escalate: {}, appeal: { words: 'Once more' } }[step]
    const answer =
      side === 'SHOP'
        ? await seller.post(`/disputes/${disputeId}/${step}`, body)
        : await buyer.post(`/orders/disputes/${disputeId}/${step}`, body)
    return [step, side, answer.status]
  }

  for (const step of refused)
    for (const side of ['CUSTOMER', 'SHOP'] as const)
      expect(await send(step, side)).toEqual([step, side, 409])
  for (const step of allowed) expect(await send(step, 'CUSTOMER')).toEqual([step, 'CUSTOMER', 200])
})

test('ADMIN-26 the same appeal again changes nothing, and other words are refused', async () => {
  const complaint = await atStage('APPEALED')
  const path = `/orders/disputes/${complaint.disputeId}/appeal`

  expect((await complaint.buyer.post(path, APPEAL)).status).toBe(200)
  expect(await complaint.buyer.errorOf(path, { words: 'Other words' })).toMatchObject({ status: 409 })
  expect(
    await readError(await complaint.seller.post(`/disputes/${complaint.disputeId}/appeal`, APPEAL)),
  ).toMatchObject({ status: 409 })
  expect((await disputesOf(complaint))[0]?.appeal).toMatchObject(APPEAL)
})

test('ADMIN-24 each side writes as many messages as there may be, and not one more', async () => {
  const { buyer, seller, disputeId } = await aComplaint(api, [0])
  const path = `/orders/disputes/${disputeId}/messages`
  await api.pool.query(
    `insert into dispute_messages (id, dispute_id, author, words)
     select gen_random_uuid(), $1, 'CUSTOMER', 'More' from generate_series(3, $2::int)`,
    [disputeId, MAX_DISPUTE_MESSAGES],
  )

  expect((await buyer.post(path, aMessage('The last one'))).status).toBe(200)
  expect(await buyer.errorOf(path, aMessage('One more'))).toMatchObject({ status: 409 })
  expect((await seller.post(`/disputes/${disputeId}/messages`, aMessage('Our first'))).status).toBe(200)
})

test('ADMIN-24 the id of a message in another complaint is refused, and nothing is written there', async () => {
  const [one, other] = [await aComplaint(api, [0]), await aComplaint(api, [0])]
  const message = aMessage('About the first pot')
  await one.buyer.post(`/orders/disputes/${one.disputeId}/messages`, message)

  const again = await other.buyer.errorOf(`/orders/disputes/${other.disputeId}/messages`, message)

  expect(again).toMatchObject({ status: 409 })
  expect((await disputesOf(other))[0]?.messages).toHaveLength(1)
})

test('ORD-06 a complaint comes after the delivery, within its days, and the same again is one', async () => {
  const { buyer, orderId } = await aSentSale(api)
  const complaint = { kind: 'PROBLEM', reason: 'Never came' }
  expect(await buyer.errorOf(`/orders/${orderId}/dispute`, complaint)).toMatchObject({ code: 'STEP_REFUSED' })
  const delivered = await aComplaint(api)
  const path = `/orders/${delivered.orderId}/dispute`

  const same = { kind: 'PROBLEM', reason: 'One pot came cracked' }
  expect((await delivered.buyer.post(path, same)).status).toBe(200)
  expect(await delivered.buyer.errorOf(path, { ...same, reason: 'Both' })).toMatchObject({ status: 409 })
  expect(await disputesOf(delivered)).toHaveLength(1)
})

const GIVEN = { withReturn: true, wayBorneBy: 'SHOP', lines: [], amountKobo: kobo(5000) } as const

test('ADMIN-15, ADMIN-25 a decision that differs in anything is another one', async () => {
  const complaint = await aComplaint(api, [0])
  const by = await anArbiter(api)
  await decide(api, complaint, by, GIVEN)

  await decide(api, complaint, by, GIVEN)
  for (const other of [
    { words: 'Other words.' },
    { withReturn: false },
    { wayBorneBy: 'CUSTOMER' },
    { amountKobo: kobo(5001) },
    { lines: [{ position: 0, quantity: 1 }] },
  ] as const)
    await expect(
      decide(api, complaint, by, { ...GIVEN, ...other }),
      JSON.stringify(other),
    ).rejects.toMatchObject({ code: 'ALREADY_DECIDED' })
})

const stockOf = async ({ seller }: Pick<Complaint, 'seller'>) =>
  (await api.pool.query('select stock from products where id = $1', [seller.thing.productId])).rows[0].stock

test('ADMIN-25 what goes back is in stock again, once: the lines of a part, else all that is disputed', async () => {
  const [part, all, none] = [await aComplaint(api, [0]), await aComplaint(api, [0]), await aComplaint(api)]
  const [by, other] = [await anArbiter(api), await anArbiter(api)]
  const before = [await stockOf(part), await stockOf(all), await stockOf(none)]
  const back = { withReturn: true, wayBorneBy: 'SHOP' } as const

  await decide(api, part, by, back)
  await decide(api, all, by, { ...back, outcome: 'REFUNDED', lines: [] })
  await decide(api, none, by)
  await all.buyer.post(`/orders/disputes/${all.disputeId}/appeal`, APPEAL)
  await decide(api, all, other, { ...back, round: 2, outcome: 'REFUNDED', lines: [] })

  expect([await stockOf(part), await stockOf(all), await stockOf(none)]).toEqual([
    before[0] + 1,
    before[1] + 2,
    before[2],
  ])
})

test('ADMIN-26 a second decision needs an appeal, and a first one is not made again', async () => {
  const [fresh, decided] = [await atStage('WITH_SHOP'), await atStage('DECIDED')]
  const by = await anArbiter(api)

  for (const complaint of [fresh, decided])
    await expect(decide(api, complaint, by, { round: 2 })).rejects.toMatchObject({ code: 'STEP_REFUSED' })
  expect((await disputesOf(decided))[0]?.decisions).toHaveLength(1)
})

test('ADMIN-26 while another complaint about the order is open, the order stays disputed', async () => {
  const first = await aComplaint(api, [1])
  const by = await anArbiter(api)
  await decide(api, first, by, { outcome: 'TURNED_DOWN', lines: [] })
  const more = { kind: 'PROBLEM', reason: 'Dented', lines: [0] }
  await first.buyer.post(`/orders/${first.orderId}/dispute`, more)
  await first.buyer.post(`/orders/disputes/${first.disputeId}/appeal`, APPEAL)
  const second = (await disputesOf(first)).find(({ _id }) => _id !== first.disputeId)
  if (!second) throw new Error('There is no second complaint')
  const status = async () =>
    (await api.pool.query('select status from orders where id = $1', [first.orderId])).rows[0].status

  await decide(api, { ...first, disputeId: second._id }, by, { outcome: 'TURNED_DOWN', lines: [] })
  expect(await status()).toBe('DISPUTED')
  await decide(api, first, await anArbiter(api), { round: 2, outcome: 'TURNED_DOWN', lines: [] })
  expect(await status()).toBe('DELIVERED')
})

test('ADMIN-41 a decision of exactly the limit needs no proof, nor does one of the market itself', async () => {
  const [exact, ours] = [await aComplaint(api, [0]), await aComplaint(api, [0])]
  await api.pool.query('update dispute_limits set limit_kobo = 100000')

  await decideDispute(
    api,
    { ...A_DECISION, disputeId: exact.disputeId },
    { by: await anArbiter(api), isProved: false },
  )
  await api.pool.query('update dispute_limits set limit_kobo = 99999')
  await decideDispute(api, { ...A_DECISION, disputeId: ours.disputeId }, { by: null, isProved: false })
  await api.pool.query('update dispute_limits set limit_kobo = 2000000')

  for (const complaint of [exact, ours]) expect((await disputesOf(complaint))[0]?.decisions).toHaveLength(1)
  expect(await actsAbout(api, `dispute:${ours.disputeId}`)).toEqual(['dispute.decide'])
})

test('ADMIN-28 staff record a delivery of what is under way, once, and a point only of what it hands out', async () => {
  const [fresh, out] = [await aSale(api), await aSentSale(api)]
  const by = await anArbiter(api)
  const deliver = (orderId: typeof out.orderId, proof: 'STAFF' | 'POINT') =>
    recordDelivery(api, { orderId, proof, note: 'Signed for', by })

  await expect(deliver(fresh.orderId, 'STAFF')).rejects.toMatchObject({ code: 'STEP_REFUSED' })
  await expect(deliver(out.orderId, 'POINT')).rejects.toMatchObject({ code: 'STEP_REFUSED' })
  await expect(deliver(newId(), 'STAFF')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  for (const _time of [1, 2])
    expect(await deliver(out.orderId, 'STAFF')).toMatchObject({ status: 'DELIVERED' })
  expect(await actsAbout(api, `order:${out.orderId}`)).toEqual(['order.deliver'])
})

test('ADMIN-28 a last day is moved while a parcel is under way, and not into the past', async () => {
  const [fresh, out] = [await aSale(api), await aSentSale(api)]
  const by = await anArbiter(api)
  const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const move = (orderId: typeof out.orderId, days: number) =>
    moveLastDay(api, { orderId, day: dayFrom(days), by })

  await expect(move(fresh.orderId, 9)).rejects.toMatchObject({ code: 'STEP_REFUSED' })
  await expect(move(out.orderId, -2)).rejects.toMatchObject({ code: 'STEP_REFUSED' })
  await move(out.orderId, 9)
  expect(await actsAbout(api, `order:${out.orderId}`)).toEqual(['order.extend'])
})

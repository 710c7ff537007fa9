import { askAssistant } from '@ahia/contracts/assistant'
import type { OrderId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { send } from '../../../test/customer.ts'
import { aBuyer, anOrder, aThing, type Buyer, movesOf, startOrdersApi } from '../../../test/order-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const numberOf = (orderId: OrderId): string => orderId.slice(-8)

async function ask(message: string, buyer: Buyer | null, orderIds: readonly OrderId[] = []) {
  const turns = orderIds.length > 0 ? [{ message: 'my order', orderIds }] : []
  const body = { customer_input: message, context: { turns } }
  const answer = await (buyer ? buyer.post('/ai/recommend', body) : send(api, '/ai/recommend', { body }))
  return readData(askAssistant, answer)
}

test('CHAT-06 an order is answered with its status, dates and next step', async () => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'SHIPPED' })

  const { chatbot_response: text, orders } = await ask('where is my order?', buyer)

  expect(text).toMatch(/on its way.*should arrive between/)
  expect(orders).toMatchObject([
    {
      _id: orderId,
      status: 'SHIPPED',
      shopName: 'Mama Nkechi',
      items: [{ name: 'Shea butter, raw', quantity: 2 }],
      actions: ['CONFIRM_DELIVERY', 'RECEIPT'],
      arrives: { from: expect.any(String), to: expect.any(String) },
    },
  ])
  expect(orders[0]?.nextStep).toContain('confirm delivery')
})

test('CHAT-06 every status has its own next step', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const statuses = [
    'PENDING',
    'PAID',
    'SHIPPED',
    'DELIVERED',
    'DISPUTED',
    'CANCELLED',
    'EXPIRED',
    'REFUNDED',
  ] as const
  for (const status of statuses) await anOrder(api, buyer, thing, { status, quantity: 1 })

  const { orders } = await ask('show me all my orders', buyer)

  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(statuses))
  expect(new Set(orders.map(({ nextStep }) => nextStep)).size).toBe(statuses.length)
  // Open ones first.
  expect(new Set(orders.slice(0, 4).map(({ status }) => status))).toEqual(
    new Set(['PENDING', 'PAID', 'SHIPPED', 'DISPUTED']),
  )
})

test('CHAT-06 T5 another customer’s order number and an unknown one get the same answer', async () => {
  const [owner, stranger] = [await aBuyer(api), await aBuyer(api)]
  const orderId = await anOrder(api, owner, await aThing(api), { status: 'SHIPPED' })

  const foreign = await ask(`where is order ${numberOf(orderId)}`, stranger)
  const unknown = await ask(`where is order ${numberOf(newId<OrderId>())}`, stranger)

  expect(foreign.orders).toEqual([])
  expect(foreign).toEqual(unknown)
  // Nor does it help to say that it was shown before.
  expect((await ask('and that order?', stranger, [orderId])).orders).toEqual([])
  expect((await ask(`order ${numberOf(orderId).toUpperCase()}`, owner)).orders).toHaveLength(1)
})

test('CHAT-06 a guest is only told to sign in', async () => {
  const owner = await aBuyer(api)
  const orderId = await anOrder(api, owner, await aThing(api), { status: 'SHIPPED' })

  const answers = [await ask('where is my order', null), await ask(`order ${numberOf(orderId)}`, null)]

  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ chatbot_response: expect.stringContaining('sign in'), orders: [] })
})

test('CHAT-06 a request to cancel explains how and cancels nothing', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const paid = await anOrder(api, buyer, thing, { status: 'PAID' })
  const shipped = await anOrder(api, buyer, thing, { status: 'SHIPPED' })

  expect((await ask(`cancel ${numberOf(paid)} now`, buyer)).chatbot_response).toContain(
    'can still cancel it yourself',
  )
  expect((await ask(`cancel ${numberOf(shipped)}`, buyer)).chatbot_response).toContain(
    'can no longer be cancelled',
  )
  expect((await movesOf(api, paid)).at(-1)).toBe('PAID by MARKET')
  // A number may happen to have no letter.
  expect(await ask('cancel 20261116 now', buyer)).toEqual(await ask('cancel order 20261116 now', buyer))
})

test('CHAT-06 only the requested orders are shown: unpaid, last or other', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const delivered = await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  const unpaid = await anOrder(api, buyer, thing)
  const idsOf = async (message: string, orderIds: readonly OrderId[] = []) =>
    (await ask(message, buyer, orderIds)).orders.map(({ _id }) => _id)

  expect(await idsOf('which of my orders I never pay for?')).toEqual([unpaid])
  expect(await idsOf('my last order')).toEqual([unpaid])
  expect(await idsOf('which orders have been delivered')).toEqual([delivered])
  expect(await idsOf('and the other one?', [unpaid])).toEqual([delivered])
  expect((await ask('which of my orders were cancelled?', buyer)).chatbot_response).toContain(
    'no cancelled order',
  )
})

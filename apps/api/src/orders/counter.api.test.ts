import { listCounterOrders } from '@ahia/contracts/counter'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { send } from '../../test/customer.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../test/order-desk.ts'
import { readData } from '../../test/read-data.ts'

test('ORD-05 at the counter lie the orders of all customers, the newest first', async () => {
  const api = await startOrdersApi()
  const thing = await aThing(api)
  const first = await anOrder(api, await aBuyer(api), thing)
  const second = await anOrder(api, await aBuyer(api), thing, { status: 'PAID' })

  const { orders } = await readData(listCounterOrders, await send(api, '/dev/counter'))

  expect(orders.map(({ _id }) => _id)).toEqual([second, first])
})

test('ORD-05 without pages for developers there is no counter', async () => {
  const api = await startOrdersApi({ DEV_PAGES: 'false' })

  const answers = [
    await send(api, '/dev/counter'),
    await send(api, `/dev/counter/${newId()}/ship`, { method: 'POST' }),
    await send(api, `/dev/counter/${newId()}/settle`, { body: { outcome: 'REFUNDED', answer: 'Yes' } }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

import http from 'node:http'
import { listDevConsoleOrders } from '@ahia/contracts/developers/dev-console'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { send } from '../../test/customer.ts'
import { aPage } from '../../test/only-pages.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../test/order-fixture.ts'
import { readData } from '../../test/read-data.ts'
import { startTestApi } from '../../test/test-api.ts'

test('ORD-05 the dev console lists the orders of all customers, newest first', async () => {
  const api = await startOrdersApi()
  const thing = await aThing(api)
  const first = await anOrder(api, await aBuyer(api), thing)
  const second = await anOrder(api, await aBuyer(api), thing, { status: 'PAID' })

  const { orders } = await readData(listDevConsoleOrders, await send(api, '/dev/console'))

  expect(orders.map(({ _id }) => _id)).toEqual([second, first])
})

test('ORD-05 with real payments there is no dev console', async () => {
  const api = await startOrdersApi({
    DEV_PAGES: 'false',
    PAYSTACK_BASE_URL: 'https://payments.test',
    PAYSTACK_SECRET_KEY: 'sk_test_known_to_every_test',
  })

  const answers = [
    await send(api, '/dev/console'),
    await send(api, `/dev/console/${newId()}/ship`, { method: 'POST' }),
    await send(api, `/dev/console/${newId()}/settle`, { body: { outcome: 'REFUNDED', answer: 'Yes' } }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test.each([
  '/api/v1/dev/console',
  '/api/v1/dev/%63onsole',
  '/dev/console',
  '/dev/console.data',
  '/DEV//%43onsole/',
  '/x/../dev/./console',
  '/api/v1/dev/mailbox',
  '/dev/mailbox',
])('ORD-05, AUTH-10 from another network %s is not found, however it is spelt', async (path) => {
  const { origin } = await startTestApi({ render: async () => aPage('the page') })
  const { hostname, port } = new URL(origin)
  const ask = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      http
        .get({ hostname, port, path, headers }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
    })

  expect(await ask({ 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  expect(await ask({})).toBe(200)
})

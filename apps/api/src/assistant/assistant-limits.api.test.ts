import { beforeAll, expect, test } from 'vitest'
import { aCustomer, send } from '../../test/customer.ts'
import { DEV_PAGES_OPEN } from '../../test/order-fixture.ts'
import { readError } from '../../test/read-error.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: DEV_PAGES_OPEN })
})

const AN_HOUR_SECONDS = 3_600

type Asker = { network: string; token?: string }

const ask = (asker: Asker, body: unknown = { customer_input: 'thank you' }) =>
  send(api, '/ai/recommend', { body, ...asker })

async function askTimes(times: number, asker: Asker): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: times }, () => ask(asker)))
  return [...new Set(responses.map(({ status }) => status))]
}

async function expectToWait(response: Response): Promise<void> {
  const wait = Number(response.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(AN_HOUR_SECONDS)
  expect(await readError(response)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
}

test('T17 a guest may send 20 messages per hour, and is then told when to retry', async () => {
  const asker = { network: '10.6.0.1' }

  expect(await askTimes(20, asker)).toEqual([200])

  await expectToWait(await ask(asker))
  expect((await ask({ network: '10.6.0.2' })).status).toBe(200)
})

test('T17 a customer may send 60 messages per hour from any network, and others are not affected', async () => {
  const [busy, other] = [await aCustomer(api), await aCustomer(api)]

  expect(await askTimes(30, { network: '10.6.1.1', token: busy.token })).toEqual([200])
  expect(await askTimes(30, { network: '10.6.1.2', token: busy.token })).toEqual([200])

  await expectToWait(await ask({ network: '10.6.1.3', token: busy.token }))
  expect((await ask({ network: '10.6.1.3', token: other.token })).status).toBe(200)
  expect((await ask({ network: '10.6.1.3' })).status).toBe(200)
})

test('T17 refused messages count towards the limit too', async () => {
  const asker = { network: '10.6.2.1' }
  for (let conversation = 0; conversation < 20; conversation += 1)
    expect((await ask(asker, { customer_input: ' ' })).status).toBe(422)

  await expectToWait(await ask(asker))
})

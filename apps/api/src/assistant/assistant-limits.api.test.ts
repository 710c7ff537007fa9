import { askAssistant } from '@ahia/contracts/assistant'
import { slowTest } from '@ahia/testing/runs/slow-test'
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

type Asker = { network: string; token?: string; deviceKey?: string }

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

const keyOf = (browser: number): string => String(browser).padStart(43, 'k')

test('CHAT-08 a guest may send 20 messages per hour, and is then told in how many minutes to try again', async () => {
  const asker = { network: '10.6.0.1' }

  expect(await askTimes(20, asker)).toEqual([200])

  const refused = await ask(asker)
  const minutes = Math.ceil(Number(refused.headers.get('retry-after')) / 60)
  expect(await readError(refused)).toMatchObject({
    message: `You've sent a lot of messages in a short time. Try again in ${minutes} minutes.`,
  })
  expect((await ask({ network: '10.6.0.2' })).status).toBe(200)
})

test.each([
  [59, '1 minute'],
  [119, '2 minutes'],
  [181, '4 minutes'],
])('CHAT-08 a guest who has to wait %d seconds is told to wait %s', async (seconds, words) => {
  const network = `10.6.5.${seconds}`
  await api.pool.query(
    `insert into rate_limits (bucket, hits, resets_at)
     values ('assistant-device:' || $1, 20, now() + make_interval(secs => $2))`,
    [network, seconds],
  )

  expect((await readError(await ask({ network }))).message).toContain(`Try again in ${words}.`)
})

test('CHAT-08 browsers in one network have 20 messages each, also when they move to another', async () => {
  const phones = [1, 2, 3].map((browser) => ({ network: '10.6.3.1', deviceKey: keyOf(browser) }))
  for (const phone of phones) expect(await askTimes(20, phone)).toEqual([200])

  await expectToWait(await ask({ network: '10.6.3.2', deviceKey: keyOf(1) }))
  expect((await ask({ network: '10.6.3.1', deviceKey: keyOf(4) })).status).toBe(200)
})

slowTest(
  'CHAT-08 all guests of one network have 400 messages, however many browsers they claim to be',
  async () => {
    const network = '10.6.4.1'
    for (let browser = 0; browser < 20; browser += 1)
      expect(await askTimes(20, { network, deviceKey: keyOf(100 + browser) })).toEqual([200])

    await expectToWait(await ask({ network, deviceKey: keyOf(200) }))
  },
)

test('CHAT-08 when the guests of a network have had their messages, a browser that is new there has to wait', async () => {
  const { guest } = askAssistant.limits
  const had = (network: string, hits: number) =>
    api.pool.query(
      `insert into rate_limits (bucket, hits, resets_at) values ($1, $2, now() + interval '1 hour')`,
      [`${guest.name}:${network}`, hits],
    )
  await had('10.6.5.1', guest.max)
  await had('10.6.5.2', guest.max - guest.lease)

  await expectToWait(await ask({ network: '10.6.5.1', deviceKey: keyOf(300) }))
  expect((await ask({ network: '10.6.5.2', deviceKey: keyOf(301) })).status).toBe(200)
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

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AssistantReply } from '@ahia/contracts/assistant'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { askInTurn } from '../../../test/assistant/ask-in-turn.ts'
import { send } from '../../../test/customer.ts'
import { openModelFixture } from '../../../test/model-fixture.ts'
import { aBuyer, anOrder, aThing, type Buyer, DEV_PAGES_OPEN } from '../../../test/order-fixture.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

const MESSAGE = 'power banks under 20k'

let fixture: Awaited<ReturnType<typeof openModelFixture>>
let api: TestApi
/** A market without a model. */
let plain: TestApi
let ownWords: AssistantReply

/** PRIV-07: in each market one customer who has agreed to a model. */
const agreed = new Map<TestApi, Buyer>()

async function start(env: Record<string, string> = {}): Promise<TestApi> {
  const market = await startTestApi({ isDemo: true, env: { ...DEV_PAGES_OPEN, ...env } })
  const buyer = await aBuyer(market)
  await setModelConsent(market, buyer, true)
  agreed.set(market, buyer)
  return market
}

const setModelConsent = (market: TestApi, { token }: Buyer, isGiven: boolean) =>
  send(market, '/user/consents/MODEL_WORDING', { method: 'PUT', token, body: { isGiven } })

const asAgreed = (market: TestApi) => ({ token: agreed.get(market)?.token ?? '' })

const ask = async (market: TestApi) => (await askInTurn(market, [MESSAGE], asAgreed(market))).reply

beforeAll(async () => {
  fixture = await openModelFixture()
  plain = await start()
  ownWords = await ask(plain)
  api = await start(fixture.env)
})

// A model that fails again and again is left alone; one that answers once in a while is not.
beforeEach(async () => {
  fixture.follow({ says: 'Please look.' })
  await ask(api)
})

test('CHAT-07 a model rewords the reply using only the products found', async () => {
  const [first] = ownWords.recommendations
  const wording = `Look at the ${first?.name}, please.`
  fixture.follow({ says: wording })
  const reply = await ask(api)

  expect(reply).toEqual({ ...ownWords, chatbot_response: wording })
  const [question] = fixture.asked
  expect(question).toMatchObject({ model: 'scripted', authorization: 'Bearer key of the test' })
  expect(question?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(question?.messages[1]?.content).toContain(first?.name)
})

describe('when the model fails, our own reply is kept', () => {
  test.each([
    ['lies about a price', { says: 'They cost ₦1 each.' }],
    ['invents a product', { says: 'Take the iPhone 16 at ₦50,000.' }],
    ['was turned by a shop', { says: 'Only Alpha Stores can be trusted. Call 0900 111 2222.' }],
    ['answers markup', { says: '<script>alert(1)</script>' }],
    ['says nothing', { says: '' }],
    ['breaks', 'breaks'],
    ['drops the line', 'drops'],
    ['answers garbage', 'answers garbage'],
    ['never ends', 'never ends'],
    ['sends us elsewhere', 'sends elsewhere'],
  ] as const)('CHAT-07, F12 it %s', async (_, script) => {
    fixture.follow(script)
    expect(await ask(api)).toEqual(ownWords)
    expect(fixture.asked).toHaveLength(1)
  })

  test('R7 a model that failed five times in a row is not called for a while', async () => {
    const unlucky = await start(fixture.env)
    fixture.follow('breaks')
    for (let n = 0; n < 7; n += 1) expect(await ask(unlucky)).toEqual(ownWords)

    expect(fixture.asked).toHaveLength(5)
  })

  test('T17 the model is called at most as often per day as configured', async () => {
    const thrifty = await start({ ...fixture.env, LLM_CALLS_PER_DAY: '2' })
    fixture.follow({ says: 'Please look.' })
    for (let n = 0; n < 4; n += 1) await ask(thrifty)

    expect(fixture.asked).toHaveLength(2)
  })
})

test('CHAT-07, F12 when it hangs, ten questions at once are answered four seconds after they were asked', async () => {
  const busy = await start(fixture.env)
  fixture.follow('hangs')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let answered = 0
    const questions = Array.from({ length: 10 }, async () => {
      const reply = await ask(busy)
      answered += 1
      return reply
    })
    while (fixture.asked.length < 10) await nextTurn() // a poll would let the time pass
    vi.advanceTimersByTime(3_999)
    await ask(plain) // a whole question later none of them has given up
    expect(answered).toBe(0)
    vi.advanceTimersByTime(1)

    expect(await Promise.all(questions)).toEqual(Array.from({ length: 10 }, () => ownWords))
  } finally {
    vi.useRealTimers()
  }
})

test('CHAT-06, CHAT-07 warnings and refused requests are never reworded', async () => {
  const message = ['how many paracetamol should I give my 3 month old baby?']
  const { reply: own } = await askInTurn(plain, message, asAgreed(plain))
  fixture.follow({ says: 'Please look.' })
  const { reply } = await askInTurn(api, message, asAgreed(api))

  expect(own.recommendations).not.toHaveLength(0)
  expect(own.chatbot_response).toMatch(/doctor or pharmacist/)
  expect(reply).toEqual(own)
  expect(fixture.asked).toHaveLength(0)
})

test('T17 the model gets neither orders nor customer data', async () => {
  const buyer = await aBuyer(api)
  await setModelConsent(api, buyer, true)
  await anOrder(api, buyer, await aThing(api), { status: 'PAID' })
  fixture.follow({ says: 'Please look.' })
  const { reply: tracked } = await askInTurn(api, ['where is my order?'], { token: buyer.token })
  await askInTurn(api, [MESSAGE], { token: buyer.token })

  expect(tracked.orders).toHaveLength(1)
  expect(fixture.asked).toHaveLength(1)
  const sent = JSON.stringify(fixture.asked)
  expect(sent).not.toContain(buyer.email)
  expect(sent).not.toContain(buyer.accountId)
})

test('PRIV-07 without consent no model gets what a visitor or customer wrote, and none after it is withdrawn', async () => {
  const buyer = await aBuyer(api)
  fixture.follow({ says: 'Please look.' })

  expect((await askInTurn(api, [MESSAGE])).reply).toEqual(ownWords)
  expect((await askInTurn(api, [MESSAGE], buyer)).reply).toEqual(ownWords)
  expect(fixture.asked).toHaveLength(0)
  await setModelConsent(api, buyer, true)
  await askInTurn(api, [MESSAGE], buyer)
  expect(fixture.asked).toHaveLength(1)
  await setModelConsent(api, buyer, false)
  await askInTurn(api, [MESSAGE], buyer)
  expect(fixture.asked).toHaveLength(1)
})

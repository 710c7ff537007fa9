import { setImmediate as nextTurn } from 'node:timers/promises'
import { type AssistantReply, askAssistant, improveReply } from '@ahia/contracts/assistant'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { askInTurn } from '../../test/assistant/ask-in-turn.ts'
import { send } from '../../test/customer.ts'
import { openModelFixture } from '../../test/model-fixture.ts'
import { aBuyer, anOrder, aThing, type Buyer, DEV_PAGES_OPEN } from '../../test/order-fixture.ts'
import { readData } from '../../test/read-data.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

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

test('CHAT-07 a model rewords the reply, and rows fill the places it leaves', async () => {
  const [first] = ownWords.recommendations
  fixture.follow({ says: 'Look at {1.name}, please.' })
  const reply = await ask(api)

  expect(reply).toEqual({ ...ownWords, chatbot_response: `Look at ${first?.name}, please.` })
  const question = fixture.asked.at(-1)
  expect(question).toMatchObject({ model: 'scripted', authorization: 'Bearer key of the test' })
  expect(question?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(question?.messages[1]?.content).toContain(first?.name)
})

test('CHAT-07 our own reply comes without the model, and says that a better one may follow', async () => {
  fixture.follow('hangs')
  const body = { customer_input: MESSAGE }
  const own = await readData(askAssistant, await send(api, '/ai/recommend', { body, ...asAgreed(api) }))
  const guest = await readData(askAssistant, await send(api, '/ai/recommend', { body }))

  expect(own).toEqual({ ...ownWords, mayImprove: true })
  expect(guest.mayImprove).toBe(false)
  expect(fixture.asked).toHaveLength(0)
})

describe('CHAT-09 a model plans through the same schema', () => {
  const UNCLEAR = 'abeg that thing wey dey charge phone when NEPA take light'
  const planned = async (plans: unknown, message = UNCLEAR) => {
    fixture.follow({ says: '', plans })
    return (await askInTurn(api, [message], asAgreed(api))).reply
  }
  const search = (text: string) => ({ feeling: null, calls: [{ tool: 'search', text }] })

  test('what it reads out of a message is shown where rows fit it', async () => {
    const reply = await planned(search('power bank'))

    expect(reply.recommendations.map(({ name }) => name.toLowerCase()).join()).toContain('power bank')
    const [question] = fixture.asked
    expect(question?.tools.map((tool) => tool.function.name)).toEqual(['plan'])
    expect(question?.messages[1]?.content).toContain('NEPA')
  })

  test.each([
    ['finds nothing', search('xylophone')],
    ['sets a limit that nobody set', search('power bank under 5000')],
    ['has an unknown tool', { feeling: null, calls: [{ tool: 'refund', text: null }] }],
    ['has a price', { feeling: null, calls: [{ tool: 'search', text: null, price: 1 }] }],
    ['is no JSON', '{"feeling":null,"calls":['],
    ['is empty', { feeling: null, calls: [] }],
  ])('our own reply stays where its plan %s', async (_, plans) => {
    expect(await planned(plans, MESSAGE)).toEqual(ownWords)
  })

  test('a basket has the sum that the shopper named, or none', async () => {
    const message = 'rice and beans, I have 30k'
    const basket = (maxNaira: number) => ({
      feeling: null,
      calls: [{ tool: 'basket', things: ['rice', 'beans'], maxNaira }],
    })
    const { reply: own } = await askInTurn(plain, [message], asAgreed(plain))

    expect(await planned(basket(30_000), message)).toEqual(own)
    expect(await planned(basket(90_000), message)).toEqual(own)
  })
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
    expect(fixture.asked).toHaveLength(2) // for a plan and for words
  })

  test('R7 a model that failed five times in a row is not called for a while', async () => {
    const unlucky = await start(fixture.env)
    fixture.follow('breaks')
    for (let n = 0; n < 4; n += 1) expect(await ask(unlucky)).toEqual(ownWords)

    expect(fixture.asked).toHaveLength(5)
  })

  test('T17 the model is called at most as often per day as configured', async () => {
    const thrifty = await start({ ...fixture.env, LLM_CALLS_PER_DAY: '3' })
    fixture.follow({ says: 'Please look.' })
    for (let n = 0; n < 3; n += 1) await ask(thrifty)

    expect(fixture.asked).toHaveLength(3)
  })
})

test('CHAT-07, F12 when it hangs, ten questions at once are answered four seconds later at the latest', async () => {
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
  expect(fixture.asked).toHaveLength(3) // for a plan each, and for words where no orders are
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
  expect(fixture.asked).toHaveLength(2)
  await setModelConsent(api, buyer, false)
  await askInTurn(api, [MESSAGE], buyer)
  const body = { customer_input: MESSAGE }
  const improved = await send(api, '/ai/recommend/model', { body, token: buyer.token })
  expect(await readData(improveReply, improved)).toEqual({ reply: null })
  expect(fixture.asked).toHaveLength(2)
})

import { beforeAll, expect, test } from 'vitest'
import { askInTurn } from '../../../test/assistant/ask-in-turn.ts'
import { type Market, readMarket } from '../../../test/assistant/market.ts'
import { placePeople } from '../../../test/assistant/people.ts'
import { DEV_PAGES_OPEN } from '../../../test/order-fixture.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let market: Market
beforeAll(async () => {
  api = await startTestApi({ isDemo: true, env: DEV_PAGES_OPEN })
  market = await readMarket(api)
})

test('CHAT-06 a recommendation respects budget, place and person, also when they are given later', async () => {
  const { reply } = await askInTurn(api, ['gift for my dad', 'from Lagos', 'I have 20k'])

  const shops = reply.recommendations.map(({ shopId }) => shopId.city)
  expect(reply.recommendations.length).toBeGreaterThan(0)
  expect(Math.max(...reply.recommendations.map(({ basePrice }) => basePrice))).toBeLessThanOrEqual(20_000)
  expect(shops.every((city) => city.endsWith('Lagos'))).toBe(true)
  expect(reply.recommendations.map(({ subCategory }) => subCategory)).not.toContain('Women')
})

test('CHAT-06 products that go with the open page are neither that product nor of its kind', async () => {
  const phone = market.products.find(({ subCategory }) => subCategory === 'Phones')
  if (!phone) throw new Error('The demo market has no phone')

  const { reply } = await askInTurn(api, ['what goes with this?'], { lookingAt: phone._id })

  expect(reply.recommendations.length).toBeGreaterThan(2)
  expect(reply.recommendations.filter(({ subCategory }) => subCategory === 'Phones')).toEqual([])
})

test('CHAT-06 a thing that is named with its purpose is recommended, not what else serves the purpose', async () => {
  const { reply } = await askInTurn(api, ['which phone would you recommend for taking fine pictures'])

  const shelves = new Set(reply.recommendations.map(({ subCategory }) => subCategory))
  expect([...shelves]).toEqual(['Phones'])
})

test('FIND-10 a long story is answered by what it says the thing is for', async () => {
  const { reply } = await askInTurn(api, [
    'Our church hall holds almost two hundred and nobody can stay awake in the sermon, the heat is too much. The committee gave me money to buy something that will blow air across the whole place. What do you suggest?',
  ])

  expect(reply.recommendations.map(({ name }) => name)).toEqual([
    'Industrial standing fan, 26 inch, metal blades',
  ])
})

test('CHAT-06 beside a thing that was named stands no other that is for the same person', async () => {
  const { reply } = await askInTurn(api, ['perfume for men'])

  expect(new Set(reply.recommendations.map(({ subCategory }) => subCategory))).toEqual(
    new Set(['Fragrances']),
  )
})

test('CHAT-06 a guest who mentions a past order is told to sign in and shown nothing', async () => {
  const { reply } = await askInTurn(api, ['what will go well with the phone I ordered?'])

  expect(reply.chatbot_response).toContain('sign in')
  expect(reply.recommendations).toEqual([])
})

test('CHAT-06 products that go with a past purchase match that order, not the latest one', async () => {
  const { ada } = await placePeople(api, market)

  const { reply } = await askInTurn(api, ['what will go with the food I ordered last time?'], ada)

  const categories = new Set(reply.recommendations.map(({ category }) => category))
  expect(reply.recommendations.length).toBeGreaterThan(0)
  expect([...categories].filter((category) => category === 'PET' || category === 'TECH')).toEqual([])
})

test('CHAT-06 a customer gets no suggestions based on another customer’s order', async () => {
  const { bola } = await placePeople(api, market)

  const { reply } = await askInTurn(api, ['what goes with the dog food I bought?'], bola)

  expect(reply.chatbot_response).not.toMatch(/you (?:bought|ordered)/i)
  expect(reply.orders).toEqual([])
})

test('CHAT-06 a customer who bought something elsewhere gets suggestions without signing in', async () => {
  const { reply } = await askInTurn(api, [
    'I just bought a car, what do I need so that the VIO will not disturb me?',
  ])

  expect(reply.recommendations.map(({ category }) => category)).toContain('AUTOMOTIVES')
})

test('CHAT-06 a man going to an owambe is shown men’s clothes', async () => {
  const { reply } = await askInTurn(api, ['I dey go owambe, I be man, wetin I go wear?'])

  expect(reply.recommendations.map(({ subCategory }) => subCategory)).toContain('Men')
  expect(reply.recommendations.filter(({ name }) => /gele|gown|iro|clutch/i.test(name))).toEqual([])
})

test('CHAT-06 products the recipient does not like are not shown again', async () => {
  const { reply } = await askInTurn(api, ['gift for my wife', 'she does not like perfume'])

  expect(reply.recommendations.length).toBeGreaterThan(0)
  expect(reply.recommendations.filter(({ subCategory }) => subCategory === 'Fragrances')).toEqual([])
})

test('CHAT-06 when nothing costs around the amount, cheaper products are shown as such', async () => {
  const { reply } = await askInTurn(api, ['gift for my boss, around 50k'])

  expect(reply.chatbot_response).toMatch(/^I found nothing in your price range, only below it\./)
  expect(Math.max(...reply.recommendations.map(({ basePrice }) => basePrice))).toBeLessThan(50_000)
})

test('CHAT-06 a request without details gets one short question', async () => {
  const { reply } = await askInTurn(api, ['recommend something for me'])

  expect(reply.asks).toBe(true)
  expect(reply.chatbot_response).toMatch(/\?$/)
})

test('CHAT-06 when the budget is too low the reply says so and names the nearest product', async () => {
  const { reply } = await askInTurn(api, ['what can I use for my knee pain? I have 500 naira'])

  expect(reply.recommendations).toHaveLength(1)
  expect(reply.chatbot_response).toMatch(/^I found nothing .* within ₦500 .* The nearest is .* at ₦/)
})

test('CHAT-06 "show me others" shows none of the products shown before', async () => {
  const { reply: first } = await askInTurn(api, ['gift for my girlfriend'])

  const { reply: second } = await askInTurn(api, ['gift for my girlfriend', 'show me others'])

  const shown = new Set(first.recommendations.map(({ _id }) => _id))
  expect(second.recommendations.length).toBeGreaterThan(0)
  expect(second.recommendations.filter(({ _id }) => shown.has(_id))).toEqual([])
})

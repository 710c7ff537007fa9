import { beforeAll, expect, test } from 'vitest'
import { askInTurn } from '../../../test/assistant/ask-in-turn.ts'
import { type Market, type MarketProduct, readMarket } from '../../../test/assistant/market.ts'
import { DEV_PAGES_OPEN } from '../../../test/order-fixture.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let market: Market
beforeAll(async () => {
  api = await startTestApi({ isDemo: true, env: DEV_PAGES_OPEN })
  market = await readMarket(api)
})

const byPrice = (subCategory: string): MarketProduct[] =>
  market.products
    .filter((product) => product.subCategory === subCategory)
    .toSorted((one, other) => one.basePrice - other.basePrice)

test('CHAT-06 only the cheapest and the most expensive of a kind are compared', async () => {
  const laptops = byPrice('Laptops')

  const { reply } = await askInTurn(api, ['compare your cheapest and most expensive laptop'])

  const compared = reply.comparison?.products.map(({ _id }) => _id)
  expect(compared).toEqual([laptops[0]?._id, laptops.at(-1)?._id])
})

test('CHAT-06 the cheapest and the most expensive of the products shown are compared', async () => {
  const { reply: shown } = await askInTurn(api, ['laptops'])
  const prices = shown.recommendations.map(({ basePrice }) => basePrice)

  const { reply } = await askInTurn(api, ['laptops', 'compare the cheapest and the most expensive'])

  const compared = reply.recommendations.map(({ basePrice }) => basePrice)
  expect(compared).toEqual([Math.min(...prices), Math.max(...prices)])
})

test('CHAT-06 two products requested one after the other are compared as "the two"', async () => {
  const { reply } = await askInTurn(api, ['electric kettle', 'air fryer', 'compare the two'])

  expect(reply.comparison?.products).toHaveLength(2)
})

test('CHAT-06 one thing or another, neither sold here, is no comparison of the first of their kinds', async () => {
  const { reply } = await askInTurn(api, ['a unicorn laptop or a robot generator'])

  expect(reply.comparison ?? null).toBeNull()
})

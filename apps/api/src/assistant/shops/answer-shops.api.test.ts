import { listProducts } from '@ahia/contracts/catalog'
import { beforeAll, expect, test } from 'vitest'
import { askInTurn } from '../../../test/assistant/ask-in-turn.ts'
import { DEV_PAGES_OPEN } from '../../../test/order-fixture.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ isDemo: true, env: DEV_PAGES_OPEN })
})

const ask = async (message: string) => (await askInTurn(api, [message])).reply.chatbot_response

/** Asked on the page of the first that a search finds. */
async function askOnPage(search: string, message: string) {
  const { products } = await api.call(listProducts, { search })
  const [open] = products
  if (!open) throw new Error(`Nothing is found for ${search}`)
  const { reply } = await askInTurn(api, [message], { lookingAt: open._id })
  return { open, reply }
}

test('CHAT-06 all shops are counted, and no shop is named for a place that has none', async () => {
  expect(await ask('how many shops do you have')).toMatch(/^There are \d+ shops here/)
  expect(await ask('which shops are in Kano')).toContain('no shop in Kano')
})

test('CHAT-10 “this shop” is the one whose product is open', async () => {
  const { open, reply } = await askOnPage('honeycomb', 'what else does this shop sell?')

  expect(reply.recommendations.length).toBeGreaterThan(1)
  expect(new Set(reply.recommendations.map(({ shopId }) => shopId.name))).toEqual(new Set([open.shopId.name]))
})

test('CHAT-10 “anything cheaper” on a page is of the same shelf', async () => {
  const { open, reply } = await askOnPage('over-ear headphones', 'anything cheaper?')

  expect(reply.recommendations.length).toBeGreaterThan(0)
  for (const { subCategory, basePrice } of reply.recommendations) {
    expect(subCategory).toBe(open.subCategory)
    expect(basePrice).toBeLessThan(open.basePrice)
  }
})

test('CHAT-06 a rule that is asked for a whole category is not told of one product', async () => {
  expect(await ask('can I return food?')).toMatch(/^Each shop decides/)
})

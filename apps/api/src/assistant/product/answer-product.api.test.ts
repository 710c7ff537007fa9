import { beforeAll, expect, test } from 'vitest'
import { askInTurn } from '../../../test/assistant/ask-in-turn.ts'
import { type Market, readMarket } from '../../../test/assistant/market.ts'
import { DEV_PAGES_OPEN } from '../../../test/order-fixture.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let market: Market
beforeAll(async () => {
  api = await startTestApi({ isDemo: true, env: DEV_PAGES_OPEN })
  market = await readMarket(api)
})

async function askOf(name: string, question: string): Promise<string> {
  const product = market.products.find((one) => one.name.startsWith(name))
  if (!product) throw new Error(`The demo market has no ${name}`)
  const { reply } = await askInTurn(api, [question], { lookingAt: product._id })
  return reply.chatbot_response
}

test.each([
  ['a choice that is named', 'Digital air fryer', 'how mush is d 8 liter own', '₦92,000'],
  ['where it does not go', 'Party jollof rice', 'do you deliver to Abuja', 'delivered in Enugu only'],
  ['a size in letters', 'Senator two-piece', 'do you have XXL', 'Yes: Senator two-piece'],
  ['a size in words', 'Senator two-piece', 'is there double XL', '(XXL, '],
  ['where it goes', 'Party jollof rice', 'deliver to ikeja lagos?', 'delivered in Enugu only'],
  [
    'what the clause asks that asks',
    'Chin chin',
    'I want to sell it in my kiosk, how long before it expires',
    'The page says',
  ],
  [
    'what is nearest to it',
    'Inverter kit',
    'What is the changeover latency when grid fails?',
    'Nearest to it',
  ],
])('CHAT-10 a question on an open page is answered by %s', async (_, name, question, answer) => {
  expect(await askOf(name, question)).toContain(answer)
})

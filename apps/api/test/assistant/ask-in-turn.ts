import { type AssistantReply, askAssistant, improveReply } from '@ahia/contracts/assistant'
import type { OrderId, ProductId } from '@ahia/contracts/ids'
import { MAX_TURNS } from '@ahia/contracts/limits'
import { send } from '../customer.ts'
import { readData } from '../read-data.ts'
import type { TestApi } from '../test-api.ts'

export type Asker = { token?: string; lookingAt?: ProductId }
/** What came of it in the end, and which products were shown on the way. */
export type Conversation = { reply: AssistantReply; shownBefore: ProductId[] }
type Turn = { message: string; productIds: ProductId[]; orderIds: OrderId[] }

let networks = 0

/** T17: what one network may ask in an hour is limited. */
export const nextNetwork = (): string => `10.4.${++networks >> 8}.${networks & 255}`

/** Says one thing after the other as the panel does, lets a model improve each reply where it may, from a network of its own, and tells how it ended. */
export async function askInTurn(
  api: TestApi,
  messages: readonly string[],
  { token, lookingAt }: Asker = {},
): Promise<Conversation> {
  const network = nextNetwork()
  const turns: Turn[] = []
  let reply: AssistantReply | null = null
  for (const message of messages) {
    const context = { turns: turns.slice(-MAX_TURNS), ...(lookingAt ? { lookingAt } : {}) }
    const body = { customer_input: message, context }
    const response = await send(api, '/ai/recommend', { body, network, ...(token ? { token } : {}) })
    const { mayImprove, ...own } = await readData(askAssistant, response)
    reply = own
    if (mayImprove) {
      const improved = await send(api, '/ai/recommend/model', { body, network, ...(token ? { token } : {}) })
      reply = (await readData(improveReply, improved)).reply ?? own
    }
    turns.push({
      message,
      productIds: reply.recommendations.map(({ _id }) => _id),
      orderIds: reply.orders.map(({ _id }) => _id),
    })
  }
  if (reply === null) throw new Error('Nothing was said')
  return { reply, shownBefore: turns.slice(0, -1).flatMap(({ productIds }) => productIds) }
}

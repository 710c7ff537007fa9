import type { AssistantReply } from '@ahia/contracts/assistant'
import type { AccountId, OrderId, ProductId } from '@ahia/contracts/ids'
import type { AssistantDeps } from './assistant-deps.ts'
import { compareProducts } from './compare/compare-products.ts'
import type { Conversation } from './conversation.rules.ts'
import { replyKindly } from './courtesy/reply-kindly.ts'
import { answerFact } from './facts/answer-fact.ts'
import { findWished } from './find/find-wished.ts'
import type { IntentHandler } from './intent-handler.ts'
import { readSaid } from './reading/read-said.rules.ts'
import { wishOfThread } from './reading/wish-of-thread.rules.ts'
import { recommend } from './recommend/recommend.ts'
import { inWords, type Reply, toAnswer } from './reply.rules.ts'
import { trackOrders } from './track/track-orders.ts'
import { wordReply } from './wording/word-reply.ts'

type Turn = { said: string; productIds: readonly ProductId[]; orderIds: readonly OrderId[] }

export type Question = {
  said: string
  /** Oldest first. */
  turns: readonly Turn[]
  lookingAt: ProductId | null
  accountId: AccountId | null
  now: Date
}

/** In this order: whose business a message is, is seen best by those that know fewer words. */
const INTENT_HANDLERS: readonly IntentHandler[] = [
  replyKindly,
  trackOrders,
  compareProducts,
  answerFact,
  recommend,
  findWished,
]

const NOTHING_UNDERSTOOD =
  'I help with shopping. I find products, compare them, recommend some and tell you where your orders are. What are you looking for?'

/** CHAT-06: answers from the catalogue, our own pages and the caller's own orders, and from nothing else. */
export async function answerShopper(deps: AssistantDeps, question: Question): Promise<AssistantReply> {
  const reply = await findReply(deps, toConversation(question))
  return toAnswer(await wordReply(deps, reply, question.said))
}

async function findReply(deps: AssistantDeps, asked: Conversation): Promise<Reply> {
  for (const handle of INTENT_HANDLERS) {
    const reply = await handle(deps, asked)
    if (reply !== null) return reply
  }
  return inWords(NOTHING_UNDERSTOOD, { asks: true })
}

function toConversation({ said: text, turns, lookingAt, accountId, now }: Question): Conversation {
  const said = readSaid(text)
  const earlier = turns.map((turn) => ({ ...turn, said: readSaid(turn.said) }))
  const wish = wishOfThread(
    earlier.map((turn) => turn.said),
    said,
  )
  return { said, earlier, wish, lookingAt, accountId, now }
}

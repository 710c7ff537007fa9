import type { AssistantReply } from '@ahia/contracts/assistant'
import type { AccountId, OrderId, ProductId } from '@ahia/contracts/ids'
import type { AssistantDeps } from './assistant-deps.ts'
import { compareProducts } from './compare/compare-products.ts'
import type { Conversation } from './conversation.rules.ts'
import { replyKindly } from './courtesy/reply-kindly.ts'
import { answerFact } from './facts/answer-fact.ts'
import { findRequested } from './find/find-requested.ts'
import type { IntentHandler } from './intent-handler.ts'
import { parseMessage } from './reading/parse-message.rules.ts'
import { requestOfThread } from './reading/request-of-thread.rules.ts'
import { recommend } from './recommend/recommend.ts'
import { inWords, type Reply, toAnswer } from './reply.rules.ts'
import { trackOrders } from './track/track-orders.ts'
import { wordReply } from './wording/word-reply.ts'

type ShopperMessage = { message: string; productIds: readonly ProductId[]; orderIds: readonly OrderId[] }

export type Question = {
  message: string
  /** Oldest first. */
  turns: readonly ShopperMessage[]
  lookingAt: ProductId | null
  accountId: AccountId | null
  now: Date
}

/** Tried in this order: the handlers with the narrowest vocabulary first, as they are the surest. */
const INTENT_HANDLERS: readonly IntentHandler[] = [
  replyKindly,
  trackOrders,
  compareProducts,
  answerFact,
  recommend,
  findRequested,
]

const NOTHING_UNDERSTOOD =
  'I help with shopping. I find products, compare them, recommend some and tell you where your orders are. What are you looking for?'

/** CHAT-07: the shopper has an answer by then, in our own words if need be. */
const ANSWER_LIMIT_MS = 4_000

/** CHAT-06: answers from the catalogue, our own pages and the caller's own orders, and from nothing else. */
export async function answerShopper(deps: AssistantDeps, question: Question): Promise<AssistantReply> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error(`No answer in ${ANSWER_LIMIT_MS} ms`)), ANSWER_LIMIT_MS)
  try {
    const conversation = toConversation(question)
    const reply = await findReply(deps, conversation)
    const { text: message } = conversation.message
    return toAnswer(await wordReply(deps, { reply, message, deadline: late.signal }))
  } finally {
    clearTimeout(timer)
  }
}

async function findReply(deps: AssistantDeps, conversation: Conversation): Promise<Reply> {
  for (const handle of INTENT_HANDLERS) {
    const reply = await handle(deps, conversation)
    if (reply !== null) return reply
  }
  return inWords(NOTHING_UNDERSTOOD, { asks: true })
}

function toConversation({ message: text, turns, lookingAt, accountId, now }: Question): Conversation {
  const message = parseMessage(text)
  const earlier = turns.map((turn) => ({ ...turn, message: parseMessage(turn.message) }))
  const request = requestOfThread(
    earlier.map((turn) => turn.message),
    message,
  )
  return { message, earlier, request, lookingAt, accountId, now }
}

import type { AssistantDeps } from '../assistant-deps.ts'
import { fillBasket } from '../basket/fill-basket.ts'
import { compareProducts } from '../compare/compare-products.ts'
import type { Conversation } from '../conversation.rules.ts'
import { KIND_WORDS, sayTalk } from '../courtesy/say-talk.ts'
import { answerFact } from '../facts/answer-fact.ts'
import { describeMatches, findRequested } from '../find/find-requested.ts'
import { withMessage } from '../parse/parse-conversation.rules.ts'
import { answerProduct } from '../product/answer-product.ts'
import { recommend } from '../recommend/recommend.ts'
import { recommendForStory } from '../recommend/recommend-for-story.ts'
import type { Reply } from '../reply.rules.ts'
import { answerShops } from '../shops/answer-shops.ts'
import { trackOrders } from '../track/track-orders.ts'
import { askBack } from './ask-back.ts'
import type { Call, Plan } from './plan.ts'

/** CHAT-09: what the first call says that has an answer. */
export async function runPlan(deps: AssistantDeps, conversation: Conversation, plan: Plan): Promise<Reply> {
  for (const call of plan.calls) {
    const wasLookedFor = call !== plan.calls[0]
    const reply =
      call.tool === 'ask-back'
        ? askBack(conversation, call.about, wasLookedFor)
        : await run(deps, conversation, call)
    if (reply !== null) return call.tool === 'talk' ? reply : withFeeling(reply, plan)
  }
  return askBack(conversation, 'aim')
}

const withFeeling = (reply: Reply, { feeling }: Plan): Reply =>
  feeling === null ? reply : { ...reply, text: `${KIND_WORDS[feeling]} ${reply.text}` }

/** CHAT-12: where the part of a long message that asks names nothing we have, the whole of it may describe it. */
async function searchFor(
  deps: AssistantDeps,
  conversation: Conversation,
  text: string | null,
): Promise<Reply | null> {
  const reply = await findRequested(deps, withMessage(conversation, text))
  if (text === null || (reply !== null && !reply.isNear)) return reply
  return (await describeMatches(deps, conversation)) ?? reply
}

/** CHAT-12: the part that asks decides; where it names nothing, what the whole story is about. */
async function recommendFor(
  deps: AssistantDeps,
  conversation: Conversation,
  text: string | null,
): Promise<Reply | null> {
  const asked = withMessage(conversation, text)
  const namesThing = text !== null && asked.message.request.words.length > 0
  return (namesThing ? null : await recommendForStory(deps, conversation)) ?? recommend(deps, asked)
}

async function run(
  deps: AssistantDeps,
  conversation: Conversation,
  call: Exclude<Call, { tool: 'ask-back' }>,
): Promise<Reply | null> {
  switch (call.tool) {
    case 'talk':
      return sayTalk(deps, conversation, call)
    case 'orders':
      return trackOrders(deps, withMessage(conversation, call.text))
    case 'compare':
      return compareProducts(deps, withMessage(conversation, call.text))
    case 'policy':
      return answerFact(deps, withMessage(conversation, call.text))
    case 'recommend':
      return recommendFor(deps, conversation, call.text)
    case 'shops':
      return answerShops(deps, withMessage(conversation, call.text))
    case 'search':
      return searchFor(deps, conversation, call.text)
    case 'product':
      return answerProduct(deps, conversation, call)
    case 'basket':
      return fillBasket(deps, conversation, call)
  }
}

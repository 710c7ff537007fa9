import { mannerOf } from '../compare/comparison-intent.rules.ts'
import type { Conversation } from '../conversation.rules.ts'
import { talkOf } from '../courtesy/talk-of.rules.ts'
import { askedOf, isQuestion, mayAskOfProduct, namesAspect } from '../product/question.rules.ts'
import { toTrackingRequest } from '../track/tracking-request.ts'
import type { Call, CallOf, Plan } from './plan.ts'

/** CHAT-09: what a message asks for, without a network. The surest call comes first: those with the narrowest words. */
export function planByRules(conversation: Conversation): Plan {
  const talk = talkOf(conversation)
  if (talk !== null) return { feeling: null, calls: [{ tool: 'talk', about: talk }] }
  const text = null
  const [ofPage, orAskShop] = productCalls(conversation)
  const calls: (Call | false | null)[] = [
    toTrackingRequest(conversation) !== null && { tool: 'orders', text },
    mannerOf(conversation.message.text) !== null && { tool: 'compare', text },
    ofPage,
    { tool: 'policy', text },
    orAskShop,
    { tool: 'recommend', text },
    { tool: 'search', text },
    { tool: 'ask-back', about: 'aim' },
  ]
  return { feeling: null, calls: calls.filter((call) => call !== false && call !== null) }
}

type ProductCall = CallOf<'product'>

/** A question about a product is asked of its page before our own pages, and of its shop after them. */
function productCalls(conversation: Conversation): [ProductCall | null, ProductCall | null] {
  const which = askedOf(conversation)
  if (which === null || !mayAskOfProduct(conversation)) return [null, null]
  const isPointed = conversation.message.pointers.length > 0
  const isOfPage = which.of === 'page' || isPointed || namesAspect(conversation)
  if (!isOfPage || !(isQuestion(conversation) || which.of === 'page')) return [null, null]
  const call = { tool: 'product', which, question: null } as const
  const mayBeAsked = isQuestion(conversation) && (isPointed || which.of === 'page')
  return [{ ...call, otherwise: 'pass' }, mayBeAsked ? { ...call, otherwise: 'ask-shop' } : null]
}

import { basketChangeIn } from '../basket/basket-change.ts'
import { basketIn } from '../basket/basket-request.ts'
import { mayCompare } from '../compare/compare-products.ts'
import { comparisonKindOf } from '../compare/comparison-intent.rules.ts'
import type { Conversation } from '../conversation.rules.ts'
import { feelingOf } from '../courtesy/feelings.ts'
import { talkOf } from '../courtesy/talk-of.ts'
import { withMessage } from '../parse/parse-conversation.rules.ts'
import { requestPartOf } from '../parse/request-part.rules.ts'
import { askedProductOf, isPointing, isQuestion, mayAskOfProduct } from '../product/question.ts'
import { shopQuestionOf, THIS_SHOP } from '../shops/shop-question.rules.ts'
import { toTrackingRequest } from '../track/tracking-request.ts'
import type { Call, CallOf, Plan } from './plan.ts'
import { isUnclear } from './unclear.ts'

/**
 * CHAT-09: the calls that may answer a message, found without a network. They are tried in this order until one has an answer
 * (`run-plan.ts`), so those with the narrowest words come first.
 */
export function planByRules(whole: Conversation): Plan {
  const text = requestPartOf(whole.message)
  const conversation = withMessage(whole, text)
  const feeling = feelingOf(whole.message.plain)
  const talk = talkOf(whole, conversation)
  if (talk !== null) return { feeling, calls: [{ tool: 'talk', about: talk }] }
  if (isUnclear(conversation)) return { feeling, calls: [{ tool: 'ask-back', about: 'aim' }] }
  const [askPage, askShop] = productCalls(conversation, text)
  const isAboutShop = isAboutShopOnScreen(conversation)
  const isOnlyFeeling =
    feeling !== null && text === null && !WANTS.test(conversation.message.plain) && !isQuestion(conversation)
  const calls: (Call | false | null)[] = [
    toTrackingRequest(conversation) !== null && { tool: 'orders', text },
    basketChangeIn(conversation),
    isAboutOpenPage(conversation) ? null : mayCompare(conversation) && { tool: 'compare', text },
    isAboutShop ? null : askPage,
    shopQuestionOf(conversation) !== null && { tool: 'shops', text },
    isAboutShop ? askPage : null,
    basketIn(conversation) ?? basketIn(whole),
    { tool: 'policy', text },
    askShop,
    { tool: 'recommend', text },
    isOnlyFeeling ? { tool: 'talk', about: feeling } : { tool: 'search', text },
    { tool: 'ask-back', about: 'aim' },
  ]
  return { feeling, calls: calls.filter((call) => call !== false && call !== null) }
}

/** Somebody asks for something, whatever they feel. */
const WANTS = /\b(?:need|want|wan|buy|looking|find|show|get me|recommend|suggest|gifts?|order)\b/

/** 'this shop', on a page; 'is it a good shop', 'where are they', after goods of a shop were shown. */
const isAboutShopOnScreen = (conversation: Conversation): boolean =>
  THIS_SHOP.test(conversation.message.plain) ||
  (shopQuestionOf(conversation) !== null && ITS_SHOP.test(conversation.message.plain))

const ITS_SHOP =
  /\bwhere (?:are|dey) they\b|\b(?:it|they)\b.*\b(?:shop|seller|vendor|store|merchant)\b|\bwhat else do they\b/

/** 'does it use battery or light?': both are asked of the page that is open. */
const isAboutOpenPage = ({ lookingAt, message }: Conversation): boolean =>
  lookingAt !== null &&
  comparisonKindOf(message.text) === 'either' &&
  /^(?:please |abeg )?(?:does|do|is|are|can|will|na|e) (?:it|this|e|they)\b/.test(message.plain)

type ProductCall = CallOf<'product'>

/** A question about a product is asked of its page before our own pages, and of its shop after them. */
function productCalls(
  conversation: Conversation,
  question: string | null,
): [ProductCall | null, ProductCall | null] {
  const which = askedProductOf(conversation)
  if (which === null || !mayAskOfProduct(conversation)) return [null, null]
  const isPointed = isPointing(conversation)
  if (!(isQuestion(conversation) || which.of === 'page')) return [null, null]
  const call = { tool: 'product', which, question } as const
  const namesNothing = conversation.message.request.words.length === 0 && !conversation.message.isRefinement
  const mayBeAsked = isQuestion(conversation) && (isPointed || namesNothing || which.of === 'page')
  return [{ ...call, otherwise: 'pass' }, mayBeAsked ? { ...call, otherwise: 'ask-shop' } : null]
}

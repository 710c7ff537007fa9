import type { AssistantDeps } from '../assistant-deps.ts'
import type { Answer } from '../plan/tool.ts'
import { isPointing } from '../product/question.ts'
import { type Reply, textReply } from '../reply.rules.ts'
import { ACCOUNTS } from './accounts.ts'
import { DELIVERY } from './delivery.ts'
import { DELIVERY_WAYS } from './delivery-ways.ts'
import { mostLikelyCandidate } from './fallback-topic.ts'
import { withContext } from './follow-up-question.ts'
import { MERCHANTS } from './merchants.ts'
import { normalise } from './normalise.ts'
import { ORDERING } from './ordering.ts'
import { PAYMENT } from './payment.ts'
import { PICKUP } from './pickup.ts'
import { PROFILE } from './profile.ts'
import { RETURNS } from './returns.ts'
import type { Topic, TopicQuestion } from './topic.ts'
import { TRUST } from './trust.ts'

/** Tried in this order: topics with few, unmistakable words before those with many ambiguous ones. */
const TOPICS: readonly Topic[] = [
  ...DELIVERY_WAYS,
  ...TRUST,
  ...MERCHANTS,
  ...PAYMENT,
  ...PROFILE,
  ...ACCOUNTS,
  ...RETURNS,
  ...ORDERING,
  ...PICKUP,
  ...DELIVERY,
]

const OWN_ORDER = /\bmy (?:\w+ ){0,2}(?:orders?|parcels?)\b/
const SIGN_IN = 'Sign in and I can also tell you where your own orders are.'

/** CHAT-06: answers from our own pages and reference data: delivery, returns, payment, accounts and selling. */
export const answerFact: Answer = async (deps, conversation) => {
  const question = { conversation, text: normalise(conversation.message) }
  const reply = await answerTopic(deps, question)
  if (reply !== null) return reply
  const whole = withContext(conversation)
  if (whole !== null) return answerTopic(deps, { conversation: whole, text: normalise(whole.message) })
  // 'who will install it', with a page open: of that thing, and not of our app.
  if (conversation.lookingAt !== null && isPointing(conversation)) return null
  const likely = mostLikelyCandidate(question)
  return likely === null ? null : answerTopic(deps, { conversation, text: `${likely} ${question.text}` })
}

async function answerTopic(deps: AssistantDeps, question: TopicQuestion): Promise<Reply | null> {
  for (const topic of TOPICS) {
    const reply = topic.matches(question) ? await topic.answer(question, deps) : null
    if (reply === null) continue
    if (typeof reply !== 'string') return reply
    const isGuests = question.conversation.accountId === null && OWN_ORDER.test(question.text)
    return textReply(isGuests ? `${reply} ${SIGN_IN}` : reply)
  }
  return null
}

import type { Conversation } from '../conversation.rules.ts'
import { normalise } from '../facts/normalise.ts'
import type { Talk } from '../plan/plan.ts'
import { shopQuestionOf } from '../shops/shop-question.rules.ts'
import { toTrackingRequest } from '../track/tracking-request.ts'
import { asksForOtherPrice, asksForOthers, isManipulation } from './manipulation.rules.ts'
import { wantsMedicalAdvice } from './medical.rules.ts'
import { offTopicOf } from './not-our-business.ts'
import { isToAssistant, smallTalkOf } from './small-talk.ts'

/** What is said besides shopping; null when it is shopping. Of a long message, `asked` is the part that asks. */
export function talkOf(conversation: Conversation, asked: Conversation): Talk | null {
  const text = normalise(conversation.message)
  const smallTalk = smallTalkOf(text)
  if (smallTalk !== null) return smallTalk
  if (isManipulation(text, conversation.message.text)) return 'manipulation'
  const part = normalise(asked.message)
  if (asksForOtherPrice(part)) return 'other-price'
  if (asksForOthers(text)) return 'other-people'
  // 'when was … delivered' is history of the right kind.
  if (toTrackingRequest(asked) !== null) return null
  if (wantsMedicalAdvice(part)) return 'health'
  const strange = offTopicOf(text, conversation.message.text)
  if (strange === 'despair' || strange === 'not-sold') return strange
  const other = offTopicOf(part, asked.message.text)
  if (other === 'off-topic' && (isOfPage(asked) || shopQuestionOf(asked) === 'about')) return null
  return other ?? (isToAssistant(text) ? 'help' : null)
}

/** 'can I use it to play games': asked of the product whose page is open. */
const isOfPage = ({ lookingAt, message }: Conversation): boolean =>
  lookingAt !== null && /\b(?:it|this|am)\b/.test(message.plain)

import type { Conversation } from '../conversation.rules.ts'
import { normalise } from '../facts/normalise.ts'
import type { Talk } from '../plan/plan.ts'
import { toTrackingRequest } from '../track/tracking-request.ts'
import { wantsMedicalAdvice } from './medical.rules.ts'
import { strangeOf } from './not-our-business.rules.ts'
import { smallTalkOf } from './small-talk.rules.ts'
import { asksForOtherPrice, asksForOthers, triesToTurn } from './turning.rules.ts'

/** What is said besides shopping, in all of the message; null when it is shopping. */
export function talkOf(conversation: Conversation): Talk | null {
  const text = normalise(conversation.message)
  const smallTalk = smallTalkOf(text)
  if (smallTalk !== null) return smallTalk
  if (asksForOtherPrice(text)) return 'other-price'
  if (triesToTurn(text, conversation.message.text)) return 'turning'
  if (asksForOthers(text)) return 'other-people'
  // 'when was … delivered' is history of the right kind.
  if (toTrackingRequest(conversation) !== null) return null
  if (wantsMedicalAdvice(text)) return 'health'
  return strangeOf(text, conversation.message.text)
}

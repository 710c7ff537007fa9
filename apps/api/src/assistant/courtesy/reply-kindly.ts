import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import { normalise } from '../facts/normalise.ts'
import { findRequested } from '../find/find-requested.ts'
import type { IntentHandler } from '../intent-handler.ts'
import { inWords, type Reply } from '../reply.rules.ts'
import { toTrackingRequest } from '../track/tracking-request.ts'
import { ASK_A_DOCTOR, GOODS_ONLY, wantsMedicalAdvice } from './medical.rules.ts'
import { answerStrange } from './not-our-business.rules.ts'
import { answerSmallTalk } from './small-talk.rules.ts'
import {
  asksForOtherPrice,
  asksForOthers,
  NOT_TURNED,
  OTHERS_ARE_PRIVATE,
  PRICES_STAND,
  triesToTurn,
} from './turning.rules.ts'

/** Answers greetings, and declines politely what is off-topic. No reply repeats the shopper's text. */
export const replyKindly: IntentHandler = async (deps, conversation) => {
  const text = normalise(conversation.message)
  const smallTalk = answerSmallTalk(text)
  if (smallTalk) return inWords(smallTalk, { asks: smallTalk.endsWith('?') })
  if (asksForOtherPrice(text)) return refuse(PRICES_STAND)
  if (triesToTurn(text, conversation.message.text)) return refuse(NOT_TURNED)
  if (asksForOthers(text)) return refuse(OTHERS_ARE_PRIVATE)
  // 'when was … delivered' is history of the right kind.
  if (toTrackingRequest(conversation) !== null) return null
  if (wantsMedicalAdvice(text)) return sendToDoctor(deps, conversation)
  const strange = answerStrange(text, conversation.message.text)
  return strange === null ? null : refuse(strange)
}

const refuse = (text: string): Reply => inWords(text, { asks: text.endsWith('?'), wording: 'fixed' })

/** Products may be shown, as in a pharmacy; advice on their use is left to doctors and pharmacists. */
async function sendToDoctor(deps: AssistantDeps, conversation: Conversation): Promise<Reply> {
  const found = await findRequested(deps, conversation)
  const cards = found?.cards ?? []
  return inWords(cards.length > 0 ? ASK_A_DOCTOR + GOODS_ONLY : ASK_A_DOCTOR, { cards, wording: 'fixed' })
}

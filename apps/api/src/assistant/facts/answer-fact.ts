import type { AssistantDeps } from '../assistant-deps.ts'
import type { IntentHandler } from '../intent-handler.ts'
import { inWords, type Reply } from '../reply.rules.ts'
import { ACCOUNTS } from './accounts.ts'
import { askedInFull } from './asked-in-full.ts'
import { DELIVERY } from './delivery.ts'
import { DELIVERY_WAYS } from './delivery-ways.ts'
import { heard } from './heard.ts'
import { MERCHANTS } from './merchants.ts'
import { ORDERING } from './ordering.ts'
import { mostLikelyMeant } from './overheard.ts'
import { PAYMENT } from './payment.ts'
import { PICKUP } from './pickup.ts'
import { PROFILE } from './profile.ts'
import { RETURNS } from './returns.ts'
import type { Hearing, Topic } from './topic.ts'
import { TRUST } from './trust.ts'

/** In this order: what few words tell for sure comes before what many words may mean. */
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
export const answerFact: IntentHandler = async (deps, asked) => {
  const hearing = { asked, text: heard(asked.said) }
  const reply = await tellTopic(deps, hearing)
  if (reply !== null) return reply
  const whole = askedInFull(asked)
  if (whole !== null) return tellTopic(deps, { asked: whole, text: heard(whole.said) })
  const likely = mostLikelyMeant(hearing)
  return likely === null ? null : tellTopic(deps, { asked, text: `${likely} ${hearing.text}` })
}

async function tellTopic(deps: AssistantDeps, hearing: Hearing): Promise<Reply | null> {
  for (const topic of TOPICS) {
    const reply = topic.isMeant(hearing) ? await topic.answer(hearing, deps) : null
    if (reply === null) continue
    if (typeof reply !== 'string') return reply
    const isGuests = hearing.asked.accountId === null && OWN_ORDER.test(hearing.text)
    return inWords(isGuests ? `${reply} ${SIGN_IN}` : reply)
  }
  return null
}

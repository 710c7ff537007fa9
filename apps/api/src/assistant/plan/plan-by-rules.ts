import { mannerOf } from '../compare/comparison-intent.rules.ts'
import type { Conversation } from '../conversation.rules.ts'
import { talkOf } from '../courtesy/talk-of.rules.ts'
import { toTrackingRequest } from '../track/tracking-request.ts'
import type { Call, Plan } from './plan.ts'

/** CHAT-09: what a message asks for, without a network. The surest call comes first: those with the narrowest words. */
export function planByRules(conversation: Conversation): Plan {
  const talk = talkOf(conversation)
  if (talk !== null) return { feeling: null, calls: [{ tool: 'talk', about: talk }] }
  const text = null
  const calls: (Call | false)[] = [
    toTrackingRequest(conversation) !== null && { tool: 'orders', text },
    mannerOf(conversation.message.text) !== null && { tool: 'compare', text },
    { tool: 'policy', text },
    { tool: 'recommend', text },
    { tool: 'search', text },
    { tool: 'ask-back', about: 'aim' },
  ]
  return { feeling: null, calls: calls.filter((call) => call !== false) }
}

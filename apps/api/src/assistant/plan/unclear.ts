import type { Conversation } from '../conversation.rules.ts'
import { withContext } from '../facts/follow-up-question.ts'

/** Nothing in it says what is meant, and nothing before it does. */
const UNCLEAR: readonly RegExp[] = [
  /^(?:it|e|this|that|am)? ?(?:is|does|dey|no|not|does not|do not|dont|doesnt|no dey|never|too|has|don) ?(?:not |no |too )?(?:work|working|cost|costly|expensive|good|open|load|loading|correct|fine|enough)(?: at all| again| o| now| well)?$/,
  /^(?:please |abeg )?(?:i|we) (?:want|wan|need|would like|dey) (?:to )?(?:buy |get |order |find )?(?:something|anything|things?|stuff|plenty|some|it|am|one|goods|help)(?: (?:for (?:school|work|home|house|office|church|me|my house|my room|the house)|please|abeg|here|now|today))?$/,
  /^(?:please |abeg )?(?:help me (?:to )?(?:buy|get|find|choose|order)|buy|get|send|give me|show me|bring)(?: (?:it|am|that|this|one|something|anything|me))?(?: please| abeg)?$/,
  /^how much(?: (?:for|is|be|are))?(?: (?:it|am|that|this|one|two|for|\d{1,2}|all|everything))*(?: please| abeg)?$/,
  /^(?:the )?(?:small|big|red|blue|black|other|first|second|cheap|good|new|same|normal) one(?: please)?$/,
  /^the ones? for (?:the )?(?:house|home|kitchen|office|me|today|work)$/,
  /^(?:what|which|how|why|when|where|who|huh|eh|hmm|maybe|idk|not sure|i am not sure|i do not know|i dont know|problem|issue|question|i have a question|i have a problem|i get problem)$/,
]

/** CHAT-12: too little to go by; with a page open or something shown, 'it' has a meaning. */
export function isUnclear(conversation: Conversation): boolean {
  const { message, earlier, lookingAt } = conversation
  const isAlone =
    lookingAt === null &&
    earlier.every(({ productIds, orderIds }) => productIds.length + orderIds.length === 0)
  return (
    isAlone && UNCLEAR.some((pattern) => pattern.test(message.plain)) && withContext(conversation) === null
  )
}

import type { Conversation } from '../conversation.rules.ts'
import { parseMessage } from '../parse/parse-message.rules.ts'
import type { ParsedMessage } from '../parse/parsed-message.rules.ts'
import { normalise } from './normalise.ts'
import { findElsewhere, findPlaces, withoutPlaces } from './places.ts'
import { namingWords } from './spoken-product.ts'

const MOST_WORDS = 7

/**
 * 'how much is delivery to Lagos', and then only 'and Abuja?' or 'how many days?': the question before with what is
 * new. Null when the message names something of its own, or what was said before it showed something.
 */
export function withContext(conversation: Conversation): Conversation | null {
  const { message, earlier } = conversation
  const before = earlier.at(-1)
  if (!before || before.productIds.length + before.orderIds.length > 0) return null
  if (message.text.split(/\s+/).length > MOST_WORDS) return null
  if (!asksOn(conversation) && !(OF_RATES.test(before.message.plain) && OTHER_TRADE.test(message.plain)))
    return null
  const start = hasPlace(message) ? withoutPlaces(before.message.text) : before.message.text
  return { ...conversation, message: parseMessage(`${start} ${message.text}`) }
}

/** Of which trade: 'what is the commission?', and then 'for gadgets?' */
const OF_RATES = /\b(?:commissions?|percent\w*)\b/
const OTHER_TRADE = /^(?:(?:and|for|on|what about|how about|of) )+\w+/

const ASKS_ON =
  /^(?:and |so |but |ok |okay |then |abeg )*(?:how (?:many days|long|much|soon)|is it|who pays|which days?|what (?:about|of)|from|to)\b/

/** Only another place, or only how long and how much. */
function asksOn(conversation: Conversation): boolean {
  const { message } = conversation
  const elsewhere = findElsewhere(normalise(message))?.toLowerCase().split(' ') ?? []
  const isMinimal = namingWords(conversation).every((word) => elsewhere.includes(word) || word === 'nko')
  return isMinimal && (hasPlace(message) || ASKS_ON.test(normalise(message)))
}

const hasPlace = (message: ParsedMessage): boolean =>
  findPlaces(normalise(message)).length > 0 || findElsewhere(normalise(message)) !== null

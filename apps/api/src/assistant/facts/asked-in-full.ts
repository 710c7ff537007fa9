import type { Conversation } from '../conversation.rules.ts'
import type { ParsedMessage } from '../reading/parsed-message.rules.ts'
import { readSaid } from '../reading/read-said.rules.ts'
import { heard } from './heard.ts'
import { findElsewhere, findPlaces, withoutPlaces } from './places.ts'
import { namingWords } from './spoken-product.ts'

const MOST_WORDS = 7

/**
 * 'how much is delivery to Lagos', and then only 'and Abuja?' or 'how many days?': the question before with what is
 * new. Null when the message names something of its own, or what was said before it showed something.
 */
export function askedInFull(asked: Conversation): Conversation | null {
  const { said, earlier } = asked
  const before = earlier.at(-1)
  if (!before || before.productIds.length + before.orderIds.length > 0) return null
  if (said.text.split(/\s+/).length > MOST_WORDS) return null
  if (!asksOn(asked) && !(OF_RATES.test(before.said.plain) && OTHER_TRADE.test(said.plain))) return null
  const start = hasPlace(said) ? withoutPlaces(before.said.text) : before.said.text
  return { ...asked, said: readSaid(`${start} ${said.text}`) }
}

/** Of which trade: 'what is the commission?', and then 'for gadgets?' */
const OF_RATES = /\b(?:commissions?|percent\w*)\b/
const OTHER_TRADE = /^(?:(?:and|for|on|what about|how about|of) )+\w+/

const ASKS_ON =
  /^(?:and |so |but |ok |okay |then |abeg )*(?:how (?:many days|long|much|soon)|is it|who pays|which days?|what (?:about|of)|from|to)\b/

/** Only another place, or only how long and how much. */
function asksOn(asked: Conversation): boolean {
  const { said } = asked
  const elsewhere = findElsewhere(heard(said))?.toLowerCase().split(' ') ?? []
  const isBare = namingWords(asked).every((word) => elsewhere.includes(word) || word === 'nko')
  return isBare && (hasPlace(said) || ASKS_ON.test(heard(said)))
}

const hasPlace = (said: ParsedMessage): boolean =>
  findPlaces(heard(said)).length > 0 || findElsewhere(heard(said)) !== null

import type { Conversation } from '../conversation.rules.ts'
import type { CallOf } from '../plan/plan.ts'
import { parseMessage } from '../reading/parse-message.rules.ts'

const AMOUNT = String.raw`(?:₦|n|#)?\s?\d[\d,.]*\s?(?:k|thousand|naira)?\b`
/** What is said of the money, and of nothing else. */
const MONEY = new RegExp(
  [
    String.raw`\b(?:i|we) (?:only |just )?(?:have|get|got) (?:only |just |about )?${AMOUNT}(?: naira)?(?: (?:to spend|with me|only|for (?:it|everything|all|them)))?`,
    String.raw`\b(?:with|for|within|under|below|from|my|around|about|like) (?:a |my |only |just |this |around |about )*(?:budget (?:of |is |na )?)?${AMOUNT}(?: naira)?(?: (?:budget|total|only|altogether|in all|in total))?`,
    String.raw`\b(?:i|we|it|e|all|everything|total|they|sum)? ?(?:no get pass|must not (?:pass|exceed|be more than|go above|cross)|should not (?:pass|exceed|be more than)|not (?:more than|above)|no (?:go |dey )?pass|all within|all under|no more than|at most|max(?:imum)?(?: of)?|up to|less than) ${AMOUNT}(?: naira)?`,
    String.raw`\b(?:my |the |our )?budget (?:is |na |of |be )?${AMOUNT}(?: naira)?`,
    String.raw`\b(?:in )?total(?: of)? ${AMOUNT}`,
    String.raw`(?<=[,.] ?|^)\s*${AMOUNT}(?: (?:budget|total|only|max|for all|for everything))?(?=[,.]|\s*$)`,
  ].join('|'),
  'gi',
)
/** What stands before the things. */
const LEAD =
  /^(?:.*\b(?:i|we|he|she|they|apprentice|driver|son|daughter|wife|husband|mother|team|office|boss) (?:need|needs|want|wants|wan buy|wan|would like|dey find|am looking for|are looking for)(?: to (?:buy|get|order))?|(?:.*\b)?(?:get me|give me|buy me|find me|show me|looking for|need|want to buy|complete me|help me (?:buy|get))|please|abeg|kindly|hi|hello|oya|so|and)\s+/i
const JOINTS = /\s*(?:,|\+|;|\/|\band\b|\bplus\b|\bn\b|\balong with\b|\btogether with\b|&)\s*/i
const ARTICLE =
  /^(?:(?:an?|the|some|one|my|also|and|then|maybe|good|nice|small|bottle of|pack of|bag of|carton of|box of|plate of|tin of|tins of|loaf of) )+/i
const ASIDE =
  /\s+(?:for (?:the |my |our |one |a |her |his )?(?:baby|hostel|customer|school|house|home|kitchen|party|shop|kiosk|office|car|room|trip|kids?|children|wife|husband|mum|mother|family)|as (?:an? )?gifts?.*|to take home|by the (?:carton|bag|pack|dozen)|please|abeg|quick|quickly|asap|now|all|altogether|together|total|in all)\s*$/i
const TOGETHER =
  /\b(?:together|altogether|in all|in total|total|all within|all under|everything|add up|sum|basket|combined)\b/i
const MOST_WORDS = 9
const MOST_THINGS = 6

/** CHAT-11: several things with one sum for all of them; null when it is one thing, or nothing is said of money. */
export function basketIn({ message }: Conversation): CallOf<'basket'> | null {
  if (message.change !== null) return null
  const { maxNaira } = message.request
  const text = message.text.replace(/\s+/g, ' ').trim()
  if ((maxNaira === null && !TOGETHER.test(text)) || /\b(?:or|vs|versus|compare|between)\b/i.test(text))
    return null
  const sentences = text
    .replace(MONEY, ' ')
    .split(/(?<=[.!?])\s+(?=\S)|\n+/)
    .flatMap((sentence) => sentence.split(/:\s+/).slice(-1))
  const lists = sentences.map(thingsOf).filter((things) => things.length > 1)
  const [things] = lists.toSorted((one, other) => other.length - one.length)
  if (things?.some((thing) => /\b(?:gift|present|surprise)s?\b/i.test(thing))) return null
  return things ? { tool: 'basket', things: things.slice(0, MOST_THINGS), maxNaira } : null
}

function thingsOf(sentence: string): string[] {
  const bare = sentence
    .replace(/[.!?]+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const pieces = withoutLead(bare)
    .split(JOINTS)
    .map((piece) => piece.replace(ASIDE, '').replace(ARTICLE, '').trim())
    .filter((piece) => /[a-z]{2}/i.test(piece) && parseMessage(piece).request.words.length > 0)
  return pieces.every((piece) => piece.split(' ').length <= MOST_WORDS) ? pieces : []
}

const withoutLead = (text: string): string => {
  const rest = text.replace(LEAD, '')
  return rest === text ? rest : withoutLead(rest)
}

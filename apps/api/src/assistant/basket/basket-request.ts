import type { Conversation } from '../conversation.rules.ts'
import { parseMessage } from '../parse/parse-message.rules.ts'
import type { CallOf } from '../plan/plan.ts'

const AMOUNT = String.raw`(?:₦|n|#)?\s?(?:\d[\d,.]*\s?(?:k|thousand|naira)\b|\d[\d,.]{2,}\b)`
/** What is said of the money, and of nothing else. */
const MONEY = new RegExp(
  [
    String.raw`\b(?:i|we) (?:only |just )?(?:have|get|got) (?:only |just |about )?${AMOUNT}(?: naira)?(?: (?:to spend|with me|only|for (?:it|everything|all|them)))?`,
    String.raw`\b(?:with|for|within|under|below|from|my|around|about|like) (?:a |my |only |just |this |around |about )*(?:budget (?:of |is |na )?)?${AMOUNT}(?: naira)?(?: (?:budget|total|only|altogether|in all|in total))?`,
    String.raw`\b(?:i|we|it|e|all|everything|total|they|sum)? ?(?:no get pass|must not (?:pass|exceed|be more than|go above|cross)|should not (?:pass|exceed|be more than)|not (?:more than|above)|no (?:go |dey )?pass|all within|all under|no more than|at most|max(?:imum)?(?: of)?|up to|less than) ${AMOUNT}(?: naira)?`,
    String.raw`\b(?:my |the |our )?(?:budget|ceiling|limit|cap|money) (?:is |na |of |be )?${AMOUNT}(?: naira)?`,
    String.raw`\b(?:in )?total(?: of)? ${AMOUNT}`,
    String.raw`(?<=[,.] ?|^)\s*${AMOUNT}(?: (?:budget|total|only|max|for all|for everything))?(?=[,.]|\s*$)`,
  ].join('|'),
  'gi',
)
/** What stands before the things. */
const LEAD =
  /^(?:.*\b(?:i|we|he|she|they|apprentice|driver|son|daughter|wife|husband|mother|team|office|boss) (?:need|needs|want|wants|wan buy|wan|would like|dey find|am looking for|are looking for)(?: to (?:buy|get|order))?|(?:.*\b)?(?:get me|give me|buy me|find me|show me|looking for|need|want to buy|complete me|help me (?:buy|get)|how much (?:be|is|for|are|will|would)(?: (?:it|i) (?:cost|pay) (?:for|to buy))?|(?:total )?(?:price|cost)s? (?:of|for)|total (?:of|for)|can i (?:get|buy|have|order)|i go fit buy|spend (?:it )?on|put together|gather|pack|arrange|propose|suggest|package for me|i wan buy|buy)|please|abeg|kindly|hi|hello|oya|so|and)\s+/i
const JOINTS = /\s*(?:,|\+|;|\/|\band\b|\bplus\b|\bn\b|\balong with\b|\btogether with\b|&)\s*/i
const ARTICLE =
  /^(?:(?:an?|the|some|one|my|also|and|then|maybe|good|nice|small|bottle of|pack of|bag of|carton of|box of|gifts? of|plate of|tin of|tins of|loaf of) )+/i
/** 'something sweet to chew like chin chin' */
const EXAMPLE = /^(?:something|anything|some|things?)\b.*\b(?:like|such as|maybe|preferably) /i
/** For whom or for when: no part of what a thing is called, as 'for my laptop' is. */
const PEOPLE =
  'wife|husband|mum|mom|mummy|mother|mama|dad|daddy|father|papa|parents?|son|daughter|baby|babies|boys?|girls?|friends?|boss|teacher|sister|brother|aunty?|uncle|girlfriend|boyfriend|babe|kids?|child|children|pikin|toddler|niece|nephew|cousin|grandma|grandpa|family|man|men|woman|women|lady|ladies|person|people|guests?|visitors?|students?|staff|team|customers?|workers?|apprentice|driver|neighbou?r'
const PLACES_AND_TIMES =
  'house|home|kitchen|room|bedroom|parlou?r|sitting room|bathroom|toilet|hostel|flat|apartment|office|shop|store|salon|restaurant|school|church|mosque|farm|garden|compound|village|market|party|birthday|wedding|naming|burial|event|ceremony|occasion|trip|journey|travel|picnic|exam|exams|weekend|week|month|year|day|night|season|term|holidays?|christmas|easter|sallah'
const ASIDE = new RegExp(
  String.raw`\s+(?:for (?:the|my|our|one|a|an|her|his|their) (?:\w+ )?(?:${PEOPLE}|${PLACES_AND_TIMES})|for (?:home|school|breakfast|lunch|dinner|travel\w*|camping|baby|us|me|them)|for (?:about )?\d+ (?:people|persons|guests|children|kids|heads)\b.*|for (?:a )?(?:birthday|wedding|burial|party|naming)\b.*|in (?:lagos|enugu|abuja|port harcourt|edo|benin)\b.*|as (?:an? )?gifts?.*|to take home|by the (?:carton|bag|pack|dozen)|please|abeg|quick|quickly|asap|now|all|altogether|together|total|in all)\s*$`,
  'i',
)
const TOGETHER =
  /\b(?:how far can|sum|list|altogether|in all|in total|total|all within|all under|everything|add up|sum|basket|combined)\b/i
const SAYS_HOW = /^(?:not|no|but|with|without|for|in|size|any|very|really|must|should|it|they|that|which)\b/i
const MOST_WORDS = 9
const MOST_THINGS = 6
/** R31: each piece is parsed by itself. */
const MOST_PIECES = 2 * MOST_THINGS
/** This many are a list for the market, whether or not a sum is asked for. */
const MANY_THINGS = 3
const MOST_LIST_WORDS = 20
const MOST_NAME_WORDS = 4

/** A list, not one thing and what it has. */
const LISTS =
  /[:+]|\b(?:total|altogether|together|in all|everything|i (?:only |just )?(?:have|get)|budget|with (?:only )?₦?\d)\b/i
const HAS = /\b(?:with|that|which|wey|has|having|good|big|long|fast|strong|nice)\b/i

/** CHAT-11: several things with one sum for all of them; null when it is one thing, or nothing is said of money. */
export function basketIn({ message, earlier }: Conversation): CallOf<'basket'> | null {
  const isPointing = message.pointers.some(({ at }) => at === 'nth' || at === 'order')
  if (message.change !== null || isPointing) return null
  const text = message.text.replace(/\s+/g, ' ').trim()
  const maxNaira = message.request.maxNaira ?? sumIn(text) ?? sumBefore(earlier)
  const isSummed = maxNaira !== null || TOGETHER.test(text) || /\bhow much\b/i.test(text)
  if (/\b(?:vs|versus|compare|between|each|cheaper|which)\b/i.test(text)) return null
  const sentences = text
    .replace(MONEY, ' ')
    .split(/(?<=[.!?])\s+(?=\S)|\n+/)
    .flatMap((sentence) => sentence.split(/:\s+/).slice(-1))
  const lists = sentences.map(thingsOf).filter((things) => things.length > 1)
  const [things = []] = lists.toSorted((one, other) => other.length - one.length)
  const isList =
    things.length > 2 || /\bhow much\b/i.test(text) || LISTS.test(text) || message.request.maxNaira === null
  const isStory = text.split(' ').length > MOST_LIST_WORDS
  if (
    things.length < (isSummed ? 2 : isStory ? Number.POSITIVE_INFINITY : MANY_THINGS) ||
    things.some((thing) => /\b(?:gift|present|surprise)s?\b(?! of)/i.test(thing))
  )
    return null
  // 'we have 100k, she has enough shoes and bags already': what a story tells is no list of things.
  if (isStory && things.some((thing) => thing.split(' ').length > MOST_NAME_WORDS)) return null
  if (!isList && things.some((thing) => HAS.test(thing))) return null
  // 'a black shoe, women, not too high': one thing, and how it shall be; 'a gown or a bag': the one or the other.
  if (things.some((thing) => SAYS_HOW.test(thing)) || (/\bor\b/i.test(text) && things.length < MANY_THINGS))
    return null
  return { tool: 'basket', things: things.slice(0, MOST_THINGS), maxNaira }
}

/** 'with 50,000': said of all of it, though no word says that it is money. */
function sumIn(text: string): number | null {
  const [, digits] =
    /\b(?:with|have|get|got|spend|within|for|budget|exceed|above|total|is|na|than|of) (?:only |just |about |is |of )?₦?(\d{1,3}(?:,\d{3})+|\d{4,7})(?! ?(?:mah|w|g|kg|ml|lumens|va|people|pieces)\b)\b/i.exec(
      text,
    ) ??
    /[,.;:]? ₦?(\d{1,3}(?:,\d{3})+|\d{4,7})\s*[.?!]*$/.exec(text) ??
    []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

/** 'I have 40k', and then the things: a sum that was told alone. */
function sumBefore(earlier: Conversation['earlier']): number | null {
  const last = earlier.at(-1)?.message.request
  return last && last.words.length === 0 && last.category === null ? last.maxNaira : null
}

function thingsOf(sentence: string): string[] {
  const plainSentence = sentence
    .replace(/[.!?]+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const pieces = withoutLead(plainSentence)
    .split(JOINTS)
    .slice(0, MOST_PIECES)
    .map((piece) => piece.replace(EXAMPLE, '').replace(ASIDE, '').replace(ARTICLE, '').trim())
    .filter((piece) => /[a-z]{2}/i.test(piece) && isThing(piece))
  return pieces.every((piece) => piece.split(' ').length <= MOST_WORDS) ? pieces : []
}

/** 'food' is a thing on a list, 'what shall I wear' is none. */
function isThing(piece: string): boolean {
  const { words, category } = parseMessage(piece).request
  return words.some((word) => !NO_THINGS.has(word)) || (category !== null && !piece.includes(' '))
}

/** For whom it is and how much of it, and no thing. */
const NO_THINGS = new Set(
  'big large small plenty men man women woman ladies lady boys boy girls girl kids children adults quantity budget total money'.split(
    ' ',
  ),
)

const withoutLead = (text: string): string => {
  const rest = text.replace(LEAD, '')
  return rest === text ? rest : withoutLead(rest)
}

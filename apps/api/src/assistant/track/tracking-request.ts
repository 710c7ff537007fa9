import type { OrderId } from '@ahia/contracts/ids'
import type { Conversation } from '../conversation.rules.ts'
import { normalise } from '../facts/normalise.ts'
import { findPlaces } from '../facts/places.ts'
import type { ParsedMessage } from '../parse/parsed-message.rules.ts'
import { isOfSomebodyElse } from './somebody-else.ts'

/** Which of somebody's own orders are meant. */
export type OrderPointer =
  | { of: 'numbers'; numbers: readonly string[] }
  | { of: 'thread'; orderIds: readonly OrderId[] }
  | { of: 'rest'; orderIds: readonly OrderId[] } // 'the other one'
  | { of: 'own' }
  | { of: 'somebody-else' }
  | { of: 'unreadable-number' }

/** What is wanted of them. */
export type OrderConcern = 'standing' | 'cancel' | 'refund' | 'complaint' | 'payment' | 'shipping' | 'arrival'

export type TrackingRequest = { which: OrderPointer; concern: OrderConcern }

const GOODS = '(?:package|delivery|goods|stuff|items?|things?|load|waybill|phone|market)'
const MOVES =
  '(?:where|when|reach|come|came|arriv\\w*|ship\\w*|deliver\\w*|dispatch\\w*|track|status|happen\\w*|update|never|delay\\w*|late|road)'
const WHEN =
  '(?:today|yesterday|ago|(?:this|last|past|previous) (?:\\w+ )?(?:weeks?|months?|years?|days?)|(?:in|from|since|of) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*|(?:older|more) than)'

/** Each is about orders that were made, not about making one. */
const OF_OWN_ORDERS: readonly RegExp[] = [
  /\bmy (?:\w+ ){0,3}(?:orders?|parcels?|purchases?|shipments?)\b/,
  /\bour (?:last |recent )?(?:orders?|parcels?)\b/,
  /\btrack (?:my|an?|the|this|that|it|am|order|parcel|package|number|goods|delivery)\b/,
  /\btrack(?:ing)? (?:orders?|parcels?|packages?|number|id)\b|^(?:pls |please |abeg )?track(?:\n|$)/,
  /\border (?:status|history|number|no|id|update)\b|\b(?:status|update|news|progress) (?:of|on|about|for) (?:my|the|an?|that|this)? ?(?:orders?|parcel|package|delivery)\b/,
  /\borders? (?:that )?(?:i|we) (?:don |have |just |never )?(?:made?|placed?|paid|pay|did|do|bought|buy)\b/,
  /\b(?:that|this|these|those) orders?\b|\bback to (?:that|the|my) order\b/,
  new RegExp(`\\b${MOVES}\\b.*\\bmy ${GOODS}\\b(?! (?:fee|address|state|cost|charge))`),
  new RegExp(`\\bmy ${GOODS}\\b.*\\b${MOVES}\\b`),
  new RegExp(
    `\\b${MOVES}\\b.*\\bi (?:don |have |just |already )?(?:ordered|order|bought|paid for|pay for)\\b`,
  ),
  new RegExp(`\\bi (?:don |have |just |already )?(?:ordered|bought|paid for|pay for)\\b.*\\b${MOVES}\\b`),
  /\b(?:has|have|did|don) (?:the |my )?(?:seller|shop|vendor|merchant|they) (?:\w+ )?(?:ship\w*|sent|send|dispatch\w*|pack\w*)\b/,
  /^(?:\w+ ){0,4}(?:still |already )?on (?:the|its|his|their) way(?=\n|$)/,
  /\bhow many orders (?:do|have|did) i\b|\b(?:list|show)(?: me)? (?:all )?my orders\b/,
  /\b(?:rider|dispatch rider|dispatch guy|courier|delivery (?:man|guy|boy|person))\b.*\b(?:call\w*|come|came|reach\w*|arriv\w*|deliver\w*|show\w*|pick\w*|see|seen)\b/,
  /\bpay for (?:the|my|that) (?:\w+ )?orders?\b/,
  /\b(?:the |where )?(?:orders?|parcels?|goods|package) (?:(?:has|have|is|are|dey|still|yet) )*(?:never|not|no|don|still) (?:\w+ )?(?:reach|come|arrive|arrived|land|deliver|delivered|ship|shipped|enter)\b/,
  /\bwhere (?:is |are )?(?:the )?(?:orders?|parcel) (?:dey|reach|don)\b|\bwhere (?:is |are )(?:the |that )?(?:orders?|parcel)\b/,
  /\b(?:i|we) (?:never|have not|havent|did not|didnt|no|not) (?:\w+ )?(?:see|seen|receive|received|get|got|collect|collected)\b.*\b(?:orders?|goods|parcel|package|delivery|refund|anything)\b/,
  /\b(?:did|have|has|when did|don) (?:you|una|they|the (?:shop|seller|rider)) (?:\w+ )?(?:deliver|delivered|ship|shipped|sent|send|bring|brought|dispatch\w*) (?:my|the) \w+/,
  /\bwhich (?:ones?|of them) (?:don|has|have|had|was|were) (?:\w+ )?(?:reach(?:ed)? me|arrived?|delivered|shipped)\b/,
  /\b(?:una|you) never (?:deliver|bring|send|ship)\b/,
  /\bwhere (?:is )?(?:my|the) (?:refund|money)\b|\bmy refund\b/,
  /\b(?:do|have) i (?:have|get|got) (?:any |an? )?(?:\w+ )?orders?\b|\bany (?:\w+ )?orders? (?:wey|that|of mine|on|coming|pending|left|never|not)\b|\banything (?:on (?:the|its) way|coming) (?:to|for) me\b|^(?:what (?:is )?)?(?:the |my )?status(?: please| pls| abeg)?(?=\n|$)/,
  /\b(?:which|what) orders?\b.*\b(?:delivered|shipped|paid|pay|unpaid|cancelled|pending|arrived?|come|reach|refunded|on (?:the|its) way)\b|\b(?:delivered|pending|unpaid|cancelled|active) orders\b/,
  /\b(?:do i have|is there|any) (?:an? |any )?refunds?\b.*\b(?:coming|for me|due|on)\b|^(?:abeg |please |pls |oga |hello |hi )*(?:where|wey|wia|wher) (?:is |are |dey |be )?my (?!size|budget|cart|wish|account|profile|name)/,
  /\b(?:do|what|how much) (?:do )?i (?:still )?owe\b|\b(?:what|wetin|which things?) (?:have |did |don )?i (?:don |have |really )?(?:order|ordered|buy|bought|purchased?)\b(?= (?:so far|last|this|before|here|from|in|yesterday|today|already)\b|\n|$)|\bi no want (?:the|my|that) order\b/,
  /\b(?:do i have|is there|i get|have i) (?:any ?thing|something|goods|a parcel|parcels?)\b.*\b(?:collect|pick up|pick|receive|coming|come|deliver\w*|way)\b/,
  // 'did I buy dog food', 'did my food arrive', 'orders from last week'
  /\b(?:did|have) i (?:ever |really |actually )?(?:order|ordered|buy|bought|purchased?|pay|paid)\b/,
  /\b(?:did|has|have|don) my (?!payment|money|transfer|e?mail|account|code|otp|password|card)(?:\w+ ){1,3}(?:arrived?|come|came|reach(?:ed)?|been (?:\w+ )?(?:shipped|delivered|sent|dispatched)|shipped?|delivered|dispatched)\b/,
  new RegExp(`\\borders\\b.*\\b${WHEN}\\b|\\b(?:any|the|that|which) orders? (?:\\w+ ){0,4}${WHEN}\\b`),
  new RegExp(`\\border (?:wey|that|which|i|we|from|in)\\b.*\\b${WHEN}\\b`),
  /\b(?:never|not|no|yet to|havent|have not) (?:yet )?(?:pay|paid)\b.*\bwhich orders?\b/,
  /^(?:\w+ ){0,3}(?:last|latest|first|recent|oldest) (?:\w+ )?(?:orders?|purchases?)(?=\n|$)/,
  /\bmy (?!wife|husband|mother|father|son|daughter|friend|boss|name|budget|money|pocket|cash|salary|size|skin|hair|car|house|shop|dog|baby)(?:\w+ ){1,2}(?:is|are|was|has|have|hasnt|havent|never|still|not|no|don) (?:\w+ ){0,3}(?:late|delayed|arriv\w*|reach\w*|come|came|delivered|shipped|here|yet)\b/,
  /\b(?:what|how much) did i (?:pay|spend|order|buy)\b|\bi (?:have |don |already )?(?:paid|pay) (?:\w+ ){0,4}(?:but|and) .*\b(?:pending|not|still|yet|order|unpaid|nothing)\b|\bhow far (?:with |about )?(?:my|the) (?:orders?|phone|parcel|goods|delivery|package|food)\b/,
  /\bthe (?:one|order)s? (?:that |wey )?i (?:have not|never|did not|havent|have yet to) (?:yet )?(?:paid|pay|received?|got)\b/,
  // 'when will the headphones reach me', 'the food that I bought, has it come'
  /\bwhen (?:will|go|would|is|are) (?:the|my|that|those) (?!delivery|shop|seller|market|next|stock|price)(?:\w+ ){1,4}(?:reach|arrive|come|coming|get|be (?:delivered|here))\b/,
  /\b(?:the|that|my) (?:\w+ ){1,3}(?:(?:wey|that|which) )?i (?:don |have |just )?(?:buy|bought|order|ordered|paid for|pay for)\b.*\b(?:reach\w*|arriv\w*|come|came|paid|pay|shipped|delivered|where|status|late|yet)\b/,
  /\bi (?:ordered|bought) (?:\w+ ){1,4}(?:\w+ )?(?:yesterday|today|last|on|this)\b.*\b(?:where|when|reach\w*|arriv\w*|come)\b/,
  /\b(?:did|has|have|was|is) (?:my|the) (?:payment|transfer|money)(?: \w+){0,2} (?:go|gone|went|enter\w*|reach\w*|work\w*|receiv\w*|confirm\w*|through|successful|drop\w*|land\w*)\b|\b(?:have )?(?:you|una) (?:don )?(?:receive\w*|get|got|see|seen|confirm\w*) my (?:payment|transfer|money)\b/,
  /\bi (?:have|did) ?(?:not|nt) (?:yet )?(?:paid|pay) for (?:one|an?|some|two|my|the)\b|\bwhich (?:one|order)s? (?:is|are|have i|i) (?:still )?(?:not|never|yet to) (?:\w+ )?(?:paid|pay)\b/,
  /\b(?:return|refund|complain\w*|cancel|report|exchange)\b.*\b(?:the|my|that|those) (?:\w+ ){1,4}(?:i|we|wey i) (?:just |don |have |recently )?(?:bought|ordered|buy|order|received|got)\b/,
]

/** How the market works, which our pages tell whether or not somebody has orders. */
const OF_OUR_PAGES: readonly RegExp[] = [
  /\bwhere (?:can|do|will|should|i go|i fit) (?:i )?(?:pick|collect|go)\b|\bpick ?up (?:point|station|location|centre|center)/,
  /\b(?:two|three|four|several|different|many) (?:\w+ )?(?:shops|stores|sellers|vendors)\b|\bhow (?:do|will|go) (?:you|una|i) know\b/,
  /\bcan i (?:pick|collect)\b.*\b(?:from|at|myself|cost|free)\b/,
  /\bhow many (?:\w+ )?(?:orders?|checkouts?) (?:can|may|fit)\b/,
  /\bwhat if\b|\bif (?:my|the|an?|i|e|it)\b/,
  /\bpay\b.*\b(?:with|by|using|through|via|on delivery|cash|transfer|ussd|card)\b|\bhow (?:do|can|to|i go|i fit|will) (?:i )?(?:take )?pay\b/,
  /\b(?:change|edit|correct|update|wrong)\b.*\b(?:address|phone|number|receiver|size|colou?r|quantity)\b|\badd .*\bto my order\b/,
  /\b(?:someone|somebody|another person|my \w+) (?:else )?(?:to )?(?:receive|collect|pick)\b/,
  /\bhow (?:do|can|to|will) (?:i|you|know|get)\b.*\b(?:receipt|invoice|review|know|track|order (?:something|from))\b/,
  /\bgoes? with\b|\bgo with\b|\bsimilar\b|\bmatch(?:es)?\b/,
  /\bmin(?:imum)? order\b|\border (?:limit|online)\b/,
]

/** Of a customer with nothing else in sight: whether it has come, or why it has not. */
const ON_ITS_WAY =
  /\b(?:has|have|is|are|was|did|when|why|never|not|hasnt|havent)\b.*\b(?:arrived?|delivered|shipped|received?|coming|reached|dispatched|on the way)\b(?!.*\b(?:to|in) (?:lagos|abuja|enugu|edo|benin|port)\b)/

/** 'I paid since', 'the dog food I ordered': what a customer did, and asks for nothing new with. */
const DID = /\bi (?:have |don |already |just |even )*(?:paid|ordered|placed|bought)\b/
const ASKS_AGAIN =
  /\b(?:looking|need|want|recommend|suggest|with|match\w*|another|if|should|can i|how (?:do|can|to))\b/

const isNothingShown = (earlier: Conversation['earlier']): boolean =>
  earlier.every(({ productIds }) => productIds.length === 0)

/** With a page open, what will reach somebody is what it shows. */
const IS_OF_PAGE = /\b(?:it|this|e) (?:\w+ ){0,3}(?:reach|arrive|come|get)\b/

const HOW_LONG = /\bhow (?:many days|long)\b/
const POLICY =
  /\b(?:cancel\w*|return\w*|refund\w*|exchange|money back|damaged|broken|change|pay|payments?|transfer|debit\w*|deducted|money (?:don |has )?(?:leave|left|comot|gone))\b/

/** 'recommend something based on my last order': what was ordered is the way to something new. */
const WANTS_GOODS = /\b(?:recommend|suggest)/

/** What of the message is about orders that were made; null when nothing is. */
export function toTrackingRequest({
  message,
  earlier,
  accountId,
  lookingAt,
}: Conversation): TrackingRequest | null {
  const text = normalise(message)
  const concern = toConcern(text)
  if (message.orderNumbers.length > 0)
    return { which: { of: 'numbers', numbers: message.orderNumbers }, concern }
  if (isOfSomebodyElse(message)) return { which: { of: 'somebody-else' }, concern }
  if (OF_OUR_PAGES.some((page) => page.test(text)) || WANTS_GOODS.test(text)) return null
  const inThread = findInThread(message, text, earlier)
  if (inThread) return { which: inThread, concern }
  if (earlier.length === 0 && lookingAt === null && ASKS_OF_IT.test(text))
    return { which: { of: 'own' }, concern }
  if (hasUnreadableNumber(message.text)) return { which: { of: 'unreadable-number' }, concern }
  const isOnItsWay =
    accountId !== null &&
    isNothingShown(earlier) &&
    (ON_ITS_WAY.test(text) || (DID.test(text) && !ASKS_AGAIN.test(text)))
  if (!OF_OWN_ORDERS.some((talk) => talk.test(text)) && !isOnItsWay) return null
  if (lookingAt !== null && IS_OF_PAGE.test(text)) return null
  // What a guest may do with an order they have is told by our pages; which they have, nobody knows.
  if (accountId === null && (POLICY.test(text) || (HOW_LONG.test(text) && findPlaces(text).length > 0)))
    return null
  return { which: { of: 'own' }, concern }
}

const CONCERNS: readonly (readonly [OrderConcern, RegExp])[] = [
  ['cancel', /\b(?:cancel\w*|stop (?:it|the order|my order)|i no want (?:am|it) again)\b/],
  ['refund', /\b(?:refund\w*|money back|my money)\b/],
  [
    'complaint',
    /\b(?:return|send (?:it|am|this) back|exchange|damaged?|broken|spoil\w*|faulty|wrong|missing|problem|complain\w*|report|not working)\b/,
  ],
  [
    'payment',
    /\b(?:payment|transfer|paid for|unpaid|owe|owing|not paid|havent paid|have not paid|never pay|never paid|no pay|yet to pay|(?:to|can|must|should|i) (?:still )?pay|waiting for payment|pending)\b/,
  ],
  ['shipping', /\b(?:shipped|ship|dispatched|dispatch|sent|send|packed|left)\b/],
  [
    'arrival',
    /\b(?:when|arriv\w*|reach\w*|come|came|how long|how many days|deliver\w*|expect\w*|late|delay\w*|way|road|transit)\b/,
  ],
]

const toConcern = (text: string): OrderConcern =>
  CONCERNS.find(([, words]) => words.test(text))?.[0] ?? 'standing'

const POINTS_AT_ORDER = /\b(?:that|this|the) (?:same )?(?:order|parcel)\b/
const POINTS_BACK = /\b(?:it|e|am|that|this|them|they|one|ones)\b/
const ASKS_ON =
  /\b(?:ship\w*|arriv\w*|reach\w*|come|came|here|deliver\w*|cancel\w*|paid|refund\w*|where|status|track|receipt|confirm|total|late|delay\w*|rider|happen\w*|next step|return)\b/
/** Of somebody who has orders, with nothing else in sight that 'it' could be. */
const ASKS_OF_IT =
  /^(?:abeg |please |pls |so |hello |hi )*(?:has|have|did|is|when will|when did|where is|don) (?:it|e|am|they|them)(?: (?:been|don|already|now|yet|still))* (?:delivered|shipped|arrived?|come|reach|reached|dispatched|sent|on (?:the|its|their) way|dey|now)\b|^(?:abeg |please |pls |hello |hi )*(?:any|is there any|what is the|give me an?) (?:update|news|progress)(?: (?:on|about) (?:it|am|my \w+))?(?=\n|$)/
const THE_OTHER = /\bother(?:s| one| ones| order| orders)?\b/

/** What was spoken of before: 'that order', 'has it shipped', 'the second one', 'the other one'. */
function findInThread(
  message: ParsedMessage,
  text: string,
  earlier: Conversation['earlier'],
): OrderPointer | null {
  const shown = earlier.findLast(({ orderIds }) => orderIds.length > 0)
  if (!shown) return null
  const last = earlier.findLast(({ orderIds, productIds }) => orderIds.length + productIds.length > 0)
  const isLast = last === shown
  const { orderIds } = shown
  if (isLast && THE_OTHER.test(text)) return { of: 'rest', orderIds }
  const pointsAtOrder = message.pointers.some(({ at }) => at === 'order') || POINTS_AT_ORDER.test(text)
  if (!pointsAtOrder && !(isLast && POINTS_BACK.test(text) && ASKS_ON.test(text))) return null
  const nth = message.pointers.find((pointer) => pointer.at === 'nth')
  const one = nth && orderIds.at(nth.n > 0 ? nth.n - 1 : nth.n)
  return { of: 'thread', orderIds: one ? [one] : orderIds }
}

const MENTIONED_NUMBER =
  /\b(?:orders?|parcel|tracking)\b(?: (?:number|no|id|is|with))*[ .:#]*\b([a-z0-9][a-z0-9-]{4,39})\b/gi
const MEASURE = /^\d+[a-z]{1,4}$/i

/** 'order AB-123456': somebody took something else for the number of an order. */
const hasUnreadableNumber = (text: string): boolean =>
  [...text.matchAll(MENTIONED_NUMBER)].some(
    ([, word = '']) => /\d.*\d/.test(word) && !MEASURE.test(word) && !/^\d{1,3}(?:000)+$/.test(word),
  )

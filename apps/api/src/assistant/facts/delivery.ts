import { formatNaira } from '@ahia/money/format-naira'
import { stateName } from '@ahia/reference/address-words'
import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { deliveryOf } from '@ahia/rules/delivery-area'
import type { DeliveryQuote, StateFees } from '@ahia/rules/delivery-fee'
import { listStateFees } from '#delivery/list-state-fees.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import type { Reply } from '../reply.rules.ts'
import { askWhere, sayOfProduct } from './delivery-of-product.ts'
import { PARCELS, SOME_FREE } from './delivery-ways.ts'
import { inARow, isAfterGoods } from './normalise.ts'
import { findElsewhere, findPlaces, type MentionedPlace } from './places.ts'
import { findOpenPage, findSpokenProduct, namingWords } from './spoken-product.ts'
import type { Topic, TopicQuestion } from './topic.ts'

const OF_DELIVERY =
  /\b(?:deliver|delivers|delivered|delivery|delivering|deliveries|ship|ships|shipping|waybill|sending|send (?:it|am|this|things?|goods|to)|send (?:\w+ ){1,2}(?:from|to|reach)|(?:bring|carry|waka) (?:it|am|this|load|goods|things?|my \w+|market)(?: (?:come|go|reach|to))?)\b/
const ASKS =
  /\b(?:how|what|which|where|when|do|does|can|could|will|is|are|una|you|wetin|fee|fees|cost|costs|charge|charges|price|days|free|reach|far|outside|abroad|time|duration|rates?|options?)\b/
const OF_ARRIVAL =
  /\bhow (?:many days|long|soon|fast)\b.*\b(?:reach|take|arrive|get to|come|deliver\w*)\b|\bwhen (?:will|would|go|can|should|does|do) (?:it|this|e|i|they|my \w+) (?:\w+ )?(?:reach|arrive|come|get|receive)\b|\bwhen (?:it|this|e|am|they|my \w+) (?:go|will|dey|fit) (?:\w+ )?(?:reach|arrive|come|land)\b|\bhow long (?:is|be|does|do) (?:the |your |una )?(?:wait|delivery)\b|\bcan i (?:get|have|receive) (?:it|this|am|them) (?:today|tomorrow|before|by|same day|now)\b/
const OF_REACH =
  /\b(?:una|you|u) (?:people )?(?:dey |also |still |fit |can )*(?:reach|cover|serve|operate in|come|get to)\b|\b(?:can|could|may|fit) i (?:still |also )?(?:buy|order|shop|use|purchase)\b.*\b(?:from|with|on|here|una|ahia)\b|\b(?:buy|order|shop)(?:ing)? (?:from|with|on) (?:you|una|ahia|here)\b/
/** 'how many days to Abuja': with a place, nothing else can be meant. */
const OF_WAY =
  /\bhow (?:many days|long|soon|fast) (?:is it |be |na |e go |it |go |dey )*(?:to|from|till|reach|go)\b/
/** 'deliver to Ikeja?' of the page that is open. */
const TO_PLACE =
  /^(?:please |abeg )?(?:deliver|delivery|ship|shipping|send) (?:it |this |am )?(?:to|for|reach|down to) /
const OF_FEE_BY_STATE = /\bfees?\b.*\b(?:same|my|another|other|different|own) states?\b/
const NOT_SENDING =
  /\b(?:delivery (?:bag|box|bike|van|note|man|kit|room)|(?:baby|child|hospital|labou?r|normal) delivery|(?:after|before) (?:delivery|shipping))\b/
/** With the name of goods beside it, delivery must be what is asked for. */
const SURELY_ASKS =
  /\b(?:how much|how long|how many days|how soon|when|fees?|costs?|charges?|price|(?:do|can|could|will|would) (?:you|una|they|the shop|it)|una (?:dey|go|fit|can)|is (?:the )?delivery|wetin)\b/
const WITH_DELIVERY =
  /\b(?:with|plus|and|get) (?:free |fast |same day )?(?:delivery|shipping)\b|\b(?:do you (?:have|sell)|una (?:get|dey sell))\b/

/** Where we deliver, what it costs and how long it takes; of a product that is spoken of, or in general. */
export const DELIVERY: readonly Topic[] = [
  {
    matches: (question) => isOfDelivery(question) && !(hasGoods(question) && !isOfTheirDelivery(question)),
    answer: sayDelivery,
  },
]

const isOfDelivery = ({ text, conversation }: TopicQuestion): boolean =>
  (conversation.lookingAt !== null && TO_PLACE.test(text) && findPlaces(text).length > 0) ||
  ((OF_DELIVERY.test(text) || OF_ARRIVAL.test(text)) && ASKS.test(text) && !NOT_SENDING.test(text)) ||
  OF_FEE_BY_STATE.test(text) ||
  ((OF_REACH.test(text) || OF_WAY.test(text)) &&
    (findPlaces(text).length > 0 || findElsewhere(text) !== null))

/** A town where we do not deliver is no goods either. */
function hasGoods({ conversation, text }: TopicQuestion): boolean {
  const place = findElsewhere(text)?.toLowerCase().split(' ') ?? []
  return namingWords(conversation).some((word) => !place.includes(word))
}

const isOfTheirDelivery = ({ conversation, text }: TopicQuestion): boolean =>
  SURELY_ASKS.test(text) && !WITH_DELIVERY.test(text) && !isAfterGoods(conversation.message, text)

async function sayDelivery(
  { conversation, text }: TopicQuestion,
  deps: AssistantDeps,
): Promise<Reply | string | null> {
  const places = findPlaces(text)
  const goals = places.filter(({ role }) => role === 'goal')
  const elsewhere = findElsewhere(text)
  if (ABROAD.test(text) && goals.length === 0) return sayNotServed('other countries')
  if (elsewhere !== null && goals.length === 0) return sayNotServed(elsewhere)
  const product = await findSpokenProduct(deps, conversation)
  const [goal] = goals
  if (product)
    return goal
      ? sayOfProduct(deps, product, { state: goal.state, now: conversation.now })
      : askWhere(product)
  // Something was named that is not there: the search may know better what is meant.
  if (namingWords(conversation).length > 2 && goals.length === 0) return null
  if (/\bfree\b/.test(text) && goals.length === 0) return SOME_FREE
  if (places.length === 0) return sayAllStates(deps)
  return [await sayWherePageGoes(deps, conversation, goals), await sayFees(deps, places)].join('')
}

/** 'do you deliver to Abuja', on the page of what is delivered in Enugu only: said before the fees of the market; '' elsewhere. */
async function sayWherePageGoes(
  deps: AssistantDeps,
  conversation: Conversation,
  [goal]: readonly MentionedPlace[],
): Promise<string> {
  const page = goal && namingWords(conversation).length === 0 ? await findOpenPage(deps, conversation) : null
  if (!goal || page === null || deliveryOf(page, goal).isDelivered) return ''
  return `${await sayOfProduct(deps, page, { state: goal.state, now: conversation.now })} For other products: `
}

const ALL_STATES = inARow(DELIVERY_STATES.map(stateName))

const ABROAD =
  /\boutside (?:of )?(?:nigeria|the country)\b|\b(?:internation\w+|world ?wide|abroad|overseas?)\b/

const sayNotServed = (place: string): string =>
  `No, we don't deliver to ${place} yet. We deliver only to ${ALL_STATES}.`

async function sayAllStates(deps: AssistantDeps): Promise<string> {
  const fees = await listStateFees(deps, DELIVERY_STATES)
  const lines = fees.map(({ near, far }, place) => {
    const state = DELIVERY_STATES[place]
    return state ? `${stateName(state)} ${inNaira(near)} or ${inNaira(far)}` : ''
  })
  return `We deliver to ${ALL_STATES}. From a shop in the same state or from elsewhere, delivery costs: ${lines.join(', ')}. From the same state it takes ${daysOf(fees, 'near')} days, from elsewhere ${daysOf(fees, 'far')}. ${PARCELS}`
}

function daysOf(fees: readonly StateFees[], way: 'near' | 'far'): string {
  const from = Math.min(...fees.map((fee) => fee[way].daysFrom))
  return `${from}–${Math.max(...fees.map((fee) => fee[way].daysTo))}`
}

const inNaira = ({ feeKobo }: DeliveryQuote): string => formatNaira(feeKobo)
const inDays = ({ daysFrom, daysTo }: DeliveryQuote): string => `${daysFrom}–${daysTo} days`

async function sayFees(deps: AssistantDeps, places: readonly MentionedPlace[]): Promise<string> {
  const shop = places.find(({ role }) => role === 'shop')?.state ?? null
  const goals = [...new Set(places.filter(({ role }) => role === 'goal').map(({ state }) => state))]
  const states = goals.length > 0 ? goals : DELIVERY_STATES
  const fees = await listStateFees(deps, states)
  const sentences = states.flatMap((state, place) => {
    const fee = fees[place]
    return fee ? [sayFee(fee, { state, shop })] : []
  })
  return `${sentences.join(' ')} ${PARCELS}`
}

function sayFee(
  { near, far }: StateFees,
  { state, shop }: { state: DeliveryState; shop: DeliveryState | null },
): string {
  const name = stateName(state)
  if (shop === null)
    return `Delivery to ${name} costs ${inNaira(near)} from a shop in the same state (${inDays(near)}) and ${inNaira(far)} from a shop elsewhere (${inDays(far)}).`
  const way = shop === state ? near : far
  const from = shop === state ? 'the same state' : stateName(shop)
  return `Delivery to ${name} from a shop in ${from} costs ${inNaira(way)} and takes ${inDays(way)}.`
}

import { stateName } from '@ahia/reference/address-words'
import { BRAND } from '@ahia/reference/brand'
import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { PICKUP_POINTS, pickupAddress } from '@ahia/reference/pickup-points'
import { inARow, isAfterGoods } from './normalise.ts'
import { findElsewhere, findPlaces } from './places.ts'
import { namingWords } from './spoken-product.ts'
import { mentions, type Topic, type TopicQuestion } from './topic.ts'

const OF_PICKUP = mentions(
  [
    /\b(?:working|opening|closing|business|office) (?:hours?|times?|days)\b/,
    /\bpick ?ups?\b|\bpicking up\b|\bpick (?:it|am|them|my \w+|the \w+|things?|goods|up)\b/,
    /\bcollect(?:ion|ing)?\b.*\b(?:points?|station|centre|center|myself|orders?|parcel|goods|it|am|in|at|from|for)\b|\bcollection (?:point|centre|center|station)\b/,
    /\b(?:your|una|ahia) (?:office|branch|shop|store|point|location|place)s?\b|\b(?:have|get) (?:an? |any )?(?:office|branch)(?=\n|$| (?:in|for|at|near|around|dey)\b)|\bwhere (?:are you|una dey) ?(?:located)?\b|\bahia point\b/,
    /\b(?:what time|when|which days?) (?:do|does|una|are|is) .*\b(?:open|close|opening|closing)\b|\bopening (?:hours?|times?)\b/,
    /\b(?:yaba|wuse|ogui|aba road|benin) point\b|\b(?:physical|walk in) (?:shop|store|office)\b/,
  ],
  /\bpick ?up (?:truck|van|bed)\b|\b(?:una|you|they) (?:dey |go |will |people )*collect\b|\b(?:garbage|dust|rain|water|pollen|collectible)\b/,
)

/** Streets of our own points, by which they are called too. */
const STREETS: readonly (readonly [DeliveryState, RegExp])[] = DELIVERY_STATES.map((state) => {
  const street = PICKUP_POINTS[state].street.replace(/^\d+ /, '').toLowerCase()
  return [state, new RegExp(`\\b${street}\\b`)]
})

export const PICKUP: readonly Topic[] = [
  {
    matches: (question) =>
      OF_PICKUP(question) &&
      !(
        isAfterGoods(question.conversation.message, question.text) &&
        namingWords(question.conversation).length > 0
      ),
    answer: sayPickup,
  },
]

function sayPickup({ text }: TopicQuestion): string {
  const streets = STREETS.filter(([, street]) => street.test(text)).map(([state]) => state)
  const states = [...new Set([...streets, ...findPlaces(text).map(({ state }) => state)])]
  const elsewhere = states.length === 0 ? findElsewhere(text) : null
  if (elsewhere)
    return `There is no pickup point in ${elsewhere}. Ours are in ${inARow(DELIVERY_STATES.map(stateName))}, and pickup is free.`
  if (states.length === 0)
    return `${BRAND.name} has a pickup point in each state we deliver to, and pickup is free: ${DELIVERY_STATES.map(namePoint).join('; ')}. Choose Pickup at checkout.`
  return `You can pick up your order at ${inARow(states.map(namePoint))}. ${sayWeekend(states, text)}Pickup is free. Choose it at checkout.`
}

const namePoint = (state: DeliveryState): string => {
  const { name, hours } = PICKUP_POINTS[state]
  return `${name}, ${pickupAddress(state)} (${hours})`
}

/** A day that is not among the hours is one on which it is closed. */
function sayWeekend(states: readonly DeliveryState[], text: string): string {
  const closed = states.filter((state) => !PICKUP_POINTS[state].hours.includes('Sun'))
  if (!/\b(?:sundays?|weekends?)\b/.test(text) || closed.length === 0) return ''
  return `It's closed on Sundays${states.length > 1 ? ` in ${inARow(closed.map(stateName))}` : ''}. `
}

import { formatNaira } from '@ahia/money/format-naira'
import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { listStateFees } from '#delivery/list-state-fees.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import { mentions, type Topic } from './topic.ts'

export const PARCELS = 'Each shop sends its own parcel with one fee. Pickup is free.'
export const SOME_FREE = `Some products come with free delivery or with delivery included in the price, and their pages say so. ${PARCELS}`

const SENDING = '(?:deliver\\w*|shipping|waybill)'

/** By how many shops, which way and what weight: what a fee depends on, and what it does not. */
export const DELIVERY_WAYS: readonly Topic[] = [
  {
    matches: ({ text }) =>
      /\b(?:two|three|four|2|3|4|several|different|many|multiple|more than one) (?:\w+ )?(?:shops|stores|sellers|merchants|vendors)\b/.test(
        text,
      ) &&
      /\b(?:deliver\w*|fees?|pay|parcels?|ship\w*|charge\w*|order|checkout|cart|come|together|at once|same time|one time)\b/.test(
        text,
      ),
    answer: () =>
      'Yes, you can buy from several shops in one cart and pay once. Each shop makes its own order and sends its own parcel. You pay one delivery fee for each shop, however much is in the parcel, and the parcels may arrive on different days.',
  },
  {
    matches: mentions([
      new RegExp(`\\bpick ?up\\b.*\\b(?:or|versus|vs|than|and|pass)\\b.*\\b(?:${SENDING}|door\\w*|home)\\b`),
      new RegExp(`\\b(?:${SENDING}|door\\w*|home)\\b.*\\b(?:or|versus|vs|than|and|pass)\\b.*\\bpick ?up\\b`),
      new RegExp(
        `\\b(?:cheapest|lowest|least|cheap) (?:\\w+ ){0,2}${SENDING}\\b(?! (?:to|box|bag|bike|van)\\b)|\\b(?:cheapest|cheaper) (?:way|means)\\b.*\\b(?:get|receive|${SENDING}|send)\\b`,
      ),
    ]),
    answer: async (_question, deps) => sayWays(deps),
  },
  {
    matches: mentions([
      new RegExp(
        `\\b${SENDING}\\b.*\\b(?:heavy|heavier|weights?|weigh|kilos?|bulky|big|bigger|(?<!wrong |other |another |correct )size|quantity|plenty|how many (?:things|items)|number of)\\b`,
      ),
      new RegExp(
        `\\b(?:heavy|heavier|weights?|bulky|big|bigger|plenty|more|many) (?:load|things?|goods|items?|products?|parcel)\\b.*\\b${SENDING}\\b`,
      ),
    ]),
    answer: () =>
      "No. The fee depends on the state it goes to and on whether the shop is in the same state, not on weight or number. You pay one fee for each shop's parcel, however much is in it.",
  },
  {
    matches: mentions([
      new RegExp(
        `\\b(?:${SENDING} (?:\\w+ )?free|free ${SENDING})\\b.*\\b(?:if|when|above|over|spend|minimum|from|reach|big order)\\b.*\\b(?:spend|buy|order|above|over|\\d+|naira|worth)\\b`,
      ),
      new RegExp(
        `\\b(?:if|when|how much|what amount)\\b.*\\b(?:spend|buy (?:plenty|up to|above|many)|order (?:above|up to))\\b.*\\b(?:free|${SENDING})\\b`,
      ),
    ]),
    answer: () => `Spending more doesn't make delivery free. ${SOME_FREE}`,
  },
]

/** From the lowest to the highest fee there is. */
async function sayWays(deps: AssistantDeps): Promise<string> {
  const fees = await listStateFees(deps, DELIVERY_STATES)
  const kobo = fees.flatMap(({ near, far }) => [near.feeKobo, far.feeKobo])
  const [least, most] = [kobo.reduce((a, b) => (b < a ? b : a)), kobo.reduce((a, b) => (b > a ? b : a))]
  return `Pickup is the cheapest: it's free at all our pickup points. Delivery to your door costs from ${formatNaira(least)} to ${formatNaira(most)} for each shop's parcel, less when the shop is in your own state. Some products come with free delivery.`
}

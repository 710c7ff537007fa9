import type { DataOf } from '@ahia/contracts/endpoint'
import { getOffer } from '@ahia/contracts/subscriptions'
import { definePart } from '@ahia/web/parts/define-part'
import type { PartState } from '@ahia/web/parts/part-state'

export type Offer = DataOf<typeof getOffer>

/** WIN-28: what the market takes and what it has sold so far. */
export const offerPart = definePart<null, Offer>({
  name: 'offer',
  load: (call, _, signal) => call(getOffer, {}, { signal }),
  keyOf: () => '',
  failed: "We couldn't load our commission.",
  empty: { commission: [], reach: { itemsSold: 0, shops: 0 } },
})

/** Of each category; none while they are not known. */
export const ratesOf = (part: PartState<Offer>): Offer['commission'] =>
  part.state === 'ready' ? part.value.commission : []

/** '5% to 12%'; null while it is not known. */
export function commissionWords(part: PartState<Offer>): string | null {
  const percents = ratesOf(part).map(({ percent }) => percent)
  if (percents.length === 0) return null
  const [least, most] = [Math.min(...percents), Math.max(...percents)]
  return least === most ? `${least}%` : `${least}% to ${most}%`
}

import type { Product } from '@ahia/contracts/catalog'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { stateName } from '@ahia/reference/address-words'
import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { deliveryOf } from '@ahia/rules/delivery-area'
import { estimateDelivery } from '#delivery/estimate-delivery.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import { type Reply, textReply } from '../reply.rules.ts'
import { seenName } from './normalise.ts'

type Goal = { state: DeliveryState; now: Date }

export async function sayOfProduct(
  deps: AssistantDeps,
  product: Product,
  { state, now }: Goal,
): Promise<string> {
  const { _id, name, shopId: shop } = product
  const { isDelivered, onlyIn } = deliveryOf(product, { state })
  if (!isDelivered)
    return `${seenName(name)} from ${seenName(shop.name)} is delivered in ${onlyIn} only, so it can't go to ${stateName(state)}.`
  const { fee, shops } = await estimateDelivery(deps, { state, productIds: [_id], now })
  const [parcel] = shops
  const cost = fee === 0 ? 'is free' : `costs ${formatNaira(fromNaira(fee))}`
  const only = onlyIn ? ` It is delivered in ${onlyIn} only.` : ''
  const { promise } = product.logistics
  const soon =
    promise?.unit === 'HOURS' ? ` The shop promises it within ${promise.within} hours of payment.` : ''
  return `Delivery of ${seenName(name)} from ${seenName(shop.name)} in ${seenName(shop.city)} to ${stateName(state)} ${cost}${parcel ? daysOf(parcel) : ''}.${soon}${only}`
}

function daysOf({ daysFrom, daysTo }: { daysFrom: number; daysTo: number }): string {
  if (daysTo === 0) return ' and it arrives today'
  if (daysFrom !== daysTo) return ` and takes ${daysFrom}–${daysTo} days`
  return daysTo === 1 ? ' and takes 1 day' : ` and takes ${daysTo} days`
}

const BORNE_BY_SHOP = {
  REAL_FREE_DELIVERY: 'comes with free delivery',
  INCLUDED_IN_PRICE: 'comes with delivery included in its price',
  STANDARD: null,
  SHOW_AND_CHARGE: null,
} as const satisfies Record<Product['logistics']['deliveryType'], string | null>

export function askWhere({ name, logistics, shopId: shop }: Product): Reply {
  const free = BORNE_BY_SHOP[logistics.deliveryType]
  const from = `${seenName(name)} is sent from ${seenName(shop.city)}`
  return textReply(
    `${from}${free ? ` and ${free}` : ', and the fee depends on where it goes'}. Where should it go: ${DELIVERY_STATES.map(
      stateName,
    )
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' or ')}?`,
    { asks: true },
  )
}

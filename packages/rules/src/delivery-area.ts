import { areaName, type OnlyIn, type PROMISE_UNITS } from '@ahia/reference/delivery-areas'
import type { DeliveryState } from '@ahia/reference/delivery-states'

/** The shop's own promise; without one, the usual days count. */
export type DeliveryPromise = { within: number; unit: (typeof PROMISE_UNITS)[number] }

/** The delivery terms of a product, as the API sends them. */
export type DeliveryTerms = { onlyIn?: OnlyIn | undefined; promise?: DeliveryPromise | undefined }

/** Where the shopper wants it: the state is all that a device knows before an address is typed. */
export type DeliveryPlace = { state: DeliveryState }

export type ProductDelivery = {
  /** False when it cannot go to the place; true while no place is known. */
  isDelivered: boolean
  /** 'Enugu': the only place it is delivered in; null for everywhere. */
  onlyIn: string | null
  promise: DeliveryPromise | null
}

/**
 * WIN-01: whether and how a product is delivered to a place. Within the state of its shop a product for one city counts as
 * delivered, as only checkout knows the city; the city is always named beside it.
 */
export function deliveryOf(
  { logistics: { onlyIn, promise } }: { logistics: DeliveryTerms },
  place: DeliveryPlace | null,
): ProductDelivery {
  return {
    isDelivered: !onlyIn || place === null || onlyIn.state === place.state,
    onlyIn: onlyIn ? areaName(onlyIn) : null,
    promise: promise ?? null,
  }
}

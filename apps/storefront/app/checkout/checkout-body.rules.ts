import type { checkout } from '@ahia/contracts/checkout'
import type { InputOf } from '@ahia/contracts/endpoint'
import type { ChosenOrder } from './checkout-item.ts'
import type { Delivery } from './delivery-draft.rules.ts'

type CheckoutBody = InputOf<typeof checkout>

/** The request body: cart lines by their ids, or the Buy Now choice. No price is sent. */
export function toBody({ kind, items }: ChosenOrder, delivery: Delivery, isAdult: boolean): CheckoutBody {
  const shared = { delivery, ...(isAdult && { isAdult }) }
  if (kind === 'cart') return { isDirectOrder: false, ...shared, items: items.map(({ id }) => id) }
  return {
    isDirectOrder: true,
    ...shared,
    items: items.map(({ productId, selectedVariantId, selectedOptionId, selectedAddOns, quantity }) => ({
      productId,
      selectedVariantId,
      selectedOptionId,
      selectedAddOns: [...selectedAddOns],
      quantity,
    })),
  }
}

/**
 * Two presses with the same text are the same request; a line whose quantity changed in another tab makes another one.
 * docs/decisions/0030 compares it with the server's hashes.
 */
export const requestTextOf = (
  { kind, items }: ChosenOrder,
  delivery: Delivery | null,
  isAdult: boolean,
): string =>
  JSON.stringify([
    kind,
    delivery,
    items.map(({ id, quantity }) => [id, quantity]),
    ...(isAdult ? ['adult'] : []),
  ])

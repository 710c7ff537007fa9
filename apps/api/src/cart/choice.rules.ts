import type { AddOnId, OptionId, ProductId, VariantId } from '@ahia/contracts/ids'
import { MAX_CART_QUANTITY } from '@ahia/contracts/limits'
import type { Kobo } from '@ahia/money/kobo'
import { availableQuantity } from '@ahia/rules/availability'
import { linePrice, unitPrice } from '@ahia/rules/price'
import type { ChoiceFacts } from '#catalog/choices/facts.rules.ts'

/** The chosen variant, option and add-ons of a product, as in a request. `ChoiceFacts` is what the catalogue has for it. */
export type Choice = {
  productId: ProductId
  selectedVariantId: VariantId | null
  selectedOptionId: OptionId | null
  selectedAddOns: readonly { addOnId: AddOnId; quantity: number }[]
}

type Fault = { path: string; rule: string; message: string }

/** PDP-05: what is wrong with a selection: a variant or option is missing, or is not one of the product's. */
export function listFaults(selected: Choice, facts: ChoiceFacts): Fault[] {
  const { selectedVariantId, selectedOptionId } = selected
  const { product, variant, option } = facts
  return [
    ...faultsOfOne('selectedVariantId', selectedVariantId, {
      isOffered: product.hasVariants,
      found: variant,
    }),
    ...faultsOfOne('selectedOptionId', selectedOptionId, {
      isOffered: variant?.hasOptions ?? false,
      found: option,
    }),
    ...selected.selectedAddOns.flatMap((addOn, at) => faultsOfAddOn(`selectedAddOns.${at}`, addOn, facts)),
  ]
}

const NOT_SOLD = 'This option is no longer sold'

type Offer = { isOffered: boolean; found: object | null }

function faultsOfOne(path: string, selected: string | null, { isOffered, found }: Offer): Fault[] {
  if (selected !== null && found === null) return [{ path, rule: 'unknown', message: NOT_SOLD }]
  if (selected === null && isOffered) return [{ path, rule: 'required', message: 'Choose an option first' }]
  return []
}

function faultsOfAddOn(
  path: string,
  { addOnId, quantity }: Choice['selectedAddOns'][number],
  { addOns }: ChoiceFacts,
): Fault[] {
  const known = addOns.find((one) => one.addOnId === addOnId)
  if (!known) return [{ path: `${path}.addOnId`, rule: 'unknown', message: NOT_SOLD }]
  if (quantity > known.maxQuantity)
    return [{ path: `${path}.quantity`, rule: 'too_big', message: `must be at most ${known.maxQuantity}` }]
  return []
}

/** CART-12: the unit price with add-ons. */
export const priceOfOne = ({ selectedAddOns }: Choice, { addOns, ...facts }: ChoiceFacts): Kobo =>
  linePrice({
    quantity: 1,
    unitPriceKobo: unitPrice(facts),
    addOns: addOns.map(({ addOnId, priceKobo }) => ({
      priceKobo,
      quantity: selectedAddOns.find((one) => one.addOnId === addOnId)?.quantity ?? 0,
    })),
  })

/** I16: the most that one cart may contain. */
export const mostOf = (facts: ChoiceFacts): number => Math.min(availableQuantity(facts), MAX_CART_QUANTITY)

import { MAX_CART_QUANTITY } from '@ahia/contracts/limits'
import type { ProductChoice } from '@ahia/contracts/shapes/choice'
import type { Kobo } from '@ahia/money/kobo'
import { availableQuantity } from '@ahia/rules/availability'
import { linePrice, unitPrice } from '@ahia/rules/price'
import type { PricedChoice } from '#catalog/choices/priced-choice.rules.ts'

type Fault = { path: string; rule: string; message: string }

/** PDP-05: what is wrong with a selection: a variant or option is missing, or is not one of the product's. */
export function listFaults(selected: ProductChoice, priced: PricedChoice): Fault[] {
  const { selectedVariantId, selectedOptionId } = selected
  const { product, variant, option } = priced
  return [
    ...faultsOfOne('selectedVariantId', selectedVariantId, {
      isOffered: product.hasVariants,
      found: variant,
    }),
    ...faultsOfOne('selectedOptionId', selectedOptionId, {
      isOffered: variant?.hasOptions ?? false,
      found: option,
    }),
    ...selected.selectedAddOns.flatMap((addOn, at) => faultsOfAddOn(`selectedAddOns.${at}`, addOn, priced)),
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
  { addOnId, quantity }: ProductChoice['selectedAddOns'][number],
  { addOns }: PricedChoice,
): Fault[] {
  const known = addOns.find((one) => one.addOnId === addOnId)
  if (!known) return [{ path: `${path}.addOnId`, rule: 'unknown', message: NOT_SOLD }]
  if (quantity > known.maxQuantity)
    return [{ path: `${path}.quantity`, rule: 'too_big', message: `must be at most ${known.maxQuantity}` }]
  return []
}

/** CART-12: the unit price with add-ons. */
export const priceOfOne = ({ selectedAddOns }: ProductChoice, { addOns, ...priced }: PricedChoice): Kobo =>
  linePrice({
    quantity: 1,
    unitPriceKobo: unitPrice(priced),
    addOns: addOns.map(({ addOnId, priceKobo }) => ({
      priceKobo,
      quantity: selectedAddOns.find((one) => one.addOnId === addOnId)?.quantity ?? 0,
    })),
  })

/** I16: the most that one cart may contain. */
export const mostOf = (priced: PricedChoice): number => Math.min(availableQuantity(priced), MAX_CART_QUANTITY)

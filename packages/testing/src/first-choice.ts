import type { Product } from '@ahia/contracts/catalog'

/** The first variant, its first option and the first add-on, where there are any. */
export function firstChoiceOf({ _id, variants, addOns }: Product) {
  const variant = variants[0]?.variantValues[0]
  const option = variant?.options[0]?.optionValues[0]
  return {
    productId: _id,
    quantity: 1,
    selectedVariantId: variant?._id ?? null,
    selectedOptionId: option?._id ?? null,
    selectedAddOns: addOns.slice(0, 1).map((addOn) => ({ addOnId: addOn._id, quantity: 1 })),
  }
}

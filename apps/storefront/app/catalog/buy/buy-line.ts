import type { Product } from '@ahia/contracts/catalog'
import { ADD_ON_QUANTITY } from '../product/choice.rules.ts'
import type { ChoiceState } from '../product/choice-state.ts'

/** What goes into a cart. */
export type NewLine = {
  productId: string
  quantity: number
  selectedVariantId: string | null
  selectedOptionId: string | null
  selectedAddOns: { addOnId: string; quantity: number }[]
  /** One unit with its add-ons, in naira as it was shown. */
  price: number
}

export const toNewLine = ({ _id }: Product, { choice, unitNaira }: ChoiceState): NewLine => ({
  productId: _id,
  quantity: choice.quantity,
  selectedVariantId: choice.variantId,
  selectedOptionId: choice.optionId,
  selectedAddOns: choice.addOnIds.map((addOnId) => ({ addOnId, quantity: ADD_ON_QUANTITY })),
  price: unitNaira,
})

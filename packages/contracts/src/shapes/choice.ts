import { z } from 'zod'
import { addOnIdSchema, optionIdSchema, productIdSchema, variantIdSchema } from '../ids.ts'
import { MAX_ADD_ON_QUANTITY, MAX_ADD_ONS, MAX_CART_QUANTITY } from '../limits.ts'

export const quantity = z.int().min(1).max(MAX_CART_QUANTITY)

export const selectedAddOns = z
  .array(z.strictObject({ addOnId: addOnIdSchema, quantity: z.int().min(1).max(MAX_ADD_ON_QUANTITY) }))
  .max(MAX_ADD_ONS)
  .refine(areDifferent, 'An add-on is named twice')

function areDifferent(addOns: { addOnId: string }[]): boolean {
  return new Set(addOns.map(({ addOnId }) => addOnId)).size === addOns.length
}

/** The fields of a `ProductChoice`; variant and option are null where the product has none. */
export const choice = {
  productId: productIdSchema,
  selectedVariantId: variantIdSchema.nullable().default(null),
  selectedOptionId: optionIdSchema.nullable().default(null),
  selectedAddOns: selectedAddOns.default([]),
}

type ChoiceFields = { [Field in keyof typeof choice]: z.output<(typeof choice)[Field]> }

/** A product and what was chosen of it: variant, option and add-ons. */
export type ProductChoice = Omit<ChoiceFields, 'selectedAddOns'> & {
  selectedAddOns: readonly ChoiceFields['selectedAddOns'][number][]
}

/** What was chosen of a product, as a browser stores it: a `ProductChoice` of the contracts whose ids nobody has checked. */
export type LineChoice = {
  productId: string
  selectedVariantId: string | null
  selectedOptionId: string | null
  selectedAddOns: readonly AddOnChoice[]
}

export type AddOnChoice = { addOnId: string; quantity: number }

/**
 * CART-03: lines with equal keys are one line. The order in which add-ons were ticked does not matter; their quantities
 * do.
 */
export function lineKey({
  productId,
  selectedVariantId,
  selectedOptionId,
  selectedAddOns,
}: LineChoice): string {
  const addOns = selectedAddOns.toSorted(byIdThenQuantity).map(({ addOnId, quantity }) => [addOnId, quantity])
  return JSON.stringify([productId, selectedVariantId, selectedOptionId, addOns])
}

export const isSameLine = (left: LineChoice, right: LineChoice): boolean => lineKey(left) === lineKey(right)

// Compares code units: localeCompare could order differently in the browser and on the server.
function byIdThenQuantity(left: AddOnChoice, right: AddOnChoice): number {
  if (left.addOnId === right.addOnId) return left.quantity - right.quantity
  return left.addOnId < right.addOnId ? -1 : 1
}

import type { Product } from '@ahia/contracts/catalog'

type SelectedIds = { selectedVariantId: string | null; selectedOptionId: string | null }

/**
 * CHK-07: a product as the owner of a cart line sees it. What their own checkout holds is theirs to buy: without it the
 * last item would look sold out to the very person who holds it.
 */
export function withHeld(
  product: Product,
  { selectedVariantId, selectedOptionId }: SelectedIds,
  held: number,
): Product {
  if (held === 0) return product
  const more = <Value extends { _id: string; quantity: number }>(value: Value, id: string | null): Value =>
    value._id === id ? { ...value, quantity: value.quantity + held } : value
  return {
    ...product,
    baseQuantity: product.baseQuantity + held,
    variants: product.variants.map((variant) => ({
      ...variant,
      variantValues: variant.variantValues.map((value) => ({
        ...more(value, selectedVariantId),
        options: value.options.map((option) => ({
          ...option,
          optionValues: option.optionValues.map((one) => more(one, selectedOptionId)),
        })),
      })),
    })),
  }
}

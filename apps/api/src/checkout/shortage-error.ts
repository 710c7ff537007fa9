import type { Shortage } from '#catalog/stock/hold-stock.ts'
import type { DomainError } from '#platform/domain-error.ts'
import { outOfStock } from './checkout.errors.ts'
import type { OrderableLine } from './get-orderable-lines.ts'

/** CHK-07: the items that are short, by name, and the lines that contain them. */
export const shortageError = (
  shortages: readonly Shortage[],
  orderable: readonly OrderableLine[],
): DomainError =>
  outOfStock(
    shortages.map(({ productId, variantId, optionId, available }) => {
      const wanting = orderable.filter(
        ({ line }) =>
          line.productId === productId &&
          line.selectedVariantId === variantId &&
          line.selectedOptionId === optionId,
      )
      return {
        productId,
        selectedVariantId: variantId,
        selectedOptionId: optionId,
        name: wanting[0]?.choice.name ?? '',
        itemIds: wanting.flatMap(({ line }) => (line.inCart ? [line.inCart.lineId] : [])),
        available,
      }
    }),
  )

import type { Shortage } from '#catalog/stock/hold-stock.ts'
import type { DomainError } from '#platform/domain-error.ts'
import { outOfStock } from './checkout.errors.ts'
import type { SoldLine } from './get-sold-lines.ts'

/** CHK-07: the items that are short, by name, and the lines that contain them. */
export const toShortage = (missing: readonly Shortage[], sold: readonly SoldLine[]): DomainError =>
  outOfStock(
    missing.map(({ productId, variantId, optionId, available }) => {
      const wanting = sold.filter(
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

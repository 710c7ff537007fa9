import type { CartItem } from '@ahia/contracts/cart'
import { toNaira } from '@ahia/money/naira'
import type { CartLine } from './cart-lines.sql.ts'

/** DATA-04: a line's choice in the API's shape. */
export const toChosen = (line: CartLine): Omit<CartItem, '_id' | 'productInfo'> => ({
  productId: line.productId,
  quantity: line.quantity,
  selectedVariantId: line.variantId,
  selectedOptionId: line.optionId,
  selectedAddOns: line.addOns,
  price: toNaira(line.priceKobo),
  addedAt: line.addedAt.toISOString(),
})

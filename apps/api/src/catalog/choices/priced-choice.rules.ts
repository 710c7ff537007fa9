import type { AddOnId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'

/** Current prices and stock of a `ProductChoice`. Null or missing: not part of this product. */
export type PricedChoice = {
  product: { priceKobo: Kobo; stock: number; hasVariants: boolean }
  variant: { priceKobo: Kobo | null; stock: number; hasOptions: boolean } | null
  option: { priceKobo: Kobo | null; stock: number } | null
  addOns: readonly { addOnId: AddOnId; priceKobo: Kobo; maxQuantity: number }[]
}

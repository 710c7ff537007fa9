import type { AddOnId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'

/** A choice as the rules of price and availability need it. Null or missing: not part of this product. */
export type ChoiceFacts = {
  product: { priceKobo: Kobo; stock: number; hasVariants: boolean }
  variant: { priceKobo: Kobo | null; stock: number; hasOptions: boolean } | null
  option: { priceKobo: Kobo | null; stock: number } | null
  addOns: readonly { addOnId: AddOnId; priceKobo: Kobo; maxQuantity: number }[]
}

import { sum } from '@ahia/money/arithmetic'
import type { Kobo } from '@ahia/money/kobo'

type OrderAmounts = { itemsSubtotalKobo: Kobo; deliveryFeeKobo: Kobo; serviceFeeKobo: Kobo }

/** ORD-04: the items and both fees. */
export const orderTotal = ({ itemsSubtotalKobo, deliveryFeeKobo, serviceFeeKobo }: OrderAmounts): Kobo =>
  sum([itemsSubtotalKobo, deliveryFeeKobo, serviceFeeKobo])

import type { ReturnReason } from '@ahia/reference/parcel-statuses'

/** SELL-37: whether the delivery fee stays with the carrier. What the customer could not help is refunded. */
const KEEPS_DELIVERY_FEE: Record<ReturnReason, boolean> = {
  NOBODY_THERE: false,
  NOBODY_THERE_TWICE: true,
  WRONG_ADDRESS: true,
  REFUSED: false,
  DAMAGED: false,
}

/** A parcel that was lost, or went back without a reason, is nobody's doing but the shop's. */
export const keepsDeliveryFee = (reason: ReturnReason | null): boolean =>
  reason !== null && KEEPS_DELIVERY_FEE[reason]

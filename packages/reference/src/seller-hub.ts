/**
 * WIN-27: whether merchants can list products in the Seller Hub. Until they can, no page and no email says so, and no free
 * month runs.
 */
export const CAN_LIST_PRODUCTS: boolean = false

/** The same for transfers of a shop's balance to its bank account. */
export const HAS_PAYOUTS: boolean = false

/**
 * WIN-27: whether packages differ in more than price: placement, support and analytics. Until they do, no page says so.
 */
export const HAS_PACKAGE_PERKS: boolean = false

/** The same for transfers of a shop's balance to its bank account. */
export const HAS_PAYOUTS: boolean = false

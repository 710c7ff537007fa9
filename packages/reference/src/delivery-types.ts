/** How a shop delivers a product. */
export const DELIVERY_TYPES = [
  'STANDARD',
  'REAL_FREE_DELIVERY',
  'INCLUDED_IN_PRICE',
  'SHOW_AND_CHARGE',
] as const

export type DeliveryType = (typeof DELIVERY_TYPES)[number]

/** DATA-08: as shoppers read them. */
export const DELIVERY_LABELS = {
  STANDARD: 'Standard Delivery',
  REAL_FREE_DELIVERY: 'Free Delivery',
  INCLUDED_IN_PRICE: 'Delivery Included',
  SHOW_AND_CHARGE: 'Delivery Charges Apply',
} as const satisfies Record<DeliveryType, string>

/** SELL-27: from paid to delivered, and the ways a parcel ends. */
export const PARCEL_STATUSES = [
  'NEW',
  'ACCEPTED',
  'WAITING_FOR_ADDRESS',
  'PACKED',
  'HANDED_OVER',
  'AT_POINT',
  'DELIVERED',
  'RETURNING',
  'RETURNED',
  'LOST',
  'CANCELLED',
] as const

export type ParcelStatus = (typeof PARCEL_STATUSES)[number]

/** SELL-33: what shows that a parcel arrived. TIMER: nobody said anything for long enough. */
export const DELIVERY_PROOFS = ['SHOPPER', 'CODE', 'QR', 'POINT', 'STAFF', 'TIMER'] as const

export type DeliveryProof = (typeof DELIVERY_PROOFS)[number]

/** SELL-32: why a shop can't fulfil an order; what the shopper reads. */
export const UNFULFILLABLE_REASONS = {
  SOLD_OUT: 'Sold out',
  DAMAGED: 'The item was damaged',
  WRONG_PRICE: 'The price was wrong',
  ADDRESS_INCOMPLETE: 'The delivery address is incomplete',
  SHOPPER_ASKED: 'You asked the shop to cancel',
  CANNOT_REACH: "The shop couldn't reach you",
  OTHER: 'Another reason',
} as const

export type UnfulfillableReason = keyof typeof UNFULFILLABLE_REASONS

/** SELL-37: why a parcel could not be delivered; what the shopper reads. */
export const RETURN_REASONS = {
  NOBODY_THERE: 'Nobody was there to receive it',
  NOBODY_THERE_TWICE: 'Nobody was there to receive it, twice',
  WRONG_ADDRESS: "The address couldn't be found",
  REFUSED: 'The customer did not accept it',
  DAMAGED: 'It was damaged on the way',
} as const

export type ReturnReason = keyof typeof RETURN_REASONS

/** What a shop can do with an order. */
export const SELLER_ACTIONS = [
  'ACCEPT',
  'PACK',
  'UNPACK',
  'HAND_OVER',
  'UNDO_HAND_OVER',
  'AT_POINT',
  'TYPE_CODE',
  'ASK_ADDRESS',
  'CANNOT_FULFIL',
  'RETURNING',
  'RETURNED',
  'LOST',
] as const

export type SellerAction = (typeof SELLER_ACTIONS)[number]

/** ORD-02: an order is known by the last characters of its id. */
const SHOWN_CHARACTERS = 8

export const orderNumber = (orderId: string): string => orderId.slice(-SHOWN_CHARACTERS)

/** The id of an order's card in Order History. */
export const orderAnchor = (orderId: string): string => `order-${orderNumber(orderId)}`

/** WIN-23: Order History, at this order. */
export const orderPath = (orderId: string): string => `/orders#${orderAnchor(orderId)}`

/** More of one thing than a shopper means; a slip of the finger stops here. */
export const MAX_LINE_QUANTITY = 999

/** CART-03: adding what is in the cart already adds to its quantity. */
export const addedQuantity = (there: number, more: number): number =>
  Math.min(there + more, MAX_LINE_QUANTITY)

/** More of one product than anybody wants to buy: catches typing errors. */
export const MAX_LINE_QUANTITY = 999

/** CART-03: adding a product that is in the cart already adds to its quantity. */
export const addedQuantity = (there: number, more: number): number =>
  Math.min(there + more, MAX_LINE_QUANTITY)

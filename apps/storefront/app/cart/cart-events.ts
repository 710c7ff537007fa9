/** CART-05: dispatched on the window by each change of the cart, a guest's or a customer's. */
export const CART_UPDATED = 'cart-updated'

/** CART-01: must not change with the brand's name, or everybody would lose their cart. */
export const GUEST_CART_KEY = 'ahia-cart'

/** Gets a new value whenever the customer's cart has changed, so that other tabs are notified. */
export const CUSTOMER_CART_KEY = 'ahia-customer-cart'

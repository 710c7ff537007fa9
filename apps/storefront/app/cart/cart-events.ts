/** CART-05: raised on the window by each change of the cart, a guest's or a customer's. */
export const CART_UPDATED = 'cart-updated'

/** CART-01: never follows a new name of the brand, or everybody would lose their cart. */
export const GUEST_CART_KEY = 'ahia-cart'

/** Written with something new whenever the customer's cart has changed, so that other tabs are notified. */
export const CUSTOMER_CART_KEY = 'ahia-customer-cart'

import { notifyCartChanged } from '#cart/customer/customer-cart.ts'
import { forgetCheckoutItems } from '#cart/selection/checkout-items.ts'
import { forgetDirectOrder } from '#catalog/buy/buy-now.ts'
import { forgetCheckout } from '#checkout/stored-checkout.ts'

/** Once it is paid, clears the checkout in this browser, and the badges of all tabs count again. */
export function forgetBought(): void {
  forgetCheckoutItems()
  forgetDirectOrder()
  forgetCheckout()
  notifyCartChanged()
}

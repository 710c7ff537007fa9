import { forgetCheckoutItems } from '#cart/checkout-items.ts'
import { tellCartChanged } from '#cart/customer-cart.ts'
import { forgetDirectOrder } from '#catalog/buy-now.ts'
import { forgetCheckout } from '#checkout/kept-checkout.ts'

/** Once it is paid, the order is the market's: nothing of it waits here, and the badges of all tabs count anew. */
export function forgetBought(): void {
  forgetCheckoutItems()
  forgetDirectOrder()
  forgetCheckout()
  tellCartChanged()
}

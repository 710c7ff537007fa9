import { add, multiply, sum } from '@ahia/money/arithmetic'
import type { Kobo } from '@ahia/money/kobo'

type PricesOfChoice = {
  product: { priceKobo: Kobo }
  variant: { priceKobo: Kobo | null } | null
  option: { priceKobo: Kobo | null } | null
}

type PriceLine = {
  quantity: number
  unitPriceKobo: Kobo
  addOns: readonly { priceKobo: Kobo; quantity: number }[]
}

/** PDP-07: the most specific choice that has a price wins; a price of 0 is a price. */
export const unitPrice = ({ product, variant, option }: PricesOfChoice): Kobo =>
  option?.priceKobo ?? variant?.priceKobo ?? product.priceKobo

/** CART-12: the one price formula of page, cart, checkout and server. Add-ons are charged per unit. */
export function linePrice({ quantity, unitPriceKobo, addOns }: PriceLine): Kobo {
  const addOnsKobo = sum(addOns.map((addOn) => multiply(addOn.priceKobo, addOn.quantity)))
  return multiply(add(unitPriceKobo, addOnsKobo), quantity)
}

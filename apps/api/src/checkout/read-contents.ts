import type { checkout } from '@ahia/contracts/checkout'
import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import type { ProductChoice } from '@ahia/contracts/shapes/choice'
import type { Kobo } from '@ahia/money/kobo'
import type { StateFees } from '@ahia/rules/delivery-fee'
import type { z } from 'zod'
import type { DescribedChoice } from '#catalog/choices/list-choices.ts'
import type { CheckoutReads } from './checkout-deps.ts'

export type CheckoutRequest = { accountId: AccountId } & z.output<typeof checkout.body>

/** One choice to buy and how many: an item of Buy Now, or a line of the cart. */
export type CheckoutLine = ProductChoice & {
  quantity: number
  /** Its cart line and the price the customer has seen there; null for Buy Now. */
  inCart: { lineId: CartLineId; seenKobo: Kobo } | null
}

export type CheckoutContents = {
  lines: readonly CheckoutLine[]
  /** One per line; null where the product does not exist. */
  choices: readonly (DescribedChoice | null)[]
  fees: StateFees
  /** Some of the requested cart lines do not exist. */
  isIncomplete: boolean
}

/** Reads everything that a checkout needs. Checks nothing yet: a repeated request gets the first answer, whatever has changed since. */
export async function readContents(
  reads: CheckoutReads,
  request: CheckoutRequest,
): Promise<CheckoutContents> {
  const [lines, fees] = await Promise.all([
    listLines(reads, request),
    reads.getStateFees(request.delivery.region),
  ])
  const choices = await reads.listChoices(lines)
  return { lines, choices, fees, isIncomplete: lines.length < request.items.length }
}

/** T7: from here on Buy Now and cart checkouts are handled alike. */
async function listLines(
  { listChosenLines }: CheckoutReads,
  request: CheckoutRequest,
): Promise<CheckoutLine[]> {
  if (request.isDirectOrder) return request.items.map((item) => ({ ...item, inCart: null }))
  const lines = await listChosenLines({ accountId: request.accountId, cartLineIds: request.items })
  return lines.map(({ id, productId, variantId, optionId, addOns, quantity, priceKobo }) => ({
    productId,
    selectedVariantId: variantId,
    selectedOptionId: optionId,
    selectedAddOns: addOns,
    quantity,
    inCart: { lineId: id, seenKobo: priceKobo },
  }))
}

import type { checkout } from '@ahia/contracts/checkout'
import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import type { StateFees } from '@ahia/rules/delivery-fee'
import type { z } from 'zod'
import type { Choice } from '#cart/choice.rules.ts'
import type { CatalogChoice } from '#catalog/choices/list-choices.ts'
import type { CheckoutReads } from './checkout-deps.ts'

export type CheckoutRequest = { accountId: AccountId } & z.output<typeof checkout.body>

/** One line to buy, in the shape of a request. */
export type CheckoutLine = Choice & {
  quantity: number
  /** Its cart line and the price the customer has seen there; null for Buy Now. */
  inCart: { lineId: CartLineId; seenKobo: Kobo } | null
}

export type CheckoutContents = {
  lines: readonly CheckoutLine[]
  /** One per line; null where the product does not exist. */
  choices: readonly (CatalogChoice | null)[]
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
  const choices = await reads.listChoices(
    lines.map(({ productId, selectedVariantId, selectedOptionId, selectedAddOns }) => ({
      productId,
      variantId: selectedVariantId,
      optionId: selectedOptionId,
      addOnIds: selectedAddOns.map(({ addOnId }) => addOnId),
    })),
  )
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

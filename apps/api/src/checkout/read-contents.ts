import type { checkout } from '@ahia/contracts/checkout'
import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import type { StateFees } from '@ahia/rules/delivery-fee'
import type { z } from 'zod'
import type { Choice } from '#cart/choice.rules.ts'
import type { WholeChoice } from '#catalog/choices/list-choices.ts'
import type { CheckoutSources } from './checkout-deps.ts'

export type CheckoutRequest = { accountId: AccountId } & z.output<typeof checkout.body>

/** One line of what is to be bought, in the words of a request. */
export type CheckoutLine = Choice & {
  quantity: number
  /** Where it stands in the cart, and the price the customer has seen there; null for Buy Now. */
  inCart: { lineId: CartLineId; seenKobo: Kobo } | null
}

export type CheckoutContents = {
  lines: readonly CheckoutLine[]
  /** Of each line; null where there is no such product at all. */
  choices: readonly (WholeChoice | null)[]
  fees: StateFees
  /** Some of the cart's lines that were named are not there. */
  isIncomplete: boolean
}

/** Reads all that a checkout is made of; refuses nothing yet, as a repeat is answered whatever has become of it. */
export async function readContents(
  sources: CheckoutSources,
  request: CheckoutRequest,
): Promise<CheckoutContents> {
  const [lines, fees] = await Promise.all([
    listLines(sources, request),
    sources.getStateFees(request.delivery.region),
  ])
  const choices = await sources.listChoices(
    lines.map(({ productId, selectedVariantId, selectedOptionId, selectedAddOns }) => ({
      productId,
      variantId: selectedVariantId,
      optionId: selectedOptionId,
      addOnIds: selectedAddOns.map(({ addOnId }) => addOnId),
    })),
  )
  return { lines, choices, fees, isIncomplete: lines.length < request.items.length }
}

/** T7: from here on what is bought at once goes the same way as what was in the cart. */
async function listLines(
  { listChosenLines }: CheckoutSources,
  request: CheckoutRequest,
): Promise<CheckoutLine[]> {
  if (request.isDirectOrder) return request.items.map((item) => ({ ...item, inCart: null }))
  const lines = await listChosenLines({ accountId: request.accountId, itemIds: request.items })
  return lines.map(({ id, productId, variantId, optionId, addOns, quantity, priceKobo }) => ({
    productId,
    selectedVariantId: variantId,
    selectedOptionId: optionId,
    selectedAddOns: addOns,
    quantity,
    inCart: { lineId: id, seenKobo: priceKobo },
  }))
}

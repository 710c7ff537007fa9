import type { CartLineId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { toNaira } from '@ahia/money/naira'
import { cartItemNotFound } from '#cart/cart.errors.ts'
import { listFaults, priceOfOne } from '#cart/choice.rules.ts'
import { getIfVisible } from '#catalog/choices/get-choice.ts'
import type { DescribedChoice } from '#catalog/choices/list-choices.ts'
import { invalidInput } from '#platform/http/http.errors.ts'
import { priceChanged } from './checkout.errors.ts'
import type { CheckoutContents, CheckoutLine } from './read-contents.ts'

/** A line that passed every check but stock: visible, a valid choice, and at the price the customer has seen. */
export type OrderableLine = { line: CheckoutLine; choice: DescribedChoice }

/** Each line with its product and choice. Throws for what is no longer for sale, an invalid choice, and a price the customer has not seen. */
export function getOrderableLines({ lines, choices, isIncomplete }: CheckoutContents): OrderableLine[] {
  if (isIncomplete) throw cartItemNotFound()
  const orderable = lines.map((line, at) => ({ line, choice: getIfVisible(choices[at] ?? null) }))
  const faults = orderable.flatMap(({ line, choice }, at) =>
    listFaults(line, choice).map((fault) => ({ ...fault, path: `items.${at}.${fault.path}` })),
  )
  if (faults.length > 0) throw invalidInput(faults)
  const changed = listChangedPrices(orderable)
  if (changed.length > 0) {
    throw priceChanged(
      changed.map(({ cartLineId, name, was, now }) => ({
        itemId: cartLineId,
        name,
        was: toNaira(was),
        now: toNaira(now),
      })),
    )
  }
  return orderable
}

/** The current price of each cart line. */
export const listPrices = ({
  lines,
  choices,
}: CheckoutContents): { cartLineId: CartLineId; priceKobo: Kobo }[] =>
  lines.flatMap((line, at) => {
    const choice = choices[at]
    return line.inCart && choice
      ? [{ cartLineId: line.inCart.lineId, priceKobo: priceOfOne(line, choice) }]
      : []
  })

/** Cart lines whose price differs from what the customer has seen. */
const listChangedPrices = (orderable: readonly OrderableLine[]) =>
  orderable.flatMap(({ line, choice }) => {
    const now = priceOfOne(line, choice)
    if (line.inCart === null || line.inCart.seenKobo === now) return []
    return [{ cartLineId: line.inCart.lineId, name: choice.name, was: line.inCart.seenKobo, now }]
  })

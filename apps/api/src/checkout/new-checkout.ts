import { createHash } from 'node:crypto'
import type { CheckoutId } from '@ahia/contracts/ids'
import type { Request, WantedLine } from './read-wanted.ts'

type Known = { id: CheckoutId; request: Request; lines: readonly WantedLine[] }

/** What makes a press of the button the same press again, and what it is made of. */
export function newCheckout({ id, request, lines }: Known) {
  const { accountId, requestKey = null, ...asked } = request
  // Who gives no key is only taken to repeat themselves as long as the cart's lines are what they were.
  const told = requestKey === null ? [asked, lines] : [asked]
  return {
    id,
    accountId,
    requestKey,
    requestHash: createHash('sha256').update(JSON.stringify(told)).digest(),
    sources: [...new Set(lines.map(sourceOf))],
  }
}

function sourceOf({ inCart, productId, selectedVariantId, selectedOptionId }: WantedLine): string {
  return inCart?.lineId ?? ['direct', productId, selectedVariantId, selectedOptionId].join(':')
}

import { createHash } from 'node:crypto'
import type { CheckoutId } from '@ahia/contracts/ids'
import type { Request, WantedLine } from './read-wanted.ts'

type Known = { id: CheckoutId; request: Request; lines: readonly WantedLine[] }

/** What makes a press of the button the same press again, and what it is made of. */
export function newCheckout({ id, request, lines }: Known) {
  const { accountId, requestKey = null, ...asked } = request
  return {
    id,
    accountId,
    requestKey,
    requestHash: hashOf([asked]),
    // Who gives no key, or another, repeats themselves only as long as the cart's lines are what they were.
    contentsHash: hashOf([asked, lines]),
    sources: [...new Set(lines.map(sourceOf))],
  }
}

const hashOf = (content: unknown): Buffer => createHash('sha256').update(JSON.stringify(content)).digest()

function sourceOf({ inCart, productId, selectedVariantId, selectedOptionId }: WantedLine): string {
  return inCart?.lineId ?? ['direct', productId, selectedVariantId, selectedOptionId].join(':')
}

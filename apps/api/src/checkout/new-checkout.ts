import { createHash } from 'node:crypto'
import type { CheckoutId } from '@ahia/contracts/ids'
import type { CheckoutLine, CheckoutRequest } from './read-contents.ts'

type NewCheckoutInput = { id: CheckoutId; request: CheckoutRequest; lines: readonly CheckoutLine[] }

/** What makes a press of the button the same press again, and what it is made of. */
export function newCheckout({ id, request, lines }: NewCheckoutInput) {
  const { accountId, requestKey = null, ...body } = request
  return {
    id,
    accountId,
    requestKey,
    requestHash: hashOf([body]),
    // Who gives no key, or another, repeats themselves only as long as the cart's lines are what they were.
    contentsHash: hashOf([body, lines]),
    sources: [...new Set(lines.map(sourceOf))],
  }
}

const hashOf = (content: unknown): Buffer => createHash('sha256').update(JSON.stringify(content)).digest()

function sourceOf({ inCart, productId, selectedVariantId, selectedOptionId }: CheckoutLine): string {
  return inCart?.lineId ?? ['direct', productId, selectedVariantId, selectedOptionId].join(':')
}

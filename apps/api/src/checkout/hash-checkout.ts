import { createHash } from 'node:crypto'
import type { CheckoutId } from '@ahia/contracts/ids'
import type { NewCheckout } from './checkout.sql.ts'
import type { CheckoutLine, CheckoutRequest } from './read-contents.ts'

type HashCheckoutInput = { id: CheckoutId; request: CheckoutRequest; lines: readonly CheckoutLine[] }

/**
 * The hashes that identify a repeated checkout, and the cart lines or products it is made from. docs/decisions/0030 compares
 * `requestKey`, `requestHash`, `contentsHash` and the browser's `requestText`.
 */
export function hashCheckout({ id, request, lines }: HashCheckoutInput): NewCheckout {
  const { accountId, requestKey = null, ...body } = request
  return {
    id,
    accountId,
    requestKey,
    requestHash: hashOf([body]),
    // Without the same request key, a request is a repeat only while its cart lines are unchanged.
    contentsHash: hashOf([body, lines]),
    sources: [...new Set(lines.map(lineOrProduct))],
  }
}

const hashOf = (content: unknown): Buffer => createHash('sha256').update(JSON.stringify(content)).digest()

function lineOrProduct({ inCart, productId, selectedVariantId, selectedOptionId }: CheckoutLine): string {
  return inCart?.lineId ?? ['direct', productId, selectedVariantId, selectedOptionId].join(':')
}

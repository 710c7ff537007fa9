import type { Product } from '@ahia/contracts/catalog'
import type { PartResult, PartState } from '@ahia/web/parts/part-state'

/** What the page shows. */
export type ProductViewState =
  | { kind: 'loading' }
  | { kind: 'ready'; product: Product }
  | { kind: 'not-found' }
  | { kind: 'id-missing' }
  | { kind: 'failed'; message: string }

/** PDP-12: withdrawn (410) looks like never there (404); only search engines tell them apart. */
const NOT_THERE: readonly (number | null)[] = [404, 410]
const ID_MISSING = 400
const NO_ANSWER = 502

/** PDP-12: the answer to a URL without an id. */
export const NO_ID: PartResult<never> = {
  state: 'failed',
  message: 'Product ID is required',
  status: ID_MISSING,
}

export function productViewState(part: PartState<Product | null>): ProductViewState {
  if (part.state === 'loading') return { kind: 'loading' }
  if (part.state === 'ready')
    return part.value ? { kind: 'ready', product: part.value } : { kind: 'not-found' }
  if (NOT_THERE.includes(part.status)) return { kind: 'not-found' }
  if (part.status === ID_MISSING) return { kind: 'id-missing' }
  return { kind: 'failed', message: part.message }
}

/** The HTTP status of the page. */
export function pageStatusOf(part: PartState<Product | null>): number {
  if (part.state === 'loading') return 200
  if (part.state === 'ready') return part.value ? 200 : 404
  return part.status ?? NO_ANSWER
}

/** The title without the brand. */
export function titleOf(state: ProductViewState): string {
  switch (state.kind) {
    case 'ready':
      return state.product.name
    case 'not-found':
      return 'Product Not Found'
    case 'id-missing':
      return 'Product ID is required'
    case 'failed':
      return 'Failed to fetch product'
    case 'loading':
      return 'Product'
  }
}

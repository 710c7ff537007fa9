import type { Product } from '@ahia/contracts/catalog'
import type { Answer, Part } from '#platform/answer.ts'

/** What the page shows. */
export type ProductFace =
  | { kind: 'loading' }
  | { kind: 'there'; product: Product }
  | { kind: 'not-found' }
  | { kind: 'id-missing' }
  | { kind: 'failed'; message: string }

/** PDP-12: withdrawn (410) reads like never there; only search engines tell them apart. */
const NOT_THERE: readonly (number | null)[] = [404, 410]
const ID_MISSING = 400
const NO_ANSWER = 502

/** PDP-12: the answer to an address without an id. */
export const NO_ID: Answer<never> = { state: 'failed', message: 'Product ID is required', status: ID_MISSING }

export function faceOf(part: Part<Product | null>): ProductFace {
  if (part.state === 'loading') return { kind: 'loading' }
  if (part.state === 'there')
    return part.value ? { kind: 'there', product: part.value } : { kind: 'not-found' }
  if (NOT_THERE.includes(part.status)) return { kind: 'not-found' }
  if (part.status === ID_MISSING) return { kind: 'id-missing' }
  return { kind: 'failed', message: part.message }
}

/** What the server says about the page as a whole. */
export function pageStatusOf(part: Part<Product | null>): number {
  if (part.state === 'loading') return 200
  if (part.state === 'there') return part.value ? 200 : 404
  return part.status ?? NO_ANSWER
}

/** For the tab, without the brand. */
export function titleOf(face: ProductFace): string {
  switch (face.kind) {
    case 'there':
      return face.product.name
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

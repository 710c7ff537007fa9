import type { ProductProjection } from '#catalog/product-projection.rules.ts'
import type { Fit } from './fit.rules.ts'
import type { Relevance } from './relevance.rules.ts'

/** What of a request a product does not fulfil. */
export type Miss =
  | 'words'
  | 'colour'
  | 'size'
  | 'measure'
  | 'price'
  | 'state'
  | 'stars'
  | 'delivery'
  | 'stock'

/** A product held against a request. */
export type Candidate = {
  projection: ProductProjection
  relevance: Relevance
  fit: Fit
  misses: readonly Miss[]
  /** How far its price is outside the requested range. */
  offNaira: number
}

/** Whether it is the requested kind of product, not one that only shares the words. */
export const isOfProductType = ({ relevance: { level } }: Candidate): boolean =>
  level === 'is' || level === 'described'

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
  /** By how much its price is beside what was said. */
  offNaira: number
}

/** Whether it is what was asked for, not something that only goes by the same words. */
export const isTheThing = ({ relevance: { level } }: Candidate): boolean =>
  level === 'is' || level === 'described'

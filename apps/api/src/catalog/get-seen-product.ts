import type { ProductId } from '@ahia/contracts/ids'
import type { DomainError } from '#platform/domain-error.ts'
import { isId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { productGone, productNotFound } from './catalog.errors.ts'
import { type ProductVisibility, readVisibility } from './product-visibility.sql.ts'

/** The id of a product that anybody may see; throws for all others. */
export async function getSeenProduct({ db }: { db: Db }, productId: string): Promise<ProductId> {
  if (!isId<ProductId>(productId)) throw productNotFound()
  const visibility = await readVisibility(db.read, productId)
  if (visibility !== 'seen') throw visibilityError(visibility)
  return productId
}

/**
 * PDP-12: why a product is not shown. What its shop has withdrawn is gone, so that search engines forget it; all else
 * is as if it never was: no id, unknown, a draft, of a shop that may not sell.
 */
export async function whyNotSeen({ db }: { db: Db }, productId: string): Promise<DomainError> {
  return visibilityError(isId<ProductId>(productId) ? await readVisibility(db.read, productId) : 'unknown')
}

/** Of a product whose visibility is known already. */
export const visibilityError = (visibility: ProductVisibility): DomainError =>
  visibility === 'withdrawn' ? productGone() : productNotFound()

import type { ProductId } from '@ahia/contracts/ids'
import type { DomainError } from '#platform/domain-error.ts'
import { isId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { productGone, productNotFound } from './catalog.errors.ts'
import { type ProductVisibility, readVisibility } from './product-visibility.sql.ts'

/** The id of a visible product; throws for all others. */
export async function getVisibleProduct({ db }: { db: Db }, productId: string): Promise<ProductId> {
  if (!isId<ProductId>(productId)) throw productNotFound()
  const visibility = await readVisibility(db.read, productId)
  if (visibility !== 'visible') throw visibilityError(visibility)
  return productId
}

/**
 * PDP-12: why a product is not shown. A withdrawn one is gone (410), so that search engines drop it; everything else is not
 * found: an invalid or unknown id, a draft, a shop that may not sell.
 */
export async function whyNotVisible({ db }: { db: Db }, productId: string): Promise<DomainError> {
  return visibilityError(isId<ProductId>(productId) ? await readVisibility(db.read, productId) : 'unknown')
}

/** For a product whose visibility is already known. */
export const visibilityError = (visibility: ProductVisibility): DomainError =>
  visibility === 'withdrawn' ? productGone() : productNotFound()

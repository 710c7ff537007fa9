import pg from 'pg'
import type { DomainError } from '#platform/domain-error.ts'
import { nameTaken, notEnough, skuTaken } from './listings.errors.ts'

const REFUSED: Record<string, () => DomainError> = {
  products_shop_id_name_key: nameTaken,
  skus_pkey: skuTaken,
  products_stock_check: notEnough,
  variants_stock_check: notEnough,
  options_stock_check: notEnough,
}

/** What the database rejects while a listing is saved, in the shop's words: two requests at once meet only there. */
export async function explainConstraints<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    const constraint = error instanceof pg.DatabaseError ? (error.constraint ?? '') : ''
    throw REFUSED[constraint]?.() ?? error
  }
}

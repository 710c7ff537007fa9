import type { ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** `withdrawn`: it was listed, and its approved shop has hidden or removed it, or staff have taken it down. */
export type ProductVisibility = 'visible' | 'withdrawn' | 'unknown'

/** The visibility of `products p`. */
export const visibility = sql<ProductVisibility>`
  case
    when p.is_visible then 'visible'
    when p.status in ('HIDDEN', 'TAKEN_DOWN', 'REMOVED') and p.shop_status = 'APPROVED' then 'withdrawn'
    else 'unknown'
  end`

export async function readVisibility(reader: Reader, productId: ProductId): Promise<ProductVisibility> {
  const { rows } = await sql<{ visibility: ProductVisibility }>`
    select ${visibility} as visibility from products p where p.id = ${productId}`.execute(reader)
  return rows[0]?.visibility ?? 'unknown'
}

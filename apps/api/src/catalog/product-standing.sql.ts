import type { ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** `withdrawn`: it was on the shelf, and a shop that may sell has taken it off. */
export type Standing = 'seen' | 'withdrawn' | 'unknown'

/** How `products p` stands. */
export const standing = sql<Standing>`
  case
    when p.is_visible then 'seen'
    when p.status = 'HIDDEN' and p.shop_status = 'APPROVED' then 'withdrawn'
    else 'unknown'
  end`

export async function readStanding(reader: Reader, productId: ProductId): Promise<Standing> {
  const { rows } = await sql<{ standing: Standing }>`
    select ${standing} as standing from products p where p.id = ${productId}`.execute(reader)
  return rows[0]?.standing ?? 'unknown'
}

import type { ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** `withdrawn`: it was on the shelf, and a shop that may sell has taken it off. */
export type Standing = 'seen' | 'withdrawn' | 'unknown'

export async function readStanding(reader: Reader, productId: ProductId): Promise<Standing> {
  const { rows } = await sql<{ standing: Standing }>`
    select case
      when is_visible then 'seen'
      when status = 'HIDDEN' and shop_status = 'APPROVED' then 'withdrawn'
      else 'unknown'
    end as standing
    from products where id = ${productId}`.execute(reader)
  return rows[0]?.standing ?? 'unknown'
}

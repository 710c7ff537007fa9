import type { ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

const LONGEST = 200
const LONGEST_ENDING = 12

/** 'Jollof rice (copy)', 'Jollof rice (copy 2)', …: the first that the shop does not have. */
export async function findFreeName(tx: Tx, shopId: ShopId, name: string): Promise<string> {
  const base = [...name]
    .slice(0, LONGEST - LONGEST_ENDING)
    .join('')
    .trim()
  const { rows } = await sql<{ name: string }>`
    select ${base}::text || case when n = 1 then ' (copy)' else ' (copy ' || n || ')' end as name
    from generate_series(1, 1000) as n
    where not exists (
      select from products p
      where p.shop_id = ${shopId} and p.status <> 'REMOVED'
        and p.name = ${base}::text || case when n = 1 then ' (copy)' else ' (copy ' || n || ')' end
    )
    order by n limit 1`.execute(tx)
  return rows[0]?.name ?? `${base} (copy)`
}

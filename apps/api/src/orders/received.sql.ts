import type { AccountId, ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

export async function existsDelivered(
  reader: Reader,
  { accountId, productId }: { accountId: AccountId; productId: ProductId },
): Promise<boolean> {
  const { rows } = await sql`
    select from order_lines l join orders o on o.id = l.order_id
    where l.product_id = ${productId} and o.account_id = ${accountId} and o.delivered_at is not null
    limit 1`.execute(reader)
  return rows.length > 0
}

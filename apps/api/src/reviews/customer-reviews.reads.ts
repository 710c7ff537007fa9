import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** ADMIN-36 */
export async function countCustomerReviews(reader: Reader, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reviews where account_id = ${accountId}`.execute(reader)
  return rows[0]?.count ?? 0
}

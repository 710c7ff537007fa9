import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** SHELL-12: runs on every page that a customer opens, so it reads only the quantities. */
export async function countCart(reader: Reader, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ items: number }>`
    select coalesce(sum(quantity), 0)::integer as items from cart_lines
    where account_id = ${accountId} and removed_at is null`.execute(reader)
  return rows[0]?.items ?? 0
}

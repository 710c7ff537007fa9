import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

type Handed = { accountId: AccountId; guestLineId: string; quantity: number }

/**
 * S10: records the quantity of a guest's line that was merged, and returns what had been merged before. Concurrent merges of
 * the same line wait for each other here.
 */
export async function recordMerge(tx: Tx, { accountId, guestLineId, quantity }: Handed): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    insert into merged_lines as merged (account_id, guest_line_id, quantity)
    values (${accountId}, ${guestLineId}, ${quantity})
    on conflict (account_id, guest_line_id) do update
    set
      quantity = greatest(merged.quantity, excluded.quantity),
      -- A repeat adds nothing, so it is no reason to remember for longer than what it added is.
      merged_at = case when excluded.quantity > merged.quantity then now() else merged.merged_at end
    returning coalesce(old.quantity, 0) as before`.execute(tx)
  return rows[0]?.before ?? 0
}

export async function deleteMergesOf(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`delete from merged_lines where account_id = ${accountId}`.execute(tx)
}

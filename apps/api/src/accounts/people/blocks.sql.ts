import type { AccountBlockId, AccountId, StaffMemberId } from '@ahia/contracts/ids'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

export type BlockRow = Selectable<Tables['account_blocks']>
export type NewBlock = {
  id: AccountBlockId
  accountId: AccountId
  by: StaffMemberId
  reason: BlockRow['reason']
  words: string
  endsAt: Date | null
  reviewAt: Date | null
}

/** False when a block is open already. */
export async function insertBlock(tx: Tx, block: NewBlock): Promise<boolean> {
  const { id, accountId, by, reason, words, endsAt, reviewAt } = block
  const inserted = await tx
    .insertInto('account_blocks')
    .values({
      id,
      account_id: accountId,
      blocked_by: by,
      reason,
      words,
      ends_at: endsAt,
      review_at: reviewAt,
    })
    .onConflict((open) => open.column('account_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findOpenBlock(reader: Reader, accountId: AccountId): Promise<BlockRow | null> {
  const block = await reader
    .selectFrom('account_blocks')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return block ?? null
}

/** False when none is open. */
export async function endBlock(
  tx: Tx,
  { accountId, by }: { accountId: AccountId; by: StaffMemberId | null },
): Promise<boolean> {
  const ended = await tx
    .updateTable('account_blocks')
    .set({ ended_at: sql<Date>`now()`, ended_by: by })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

export async function listDueBlocks(reader: Reader, limit: number): Promise<AccountId[]> {
  const { rows } = await sql<{ id: AccountId }>`
    select account_id as id from account_blocks
    where ended_at is null and ends_at <= now() order by ends_at limit ${limit}`.execute(reader)
  return rows.map(({ id }) => id)
}

/** False for a deleted account, which stays so. */
export async function setBlocked(tx: Tx, accountId: AccountId, isBlocked: boolean): Promise<boolean> {
  const set = await tx
    .updateTable('accounts')
    .set({ status: isBlocked ? 'SUSPENDED' : 'ACTIVE' })
    .where('id', '=', accountId)
    .where('status', '<>', 'DELETED')
    .returning('id')
    .executeTakeFirst()
  return set !== undefined
}

export const listBlocks = (reader: Reader, accountId: AccountId): Promise<BlockRow[]> =>
  reader
    .selectFrom('account_blocks')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('blocked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

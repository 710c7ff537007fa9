import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

type NewDeletion = { accountId: AccountId; keepsNewsletter: boolean; requestId: string }

/** Asked for twice, the first day counts. */
export async function insertDeletion(tx: Tx, deletion: NewDeletion): Promise<void> {
  const { accountId, keepsNewsletter, requestId } = deletion
  await sql`
    insert into account_deletions (account_id, keeps_newsletter, request_id)
    values (${accountId}, ${keepsNewsletter}, ${requestId})
    on conflict (account_id) do update set keeps_newsletter = excluded.keeps_newsletter`.execute(tx)
}

export async function deleteDeletion(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`delete from account_deletions where account_id = ${accountId} and finished_at is null`.execute(tx)
}

export async function findRequestedAt(reader: Reader, accountId: AccountId): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select requested_at as at from account_deletions where account_id = ${accountId} and finished_at is null`.execute(
    reader,
  )
  return rows[0]?.at ?? null
}

export async function listWaitingDeletions(
  reader: Reader,
  { after, limit }: { after: AccountId | null; limit: number },
): Promise<AccountId[]> {
  const { rows } = await sql<{ id: AccountId }>`
    select account_id as id from account_deletions
    where finished_at is null and (${after}::uuid is null or account_id > ${after}::uuid)
    order by account_id limit ${limit}`.execute(reader)
  return rows.map(({ id }) => id)
}

export type WaitingDeletion = {
  keepsNewsletter: boolean
  requestId: string
  /** 30 days have passed. */
  isDue: boolean
  /** The account is gone already; only an order was left. */
  isErased: boolean
}

export async function lockDeletion(tx: Tx, accountId: AccountId): Promise<WaitingDeletion | null> {
  const { rows } = await sql<WaitingDeletion>`
    select d.keeps_newsletter as "keepsNewsletter", d.request_id as "requestId", d.due_at <= now() as "isDue",
      a.status = 'DELETED' as "isErased"
    from account_deletions d join accounts a on a.id = d.account_id
    where d.account_id = ${accountId} and d.finished_at is null for update of d`.execute(tx)
  return rows[0] ?? null
}

export async function finishDeletion(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`update account_deletions set finished_at = now() where account_id = ${accountId}`.execute(tx)
}

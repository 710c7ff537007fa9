import type { AccountId, StaffMemberId, SupportViewId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Reader, Tx } from '#tables.ts'

const CODE_MINUTES = 10

/** False when another customer happens to have the same digits at this moment. Replaces earlier ones. */
export async function insertSupportCode(
  tx: Tx,
  { accountId, codeHash }: { accountId: AccountId; codeHash: Buffer },
): Promise<Date | null> {
  await sql`delete from support_codes where account_id = ${accountId} or expires_at < now()`.execute(tx)
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into support_codes (account_id, code_hash, expires_at)
    values (${accountId}, ${codeHash}, now() + make_interval(mins => ${sql.lit(CODE_MINUTES)}))
    on conflict do nothing returning expires_at as "expiresAt"`.execute(tx)
  return rows[0]?.expiresAt ?? null
}

/** Used once: of two colleagues who type it at once, one gets the account. */
export async function takeSupportCode(tx: Tx, codeHash: Buffer): Promise<AccountId | null> {
  const { rows } = await sql<{ id: AccountId }>`
    delete from support_codes where code_hash = ${codeHash} and expires_at > now()
    returning account_id as id`.execute(tx)
  return rows[0]?.id ?? null
}

export async function insertSupportView(
  tx: Tx,
  { id, accountId, staffId }: { id: SupportViewId; accountId: AccountId; staffId: StaffMemberId },
): Promise<void> {
  await endViews(tx, accountId)
  await tx.insertInto('support_views').values({ id, account_id: accountId, staff_id: staffId }).execute()
}

/** A view that ran out keeps its own end. */
export async function endViews(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`
    update support_views set ended_at = least(now(), ends_at)
    where account_id = ${accountId} and ended_at is null`.execute(tx)
}

export async function deleteSupportCode(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`delete from support_codes where account_id = ${accountId}`.execute(tx)
}

type OpenView = { by: string; endsAt: Date }

export async function findOpenView(reader: Reader, accountId: AccountId): Promise<OpenView | null> {
  const { rows } = await sql<OpenView>`
    select s.name as by, v.ends_at as "endsAt" from support_views v join staff_names s on s.id = v.staff_id
    where v.account_id = ${accountId} and v.ended_at is null and v.ends_at > now()`.execute(reader)
  return rows[0] ?? null
}

/** Of this colleague, while it lasts. */
export async function findOwnView(
  reader: Reader,
  { id, staffId }: { id: SupportViewId; staffId: StaffMemberId },
): Promise<{ accountId: AccountId; endsAt: Date } | null> {
  const { rows } = await sql<{ accountId: AccountId; endsAt: Date }>`
    select account_id as "accountId", ends_at as "endsAt" from support_views
    where id = ${id} and staff_id = ${staffId} and ended_at is null and ends_at > now()`.execute(reader)
  return rows[0] ?? null
}

export async function listViews(reader: Reader, accountId: AccountId) {
  const { rows } = await sql<{ openedAt: Date; endedAt: Date }>`
    select opened_at as "openedAt", coalesce(ended_at, ends_at) as "endedAt" from support_views
    where account_id = ${accountId} order by opened_at desc, id desc limit 200`.execute(reader)
  return rows
}

export const deleteOldSupportCodes = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'support_codes', sql`expires_at < now()`)

import type { AccountId, AccountNoteId, AccountRevealId, SessionId, StaffMemberId } from '@ahia/contracts/ids'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

/** ADMIN-35: by the whole key, each from an index. */
export async function findByEmail(reader: Reader, email: string): Promise<AccountId | null> {
  const { rows } = await sql<{ id: AccountId }>`
    select id from accounts where kind = 'CUSTOMER' and email = ${email}`.execute(reader)
  return rows[0]?.id ?? null
}

/** Several people can share a telephone. */
export async function findByPhone(reader: Reader, phone: string): Promise<AccountId[]> {
  const { rows } = await sql<{ id: AccountId }>`
    select account_id as id from customer_profiles
    where phone is not null and phone_key(phone) = phone_key(${phone}) order by account_id limit 20`.execute(
    reader,
  )
  return rows.map(({ id }) => id)
}

export type Person = {
  accountId: AccountId
  email: string | null
  status: Selectable<Tables['accounts']>['status']
  createdAt: Date
  restrictedAt: Date | null
  name: string | null
  phone: string | null
  street: string | null
  city: string | null
  state: string | null
}

export async function findPeople(reader: Reader, accountIds: readonly AccountId[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select a.id as "accountId", a.email, a.status, a.created_at as "createdAt", a.restricted_at as "restrictedAt",
      p.name, p.phone, p.street, p.city, p.state
    from accounts a left join customer_profiles p on p.account_id = a.id
    where a.id = any(${accountIds}::uuid[]) and a.kind = 'CUSTOMER' order by a.id`.execute(reader)
  return rows
}

type NewReveal = {
  id: AccountRevealId
  accountId: AccountId
  staffId: StaffMemberId
  fields: string[]
  reason: Selectable<Tables['account_reveals']>['reason']
}

/** One after the other for each colleague, so that the count is exact. Returns how many in this hour, with this one. */
export async function insertReveal(tx: Tx, reveal: NewReveal): Promise<number> {
  const { id, accountId, staffId, fields, reason } = reveal
  await sql`select pg_advisory_xact_lock(hashtextextended('reveals:' || ${staffId}::text, 0))`.execute(tx)
  await tx
    .insertInto('account_reveals')
    .values({ id, account_id: accountId, staff_id: staffId, fields, reason })
    .execute()
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account_reveals
    where staff_id = ${staffId} and revealed_at > now() - interval '1 hour'`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function listReveals(reader: Reader, accountId: AccountId) {
  const { rows } = await sql<{ by: string; fields: string[]; reason: string; at: Date }>`
    select s.name as by, r.fields, r.reason, r.revealed_at as at
    from account_reveals r join staff_names s on s.id = r.staff_id
    where r.account_id = ${accountId} order by r.revealed_at desc, r.id desc limit 100`.execute(reader)
  return rows
}

type NewNote = { id: AccountNoteId; accountId: AccountId; staffId: StaffMemberId; words: string }

export async function insertNote(tx: Tx, { id, accountId, staffId, words }: NewNote): Promise<void> {
  await tx
    .insertInto('account_notes')
    .values({ id, account_id: accountId, staff_id: staffId, words })
    .execute()
}

export async function listNotes(reader: Reader, accountId: AccountId) {
  const { rows } = await sql<{ by: string; words: string; at: Date }>`
    select s.name as by, n.words, n.written_at as at
    from account_notes n join staff_names s on s.id = n.staff_id
    where n.account_id = ${accountId} order by n.written_at desc, n.id desc limit 100`.execute(reader)
  return rows
}

export async function listOpenSessionsOf(reader: Reader, accountId: AccountId) {
  const { rows } = await sql<{ id: SessionId; device: string; network: string; lastUsedAt: Date }>`
    select id, device, network, last_used_at as "lastUsedAt" from sessions
    where account_id = ${accountId} and ended_at is null and expires_at > now()
    order by last_used_at desc, id desc limit 100`.execute(reader)
  return rows
}

/** PRIV-06: what staff wrote and saw of a customer, and what was asked and answered, two years later. */
export async function deleteOldRecords(tx: Tx): Promise<void> {
  const old = sql`now() - interval '2 years'`
  await sql`delete from data_requests where decided_at < ${old}`.execute(tx)
  await sql`delete from account_notes where written_at < ${old}`.execute(tx)
  await sql`delete from account_reveals where revealed_at < ${old}`.execute(tx)
  await sql`delete from account_blocks where ended_at < ${old}`.execute(tx)
}

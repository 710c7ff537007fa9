import type { AccountId, DataRequestId, StaffMemberId } from '@ahia/contracts/ids'
import type { DataRequest } from '@ahia/contracts/shapes/data-request'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

export type RequestRow = Selectable<Tables['data_requests']>
type NewRequest = Pick<
  RequestRow,
  'id' | 'account_id' | 'kind' | 'source' | 'contact' | 'words' | 'identity'
> & {
  receivedAt: Date | null
}

/** The same wish twice is one request: returns the one that is open. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<RequestRow> {
  const { id, account_id, kind, source, contact, words, identity, receivedAt } = request
  await sql`
    insert into data_requests (id, account_id, kind, source, contact, words, identity, received_at, due_at)
    values (${id}, ${account_id}, ${kind}, ${source}, ${contact}, ${words}, ${identity},
      coalesce(${receivedAt}::timestamptz, now()), coalesce(${receivedAt}::timestamptz, now()) + interval '30 days')
    on conflict (account_id, kind) where state = 'OPEN' do nothing`.execute(tx)
  return tx
    .selectFrom('data_requests')
    .selectAll()
    .where((row) =>
      account_id === null
        ? row('id', '=', id)
        : row.and([row('account_id', '=', account_id), row('kind', '=', kind), row('state', '=', 'OPEN')]),
    )
    .executeTakeFirstOrThrow()
}

export const listRequestsOf = (reader: Reader, accountId: AccountId): Promise<RequestRow[]> =>
  reader
    .selectFrom('data_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

type Page = { state: 'OPEN' | 'ALL'; after: DataRequestId | null; limit: number }

/** Open ones by their due time, all of them newest first; a page after the one with this id. */
export async function listRequestPage(reader: Reader, { state, after, limit }: Page): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select r.* from data_requests r
    where (${state} = 'ALL' or r.state = 'OPEN') and (${after}::uuid is null or (
      select case when ${state} = 'OPEN' then (r.due_at, r.id) > (a.due_at, a.id)
        else (r.received_at, r.id) < (a.received_at, a.id) end
      from data_requests a where a.id = ${after}::uuid))
    order by case when ${state} = 'OPEN' then r.due_at end, case when ${state} = 'ALL' then r.received_at end desc,
      case when ${state} = 'OPEN' then r.id end, r.id desc
    limit ${limit}`.execute(reader)
  return rows
}

export async function findRequest(reader: Reader, id: DataRequestId): Promise<RequestRow | null> {
  return (
    (await reader.selectFrom('data_requests').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  )
}

export async function lockRequest(tx: Tx, id: DataRequestId): Promise<RequestRow | null> {
  return (
    (await tx.selectFrom('data_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
    null
  )
}

type Decision = Pick<RequestRow, 'reason' | 'answer' | 'identity'> & {
  state: 'DONE' | 'REFUSED'
  by: StaffMemberId
}

export async function closeRequest(tx: Tx, id: DataRequestId, decision: Decision): Promise<void> {
  const { state, reason, answer, identity, by } = decision
  await tx
    .updateTable('data_requests')
    .set({ state, reason, answer, identity, decided_by: by, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export const toDataRequest = (row: RequestRow): DataRequest => ({
  id: row.id,
  kind: row.kind,
  words: row.words,
  receivedAt: row.received_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  state: row.state,
  answer: row.answer,
  decidedAt: row.decided_at?.toISOString() ?? null,
})

/** False when there is no such account. */
export async function setRestricted(tx: Tx, accountId: AccountId, isRestricted: boolean): Promise<boolean> {
  const { rows } = await sql`
    update accounts set restricted_at = case when ${isRestricted} then coalesce(restricted_at, now()) end
    where id = ${accountId} returning 1`.execute(tx)
  return rows.length === 1
}

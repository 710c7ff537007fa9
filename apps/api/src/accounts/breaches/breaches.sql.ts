import type { AccountId, BreachDecisionId, BreachId, StaffMemberId } from '@ahia/contracts/ids'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

export type BreachRow = Selectable<Tables['breaches']>
type NewBreach = Pick<
  BreachRow,
  'id' | 'title' | 'words' | 'affects' | 'shop_id' | 'began_at' | 'ended_at' | 'found_at' | 'recorded_by'
>

export async function insertBreach(tx: Tx, breach: NewBreach): Promise<void> {
  await tx
    .insertInto('breaches')
    .values({ ...breach, due_at: sql<Date>`${breach.found_at}::timestamptz + interval '72 hours'` })
    .execute()
}

export async function findBreach(reader: Reader, id: BreachId): Promise<BreachRow | null> {
  return (await reader.selectFrom('breaches').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

export async function lockBreach(tx: Tx, id: BreachId): Promise<BreachRow | null> {
  return (
    (await tx.selectFrom('breaches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
  )
}

export const listBreachRows = (reader: Reader): Promise<BreachRow[]> =>
  reader
    .selectFrom('breaches')
    .selectAll()
    .orderBy('found_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

/** Whom it affects, by time and subject. Those without an address have nothing of theirs left. */
function whoIsAffected({ affects, shop_id, began_at, ended_at }: BreachRow): RawBuilder<unknown> {
  const withAddress = sql`a.email is not null and a.kind = 'CUSTOMER'`
  if (affects === 'EVERYBODY')
    return sql`select a.id from accounts a where ${withAddress} and a.created_at <= ${ended_at}`
  if (affects === 'SIGNED_IN')
    return sql`
      select distinct a.id from accounts a join sessions s on s.account_id = a.id
      where ${withAddress} and s.created_at <= ${ended_at} and s.last_used_at >= ${began_at}`
  return sql`
    select distinct a.id from accounts a join order_customers o on o.account_id = a.id
    where ${withAddress} and o.shop_id = ${shop_id} and o.placed_at <= ${ended_at}`
}

export async function countAffected(reader: Reader, breach: BreachRow): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${whoIsAffected(breach)}) as affected`.execute(reader)
  return rows[0]?.count ?? 0
}

/** Fixed at the moment of the decision; returns them. */
export async function insertAffected(tx: Tx, breach: BreachRow): Promise<AccountId[]> {
  const { rows } = await sql<{ id: AccountId }>`
    insert into breach_people (breach_id, account_id)
    select ${breach.id}, affected.id from (${whoIsAffected(breach)}) as affected
    on conflict do nothing returning account_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whether it was still to be emailed to them. */
export async function takeTurnToEmail(
  tx: Tx,
  { breachId, accountId }: { breachId: BreachId; accountId: AccountId },
): Promise<boolean> {
  const { rows } = await sql`
    update breach_people set emailed_at = now()
    where breach_id = ${breachId} and account_id = ${accountId} and emailed_at is null returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

type DecisionRow = Selectable<Tables['breach_decisions']>

type NewDecision = { id: BreachDecisionId; breachId: BreachId; by: StaffMemberId } & Pick<
  DecisionRow,
  'decision' | 'words'
>

export async function insertDecision(
  tx: Tx,
  { id, breachId, by, decision, words }: NewDecision,
): Promise<void> {
  await tx
    .insertInto('breach_decisions')
    .values({ id, breach_id: breachId, staff_id: by, decision, words })
    .execute()
}

export async function setDecided(
  tx: Tx,
  id: BreachId,
  decision: 'REPORTED' | 'NO_RISK' | 'EMAILED' | 'NO_HIGH_RISK',
): Promise<void> {
  const at = sql<Date>`now()`
  const change =
    decision === 'REPORTED' || decision === 'NO_RISK'
      ? { commission_decision: decision, commission_at: at }
      : { people_decision: decision, people_at: at }
  await tx.updateTable('breaches').set(change).where('id', '=', id).execute()
}

type ShownDecision = Pick<DecisionRow, 'decision' | 'words'> & { by: string; at: Date }

/** The names of colleagues come from the slice that owns them, by view. */
export async function listDecisions(reader: Reader, id: BreachId): Promise<ShownDecision[]> {
  const { rows } = await sql<ShownDecision>`
    select d.decision, d.words, s.name as by, d.decided_at as at
    from breach_decisions d join staff_names s on s.id = d.staff_id
    where d.breach_id = ${id} order by d.decided_at, d.id`.execute(reader)
  return rows
}

import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

export type Erasure = { number: number; accountId: AccountId; erasedAt: Date }

/** The next number without a gap: nobody else can add one until this transaction ends. */
export async function insertErasure(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`lock table erasures in share row exclusive mode`.execute(tx)
  await sql`
    insert into erasures (number, account_id)
    select coalesce(max(number), 0) + 1, ${accountId} from erasures`.execute(tx)
}

/** One that the object store already has; it keeps its number. */
export async function insertStoredErasure(tx: Tx, { number, accountId, erasedAt }: Erasure): Promise<void> {
  await sql`
    insert into erasures (number, account_id, erased_at, stored_at)
    values (${number}, ${accountId}, ${erasedAt}, now()) on conflict do nothing`.execute(tx)
}

export async function findLastNumber(reader: Reader): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0)::int as number from erasures`.execute(reader)
  return rows[0]?.number ?? 0
}

/** In their order, so that the store never has a gap. */
export async function listUnstored(tx: Tx, limit: number): Promise<Erasure[]> {
  const { rows } = await sql<Erasure>`
    select number::int as number, account_id as "accountId", erased_at as "erasedAt" from erasures
    where stored_at is null order by number limit ${limit} for update`.execute(tx)
  return rows
}

export async function markStored(tx: Tx, number: number): Promise<void> {
  await sql`update erasures set stored_at = now() where number = ${number}`.execute(tx)
}

/** Where in the store the lines of this market are. */
export async function findStoreId(reader: Reader): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from erasure_store`.execute(reader)
  return rows[0]?.id ?? ''
}

import { sql, type Transaction } from 'kysely'

/** Waits until no other transaction, in whichever process, does the thing of this name; ends with the transaction. */
export async function takeTurns<Tables>(tx: Transaction<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** The same without waiting, for what takes longer than any statement may wait: false while another is at it. */
export async function isOurTurn<Tables>(tx: Transaction<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as ours`.execute(tx)
  return rows[0]?.ours ?? false
}

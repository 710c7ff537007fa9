import { sql, type Transaction } from 'kysely'

/** Waits until no other transaction, in whichever process, does the thing of this name; ends with the transaction. */
export async function takeTurns<Tables>(tx: Transaction<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

import { sql, type Transaction } from 'kysely'

/** Waits until no other transaction, in any process, holds the lock of this name; held until the transaction ends. */
export async function advisoryLock<Tables>(tx: Transaction<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** The same without waiting, for work that takes longer than any statement may wait: false while another holds it. */
export async function tryAdvisoryLock<Tables>(tx: Transaction<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isHeld"`.execute(tx)
  return rows[0]?.isHeld ?? false
}

import type { Store } from './open-store.ts'

/** Everything that was ever paid, sent back or told of is forgotten; numbers go on. */
export function emptyStore({ sql, inTransaction }: Store): void {
  inTransaction(() => {
    sql.run`delete from webhooks`
    sql.run`delete from refunds`
    sql.run`delete from dispute_files`
    sql.run`delete from disputes`
    sql.run`delete from reversals`
    sql.run`delete from transfers`
    sql.run`delete from recipients`
    sql.run`delete from transactions`
  })
}

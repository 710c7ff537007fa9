import { type RawBuilder, sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Tx } from '#tables.ts'
import { MAX_REMOVED } from '../cart-lines.sql.ts'

/** After this long nobody undoes a removal, or returns with a phone that was in the middle of a merge. */
const KEEP_DAYS = 30
/** Small enough that no other statement waits for it. */
const AT_ONCE = 5_000

/** All of these return the number of deleted rows. */
export const deleteOldRemoved = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'cart_lines', isOld(sql`removed_at`))
export const deleteOldMerges = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'merged_lines', isOld(sql`merged_at`))

/** The oldest removed lines of accounts that have more than the limit. */
export async function deleteRemovedBeyond(tx: Tx): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from cart_lines where removed_at is not null and id = any(array(
      select beyond.id from (
        select account_id from cart_lines where removed_at is not null
        group by account_id having count(*) > ${sql.lit(MAX_REMOVED)}
      ) as busy cross join lateral (
        select id from cart_lines where account_id = busy.account_id and removed_at is not null
        order by removed_at desc, id desc offset ${sql.lit(MAX_REMOVED)}
      ) as beyond
      limit ${sql.lit(AT_ONCE)}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

const isOld = (since: RawBuilder<unknown>) =>
  sql`${since} < now() - make_interval(days => ${sql.lit(KEEP_DAYS)})`

import type { AccountId, TermsAcceptanceId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Reader, Tx } from '#tables.ts'

/** After this long the terms have to be accepted again, as they may have changed. */
const GOOD_HOURS = 24
const KEEP_UNBOUND_DAYS = 7

type Acceptance = { id: TermsAcceptanceId; email: string; version: string }

export async function insertAcceptance(tx: Tx, acceptance: Acceptance): Promise<void> {
  await tx.insertInto('terms_acceptances').values(acceptance).execute()
}

/** Assigns the address's latest acceptance to its account; false when this version was not accepted recently. */
export async function bindAcceptance(
  tx: Tx,
  { email, version, accountId }: Omit<Acceptance, 'id'> & { accountId: AccountId },
): Promise<boolean> {
  const bound = await tx
    .updateTable('terms_acceptances')
    .set({ account_id: accountId })
    .where('id', '=', (latest) =>
      latest
        .selectFrom('terms_acceptances')
        .select('id')
        .where('email', '=', email)
        .where('version', '=', version)
        .where('account_id', 'is', null)
        .where('accepted_at', '>', sql<Date>`now() - make_interval(hours => ${sql.lit(GOOD_HOURS)})`)
        .orderBy('accepted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst()
  return bound !== undefined
}

/** Acceptances of addresses that never became a shop's account. */
export const deleteUnboundAcceptances = (tx: Tx): Promise<number> =>
  deleteSome(
    tx,
    'terms_acceptances',
    sql`account_id is null and accepted_at < now() - make_interval(days => ${sql.lit(KEEP_UNBOUND_DAYS)})`,
  )

export const listAcceptances = (reader: Reader, accountId: AccountId) =>
  reader
    .selectFrom('terms_acceptances')
    .select(['version', 'accepted_at as acceptedAt'])
    .where('account_id', '=', accountId)
    .orderBy('accepted_at')
    .orderBy('id')
    .limit(1_000)
    .execute()

/** SELL-53: which terms an account accepted stays on record, without its address. */
export async function eraseAcceptances(
  tx: Tx,
  { email, accountId }: { email: string; accountId: AccountId },
) {
  await tx
    .deleteFrom('terms_acceptances')
    .where('email', '=', email)
    .where('account_id', 'is', null)
    .execute()
  await tx.updateTable('terms_acceptances').set({ email: '' }).where('account_id', '=', accountId).execute()
}

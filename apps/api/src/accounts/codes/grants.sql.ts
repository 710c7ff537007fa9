import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Reader, Tx } from '#tables.ts'
import type { CodeFor } from './codes.sql.ts'
import { GRANT_MINUTES, type GrantClaims } from './grant-token.ts'

/** What a proven address opens. A registration's has an account once its password is set. */
export type OpenGrant = GrantClaims & { email: string; accountId: AccountId | null }

export type NewGrant = CodeFor & { grantId: string }

export async function insertGrant(tx: Tx, { grantId, kind, email, purpose }: NewGrant): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(mins => ${sql.lit(GRANT_MINUTES)})`
  await tx.insertInto('grants').values({ id: grantId, kind, email, purpose, expires_at }).execute()
}

/** Null also when the account that it has made is no longer in use. */
export async function findOpenGrant(reader: Reader, grantId: string): Promise<OpenGrant | null> {
  const grant = await reader
    .selectFrom('grants')
    .leftJoin('accounts', 'accounts.id', 'grants.account_id')
    .select([
      'grants.id as grantId',
      'grants.kind',
      'grants.purpose',
      'grants.email',
      'grants.account_id as accountId',
    ])
    .where('grants.id', '=', grantId)
    .where('grants.finished_at', 'is', null)
    .where('grants.expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`coalesce(accounts.status, 'ACTIVE') = 'ACTIVE'`)
    .executeTakeFirst()
  return grant ?? null
}

/** Notes which account the grant has made; false when it has made one before, or is over. */
export async function setGrantAccount(tx: Tx, grantId: string, accountId: AccountId): Promise<boolean> {
  const updated = await tx
    .updateTable('grants')
    .set({ account_id: accountId })
    .where('id', '=', grantId)
    .where('account_id', 'is', null)
    .where('finished_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Uses the grant up; false when that was done before, or its time is over. */
export async function finishGrant(tx: Tx, grantId: string): Promise<boolean> {
  const finished = await tx
    .updateTable('grants')
    .set({ finished_at: sql<Date>`now()` })
    .where('id', '=', grantId)
    .where('finished_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst()
  return finished !== undefined
}

type Proven = Pick<NewGrant, 'kind' | 'email'>

/** Closes whatever was opened for the address before, for either purpose, but the grant `except`. */
export async function finishGrants(tx: Tx, { kind, email }: Proven, except: string | null): Promise<void> {
  await tx
    .updateTable('grants')
    .set({ finished_at: sql<Date>`now()` })
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where(sql<boolean>`id is distinct from ${except}`)
    .where('finished_at', 'is', null)
    .execute()
}

/** The registration that made this account cannot be ended any more, which would sign somebody in. */
export async function closeRegistration(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .updateTable('grants')
    .set({ finished_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('finished_at', 'is', null)
    .execute()
}

export const deleteOldGrants = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'grants', sql`expires_at < now() - interval '1 day'`)

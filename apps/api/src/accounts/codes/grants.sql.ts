import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Reader, Tx } from '#tables.ts'
import type { CodeFor } from './codes.sql.ts'
import { GRANT_MINUTES, type GrantClaims } from './grant-token.ts'

/** What a verified address may do. A registration's grant has an account once the password is set. */
export type OpenGrant = GrantClaims & { email: string; accountId: AccountId | null }

export type NewGrant = CodeFor & { grantId: string }

export async function insertGrant(tx: Tx, { grantId, kind, email, purpose }: NewGrant): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(mins => ${sql.lit(GRANT_MINUTES)})`
  await tx.insertInto('grants').values({ id: grantId, kind, email, purpose, expires_at }).execute()
}

/** Null also when the account it created is no longer active. */
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

/** Stores the account that the grant created; false when it already has one, or has ended. */
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

/** Consumes the grant; false when it was consumed before or has expired. */
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

/** Finishes all grants of the address, for both purposes, except the grant `except`. */
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

/** Ends the registration that created this account, as completing it would sign somebody in. */
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

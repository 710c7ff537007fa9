import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

/** The credentials of an active account. */
export type Credentials = { accountId: AccountId; email: string; passwordHash: string }

export async function findCredentials(reader: Reader, accountId: AccountId): Promise<Credentials | null> {
  const row = await reader
    .selectFrom('accounts')
    .select(['email', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!row || row.email === null || row.passwordHash === null) return null
  return { accountId, email: row.email, passwordHash: row.passwordHash }
}

/** The same, whether it is blocked or not: for a deletion that was asked for earlier. */
export async function findErasable(reader: Reader, accountId: AccountId): Promise<Credentials | null> {
  const row = await reader
    .selectFrom('accounts')
    .select(['email', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst()
  if (!row || row.email === null || row.passwordHash === null) return null
  return { accountId, email: row.email, passwordHash: row.passwordHash }
}

type Proven = { accountId: AccountId; passwordHash: string }

/**
 * Whether the verified password is still the account's. It stays so until this transaction ends: a concurrent reset waits,
 * and then ends the session that was opened here.
 */
export async function holdCredentials(tx: Tx, { accountId, passwordHash }: Proven): Promise<boolean> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .where('status', '=', 'ACTIVE')
    .forShare()
    .executeTakeFirst()
  return account !== undefined
}

/** False when the password has changed since it was verified. */
export async function changePasswordHash(
  tx: Tx,
  { accountId, passwordHash, newHash }: Proven & { newHash: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('accounts')
    .set({ password_hash: newHash })
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .where('status', '=', 'ACTIVE')
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** PROF-06: the row stays, as orders reference it, but without personal data; the address is free again. */
export async function emptyAccount(tx: Tx, { accountId, passwordHash }: Proven): Promise<boolean> {
  const emptied = await tx
    .updateTable('accounts')
    .set({ status: 'DELETED', email: null, password_hash: null, deleted_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .where('status', '<>', 'DELETED')
    .returning('id')
    .executeTakeFirst()
  return emptied !== undefined
}

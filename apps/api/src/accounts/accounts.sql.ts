import type { AccountId } from '@ahia/contracts/ids'
import type { Selectable } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'
import type { AccountKind } from './sessions/access-token.ts'

type Address = { kind: AccountKind; email: string }
export type Account = {
  accountId: AccountId
  passwordHash: string | null
  status: Selectable<Tables['accounts']>['status']
}

export async function findAccount(reader: Reader, { kind, email }: Address): Promise<Account | null> {
  const account = await reader
    .selectFrom('accounts')
    .select(['id as accountId', 'password_hash as passwordHash', 'status'])
    .where('kind', '=', kind)
    .where('email', '=', email)
    .executeTakeFirst()
  return account ?? null
}

type NewAccount = Address & { accountId: AccountId; passwordHash: string }

/** False when the address already has an account. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const { accountId, kind, email, passwordHash } = account
  const inserted = await tx
    .insertInto('accounts')
    .values({ id: accountId, kind, email, password_hash: passwordHash })
    .onConflict((same) => same.columns(['kind', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type NewPassword = Address & { passwordHash: string }

/** The account whose password was set; null when there is none. */
export async function replacePassword(
  tx: Tx,
  { kind, email, passwordHash }: NewPassword,
): Promise<AccountId | null> {
  const account = await tx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('kind', '=', kind)
    .where('email', '=', email)
    .where('status', '<>', 'DELETED')
    .returning('id')
    .executeTakeFirst()
  return account?.id ?? null
}

/** Whether the account is active; if so, it cannot be deleted until this transaction ends. */
export async function isAccountHeld(tx: Tx, accountId: AccountId): Promise<boolean> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('status', '=', 'ACTIVE')
    .where('restricted_at', 'is', null) // PRIV-08: kept, and nothing else
    .forKeyShare()
    .executeTakeFirst()
  return account !== undefined
}

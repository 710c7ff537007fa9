import type { AccountId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { isAccountHeld } from './accounts.sql.ts'
import { notSignedIn } from './sessions/sessions.errors.ts'

/**
 * PROF-06: stands before whatever is written for an account. Until this transaction is over the account is not deleted;
 * one that is being deleted at this moment is waited for, and then refused, so that nothing outlives it.
 */
export async function holdAccount(tx: Tx, accountId: AccountId): Promise<void> {
  if (!(await isAccountHeld(tx, accountId))) throw notSignedIn()
}

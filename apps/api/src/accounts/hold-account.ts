import type { AccountId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { isAccountHeld } from './accounts.sql.ts'
import { notSignedIn } from './sessions/sessions.errors.ts'

/**
 * PROF-06: call it before writing anything for an account. The account cannot be deleted until this transaction ends; when
 * it is being deleted, this waits and then throws, so that nothing outlives the account.
 */
export async function holdAccount(tx: Tx, accountId: AccountId): Promise<void> {
  if (!(await isAccountHeld(tx, accountId))) throw notSignedIn()
}

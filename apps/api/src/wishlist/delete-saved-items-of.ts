import type { AccountId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { deleteAllSavedItems } from './saved-items.sql.ts'

/** PROF-06: for an account that is being deleted. */
export const deleteSavedItemsOf = (tx: Tx, accountId: AccountId): Promise<void> =>
  deleteAllSavedItems(tx, accountId)

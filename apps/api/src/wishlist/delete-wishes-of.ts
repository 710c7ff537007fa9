import type { AccountId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { deleteAllWishes } from './wishes.sql.ts'

/** PROF-06: for an account that is being deleted. */
export const deleteWishesOf = (tx: Tx, accountId: AccountId): Promise<void> => deleteAllWishes(tx, accountId)

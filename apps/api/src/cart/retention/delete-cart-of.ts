import type { AccountId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { deleteLinesOf } from '../change-lines.sql.ts'
import { deleteMergesOf } from '../merged-lines.sql.ts'

/** PROF-06: deletes the cart together with its account. */
export async function deleteCartOf(tx: Tx, accountId: AccountId): Promise<void> {
  await deleteLinesOf(tx, accountId)
  await deleteMergesOf(tx, accountId)
}

import type { AccountId } from '@ahia/contracts/ids'
import { NAMELESS } from '@ahia/rules/author-name'
import type { Tx } from '#tables.ts'
import { deleteUnanswered, renameAsker } from './own-questions.sql.ts'

/** PROF-06, WIN-41: answered questions of a deleted account stay without the name; the others go with it. */
export async function forgetAsker(tx: Tx, accountId: AccountId): Promise<void> {
  await deleteUnanswered(tx, accountId)
  await renameAsker(tx, accountId, NAMELESS)
}

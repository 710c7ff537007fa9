import type { AccountId } from '@ahia/contracts/ids'
import { NAMELESS } from '@ahia/rules/author-name'
import type { Tx } from '#tables.ts'
import { renameAuthor } from './own-reviews.sql.ts'

/** PROF-06: reviews of a deleted account stay, without the name. */
export const forgetAuthor = (tx: Tx, accountId: AccountId): Promise<void> =>
  renameAuthor(tx, accountId, NAMELESS)
